// What expectations return, so that whoever imports them needs nothing else.
@_exported public import MarqueeCompiler
