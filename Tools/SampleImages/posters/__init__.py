"""Posters, 200 by 300 units. What matters lies in the middle half: tall cells crop the sides."""
