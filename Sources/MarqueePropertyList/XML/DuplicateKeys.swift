import MarqueeDiagnostics

/// Finds keys that a dictionary has twice.
///
/// Every reader keeps one of the two values and drops the other without a word. Keys are equal when
/// they are equal as Swift strings, because the decoder's dictionaries compare them so.
enum DuplicateKeys {
  /// One diagnostic for each key that repeats an earlier one of its dictionary.
  ///
  /// - Complexity: O(*n*) in the values of the document.
  static func find(in document: PropertyListDocument) -> [Diagnostic] {
    document.values.indices.flatMap { index -> [Diagnostic] in
      guard document[index].kind == .dictionary else { return [] }
      return repeatedKeys(of: index, in: document).map { first, second in
        diagnostic(first, second, in: document)
      }
    }
  }

  private static func repeatedKeys(
    of index: ValueIndex, in document: PropertyListDocument
  ) -> [(first: ValueIndex, second: ValueIndex)] {
    let keys = Array(document.children(of: index))
    // The usual dictionary is small and has plain keys: comparing bytes needs no memory.
    if keys.count <= 12, keys.allSatisfy({ isPlain($0, in: document) }) {
      return keys.indices.dropFirst().compactMap { position in
        let content = bytes(of: keys[position], in: document)
        return keys[..<position].first { bytes(of: $0, in: document) == content }
          .map { ($0, keys[position]) }
      }
    }
    var firstByName: [String: ValueIndex] = [:]
    return keys.compactMap { key in
      let name = document.string(of: key)
      if let first = firstByName[name] { return (first, key) }
      firstByName[name] = key
      return nil
    }
  }

  private static func isPlain(_ key: ValueIndex, in document: PropertyListDocument) -> Bool {
    !document[key].flags.contains(.hasMarkup)
      && bytes(of: key, in: document).allSatisfy { $0 < 0x80 }
  }

  private static func bytes(
    of key: ValueIndex, in document: PropertyListDocument
  ) -> ArraySlice<UInt8> {
    document.source.text[document[key].content.offsets]
  }

  private static func diagnostic(
    _ first: ValueIndex, _ second: ValueIndex, in document: PropertyListDocument
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateKey, severity: .error,
      message: "key '\(document.string(of: second))' stands twice in one dictionary",
      place: document.place(of: second), label: "again",
      notes: [
        Note("it stands here first", at: document.place(of: first)),
        Note("a reader keeps one of the two values and drops the other without a word"),
      ])
  }
}
