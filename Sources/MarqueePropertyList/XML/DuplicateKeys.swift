import MarqueeDiagnostics

/// Finds keys that a dictionary has twice.
///
/// Every reader keeps one of the two values and drops the other without a word. Keys are equal when
/// they are equal as Swift strings, because the decoder's dictionaries compare them so.
struct DuplicateKeys {
  /// The largest dictionary whose keys are compared one by one.
  private static let maximumSmallCount = 12

  private let document: PropertyListDocument
  private var diagnostics: [Diagnostic] = []

  private init(_ document: PropertyListDocument) {
    self.document = document
  }

  /// One diagnostic for each key that repeats an earlier one of its dictionary, up to a limit.
  ///
  /// - Complexity: O(*n*) in the values of the document.
  static func find(in document: PropertyListDocument) -> [Diagnostic] {
    var search = DuplicateKeys(document)
    for index in document.values.indices where document.values[index].kind == .dictionary {
      search.compareKeys(of: index)
      guard search.diagnostics.count < XMLScanner.maximumFaultCount else { break }
    }
    return search.diagnostics
  }

  private mutating func compareKeys(of index: ValueIndex) {
    var count = 0
    var isPlain = true
    for key in document.children(of: index) {
      count += 1
      isPlain = isPlain && self.isPlain(key)
    }
    if count <= Self.maximumSmallCount, isPlain {
      compareBytes(of: index)
    } else {
      compareStrings(of: index)
    }
  }

  /// Compares keys as bytes, which needs no memory.
  private mutating func compareBytes(of index: ValueIndex) {
    for key in document.children(of: index) {
      let first = document.children(of: index).first { $0 >= key || haveEqualBytes($0, key) }
      if let first, first < key { report(first, key) }
    }
  }

  private mutating func compareStrings(of index: ValueIndex) {
    var firstByName: [String: ValueIndex] = [:]
    for key in document.children(of: index) {
      let name = document.string(of: key)
      if let first = firstByName[name] { report(first, key) } else { firstByName[name] = key }
    }
  }

  private func isPlain(_ key: ValueIndex) -> Bool {
    let value = document.values[key]
    guard !value.flags.contains(.hasMarkup) else { return false }
    let bytes = document.source.text.span
    for offset in value.content.offsets where bytes[offset] >= 0x80 { return false }
    return true
  }

  private func haveEqualBytes(_ left: ValueIndex, _ right: ValueIndex) -> Bool {
    let left = document.values[left].content.offsets
    let right = document.values[right].content.offsets
    guard left.count == right.count else { return false }
    let bytes = document.source.text.span
    for (offset, other) in zip(left, right) where bytes[offset] != bytes[other] { return false }
    return true
  }

  private mutating func report(_ first: ValueIndex, _ second: ValueIndex) {
    guard diagnostics.count < XMLScanner.maximumFaultCount else { return }
    diagnostics.append(
      Diagnostic(
        rule: .duplicateKey, severity: .error,
        message: "key '\(document.string(of: second))' stands twice in one dictionary",
        place: document.place(of: second), label: "again",
        notes: [
          Note("it stands here first", at: document.place(of: first)),
          Note("a reader keeps one of the two values and drops the other without a word"),
        ]))
  }
}
