/// A file of a revision, as `git ls-tree` lists it.
package struct GitEntry: Hashable {
  package enum Kind: Hashable {
    case file
    case link
    case submodule
  }

  package let kind: Kind
  /// The name of its object, in hexadecimal digits.
  package let object: String
  package let path: String
  /// The number of bytes of a file; `nil` if it is not known.
  package let byteCount: Int?

  /// Reads the records of `git ls-tree -z -l`: `100644 blob 1f2e… 12<tab>path<nul>`.
  ///
  /// - Parameter place: The place of the tree in the repository; empty for its top.
  package static func list(_ bytes: [UInt8], in place: String) -> [GitEntry] {
    bytes.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = record[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      guard words.count == 4, GitEntry.isObjectName(words[2]), GitPath.isSafe(path) else {
        return nil
      }
      let kind: Kind? =
        switch (words[0], words[1]) {
        case ("120000", "blob"): .link
        case (_, "blob"): .file
        case (_, "commit"): .submodule
        default: nil
        }
      return kind.map {
        GitEntry(
          kind: $0, object: words[2], path: GitPath.joined(place, path), byteCount: Int(words[3]))
      }
    }
  }

  /// Whether a text is the name of an object: digits of SHA-1 or SHA-256.
  package static func isObjectName(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }
}
