// A screen is made of these, so whoever imports it has them too.
@_exported public import MarqueeCatalog
@_exported public import MarqueeLayout

@_exported public import struct MarqueeSupport.CodingPath
@_exported public import enum MarqueeSupport.JSONStyle
