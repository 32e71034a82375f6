// A catalog is made of these, and becomes a screen, so whoever imports it has them too.
@_exported public import MarqueeModels
@_exported public import MarqueeScreen
