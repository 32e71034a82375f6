// What is laid out is a screen, and its layouts, so whoever imports it has them too.
@_exported public import MarqueeLayout
@_exported public import MarqueeScreen
