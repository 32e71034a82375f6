// Sections contain layouts, so importing models imports layouts too.
@_exported public import MarqueeLayout
