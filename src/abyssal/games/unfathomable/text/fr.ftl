### L'Insondable.

title = L’Insondable
blurb = Un paquebot, une tempête et quelque chose dans l’eau : menez le navire à bon port, à moins d’être de ceux qui doivent l’en empêcher.
