// The public API of sources uses catalogs and screens, so importing this module imports them too.
@_exported public import MarqueeCatalog
@_exported public import MarqueeScreen
