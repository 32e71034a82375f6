// A source returns screens, makes them of catalogs, and reads what is published, so whoever imports it
// has them too.
@_exported public import MarqueeCatalog
@_exported public import MarqueeManifests
@_exported public import MarqueeScreen
