#if os(iOS)
  import Testing

  /// Tests in a simulator or on a device, one after another: what they show shares the device's
  /// settings.
  @Suite(.serialized) enum DeviceTests {}
#endif
