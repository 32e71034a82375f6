// The solver lays out screens and their layouts, so importing it imports both.
@_exported public import MarqueeLayout
@_exported public import MarqueeScreen
