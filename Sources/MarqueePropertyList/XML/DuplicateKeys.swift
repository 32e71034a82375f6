import MarqueeDiagnostics

/// Finds keys that appear twice in a dictionary.
///
/// Every reader silently keeps one of the two values and drops the other. Keys are compared as
/// Swift strings, as in the decoder's dictionaries.
struct DuplicateKeys {
  /// The largest dictionary whose keys are compared one by one.
  private static let maximumSmallCount = 12

  private let document: PropertyListDocument
  private var diagnostics: [Diagnostic] = []

  /// Returns a diagnostic for each key that repeats an earlier key of its dictionary, up to a
  /// limit.
  ///
  /// - Complexity: O(*n*) in the values of the document.
  static func find(in document: PropertyListDocument) -> [Diagnostic] {
    var search = DuplicateKeys(document: document)
    document.values.withSpan { values in
      document.source.text.withSpan { bytes in
        for index in values.indices where values[index].kind == .dictionary {
          guard !areDifferent(keysOf: index, values, bytes) else { continue }
          search.compareStrings(of: index)
          guard search.diagnostics.count < XMLScanner.maximumFaultCount else { break }
        }
      }
    }
    return search.diagnostics
  }

  /// Whether the keys of a dictionary surely differ, as they nearly always do: there are few, all
  /// ASCII, with different bytes.
  private static func areDifferent(
    keysOf dictionary: ValueIndex, _ values: borrowing Span<LocatedValue>,
    _ bytes: borrowing Span<UInt8>
  ) -> Bool {
    let end = Int(values[dictionary].subtreeEnd)
    var count = 0
    var key = dictionary + 1
    while key < end {
      guard count < maximumSmallCount, !values[key].flags.contains(.hasMarkup) else { return false }
      let name = values[key].content.offsets
      for offset in name where bytes[offset] >= 0x80 { return false }
      var earlier = dictionary + 1
      while earlier < key {
        guard !areEqual(name, values[earlier].content.offsets, bytes) else { return false }
        earlier = Int(values[earlier + 1].subtreeEnd)
      }
      count += 1
      key = Int(values[key + 1].subtreeEnd)
    }
    return true
  }

  private static func areEqual(
    _ left: Range<Int>, _ right: Range<Int>, _ bytes: borrowing Span<UInt8>
  ) -> Bool {
    guard left.count == right.count else { return false }
    for (offset, other) in zip(left, right) where bytes[offset] != bytes[other] { return false }
    return true
  }

  private mutating func compareStrings(of index: ValueIndex) {
    var firstByName: [String: ValueIndex] = [:]
    for key in document.children(of: index) {
      let name = document.string(of: key)
      if let first = firstByName[name] { report(first, key) } else { firstByName[name] = key }
    }
  }

  private mutating func report(_ first: ValueIndex, _ second: ValueIndex) {
    guard diagnostics.count < XMLScanner.maximumFaultCount else { return }
    diagnostics.append(
      Diagnostic(
        rule: .duplicateKey, severity: .error,
        message: "key '\(document.string(of: second))' appears twice in one dictionary",
        place: document.place(of: second), label: "again",
        notes: [
          Note("first used here", at: document.place(of: first)),
          Note("a reader silently keeps one of the two values"),
        ],
        fixIts: .advice("remove one of them with its value, or rename it")))
  }
}
