// A place holds a coding path, so whoever imports places has it too.
@_exported public import struct MarqueeSupport.CodingPath
