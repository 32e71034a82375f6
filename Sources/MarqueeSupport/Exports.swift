// Apps use this target on its own; all other targets get it through MarqueeSupport.
@_exported public import MarqueeBasics
