/// A text for dictionary keys: compared by bytes, and cheap to hash in any script.
package struct ByteText: Hashable {
  /// The text as UTF-8.
  package let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package static func == (left: ByteText, right: ByteText) -> Bool {
    left.bytes.elementsEqual(right.bytes)
  }

  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
