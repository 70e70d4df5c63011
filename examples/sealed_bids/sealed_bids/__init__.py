"""Sealed Bids, a small game of its own package: secret simultaneous bids, hidden hands, a payment.

Five wrecks lie face down. Each round one is turned up; all players bid one card at once, in
secret. The highest bid takes the wreck (a tie: the lower seat), and its bidder pays a toll of
cards face down. Then everyone draws a card. When no wreck is left, the most points win.
"""
