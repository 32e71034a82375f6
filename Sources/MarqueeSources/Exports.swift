// The public API of sources uses catalogs, screens and published manifests, so importing this
// module imports them too.
@_exported public import MarqueeCatalog
@_exported public import MarqueeManifests
@_exported public import MarqueeScreen
