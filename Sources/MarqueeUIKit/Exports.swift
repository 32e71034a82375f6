#if os(iOS) || UIKIT_DOUBLE
  // The public API uses sources, so importing this module imports them too.
  @_exported public import MarqueeSources
#endif
