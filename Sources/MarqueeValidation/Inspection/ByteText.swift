import MarqueePropertyList
import MarqueeSupport

/// A text for dictionary keys: compared by bytes, and cheap to hash in any script.
struct ByteText: Hashable {
  /// The text as UTF-8.
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The text as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func == (left: ByteText, right: ByteText) -> Bool {
    left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
