/// Which byte of a number comes first.
enum ByteOrder {
  /// The most significant one: PNG, JPEG, HEIF, TIFF with `MM`.
  case bigEndian
  /// The least significant one: GIF, WebP, BMP, ICO, TIFF with `II`.
  case littleEndian
}
