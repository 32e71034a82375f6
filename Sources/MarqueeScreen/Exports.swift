@_exported public import MarqueeLayout
// A screen contains models, so importing screens imports models too.
@_exported public import MarqueeModels

@_exported public import struct MarqueeBasics.CodingPath
@_exported public import enum MarqueeBasics.JSONStyle
