// The solver lays out screens and measures their texts, so importing it imports both.
@_exported public import MarqueeCells
@_exported public import MarqueeScreen
