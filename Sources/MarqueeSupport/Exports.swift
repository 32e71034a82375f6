// What apps have too is a target of its own; the others take all helpers from here.
@_exported public import MarqueeBasics
