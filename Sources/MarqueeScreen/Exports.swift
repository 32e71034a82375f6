@_exported public import MarqueeLayout
// A screen is made of these, so whoever imports it has them too.
@_exported public import MarqueeModels

@_exported public import struct MarqueeBasics.CodingPath
@_exported public import enum MarqueeBasics.JSONStyle
