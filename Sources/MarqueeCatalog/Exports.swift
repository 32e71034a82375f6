// Layouts are part of a catalog, so whoever imports it has them too.
@_exported public import MarqueeLayout
