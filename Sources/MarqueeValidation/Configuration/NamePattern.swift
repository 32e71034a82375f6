/// A name in which `*` stands for any characters, or none.
package struct NamePattern: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the pattern matches a whole name.
  ///
  /// - Complexity: O(*name* × *pattern*) at worst, and linear for one `*`.
  package func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    var position = 0
    var offset = 0
    // The position of the last star, and the offset where its remainder is tried next.
    var retry: (star: Int, offset: Int)?
    while offset < name.count {
      if position < bytes.count, bytes[position] == UInt8(ascii: "*") {
        retry = (position, offset)
        position += 1
      } else if position < bytes.count, bytes[position] == name[offset] {
        position += 1
        offset += 1
      } else if let (star, start) = retry {
        retry = (star, start + 1)
        position = star + 1
        offset = start + 1
      } else {
        return false
      }
    }
    return bytes[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
