// Layouts are part of what sections are, so whoever imports it has them too.
@_exported public import MarqueeLayout
