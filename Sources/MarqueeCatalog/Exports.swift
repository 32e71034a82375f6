// A catalog consists of models and becomes a screen, so importing it imports screens too.
@_exported public import MarqueeScreen
