### Into the Blue.

title = Into the Blue
blurb = Lancez les dés, plongez de palier en palier et laissez plus de coquillages que les autres là où dort le trésor.
