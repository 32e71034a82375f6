// Expectations return types of this module, so importing `MarqueeTesting` is enough.
@_exported public import MarqueeCompiler
