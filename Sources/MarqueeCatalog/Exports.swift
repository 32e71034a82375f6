// A catalog consists of models and becomes a screen, so importing it imports both.
@_exported public import MarqueeModels
@_exported public import MarqueeScreen
