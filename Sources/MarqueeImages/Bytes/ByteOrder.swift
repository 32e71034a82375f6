enum ByteOrder {
  /// The most significant one: PNG, JPEG, HEIF, Exif with `MM`.
  case bigEndian
  /// The least significant one: GIF, WebP, Exif with `II`.
  case littleEndian
}
