// A place has a coding path, so importing places imports coding paths too.
@_exported public import struct MarqueeScreen.CodingPath
