// A source returns screens, so whoever imports it has them too.
@_exported public import MarqueeScreen
