import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

/// Items and sections inside others, which nothing reads.
extension StructureCheck {
  /// How deep items inside others are checked, so that a small stack is enough.
  private static let maximumNestingOfLostItems = 16

  /// Returns the table of an item or a section that a key contains by mistake; `nil` for anything
  /// else.
  ///
  /// A dictionary counts as an item or a section if it has one of its required keys or names an
  /// item of the library, and an array if its first element counts.
  func nestedTable(in key: ValueIndex, of table: FieldTable) -> FieldTable? {
    guard let value = nestedDictionary(in: key) else { return nil }
    let candidates: [FieldTable]
    switch table {
    case .item: candidates = [table, .untypedSection]
    case .section(let type): candidates = [.untypedSection, .item(type.itemKind)]
    case .screen, .untypedSection: candidates = [.untypedSection]
    default: return nil
    }
    return candidates.first { candidate in
      isReference(value, candidate)
        || candidate.fields.contains { field in
          field.presence != .optional && document.member(field.key, of: value) != nil
        }
    }
  }

  private func isReference(_ dictionary: ValueIndex, _ table: FieldTable) -> Bool {
    if case .item(let kind) = table { libraryName(in: dictionary, kind) != nil } else { false }
  }

  /// Whether an item inside another can be moved to the place after it.
  func isMovable(_ key: ValueIndex, of table: FieldTable) -> Bool {
    document[key + 1].kind == .dictionary && !document[key + 1].flags.contains(.holdsFault)
      && nestedTable(in: key, of: table) == table
  }

  /// Returns the dictionary that is a key's value or its first element.
  private func nestedDictionary(in key: ValueIndex) -> ValueIndex? {
    switch document[key + 1].kind {
    case .dictionary: key + 1
    case .array:
      document.children(of: key + 1).first { _ in true }
        .flatMap { document[$0].kind == .dictionary ? $0 : nil }
    default: nil
    }
  }

  /// Reports an item or a section inside another.
  ///
  /// - Parameters:
  ///   - key: The key that contains it.
  ///   - inner: Its table.
  ///   - index: The dictionary that contains the key.
  ///   - moved: The keys whose items the fix-it moves to the place after their host: all that can
  ///     be moved, for the first of them, because only together they keep their order; else none.
  mutating func reportNested(
    _ key: ValueIndex, _ inner: FieldTable, in index: ValueIndex, _ outer: FieldTable,
    moving moved: [ValueIndex]
  ) {
    let what = if case .item = inner { "item" } else { "section" }
    let isSameKind = inner == outer
    guard let dictionary = nestedDictionary(in: key) else { return }
    guard dictionary == key + 1 else {
      return reportNestedArray(key, what, isSameKind: isSameKind, first: dictionary)
    }
    var fixIt = FixIt(
      "move it after the \(what) that contains it", applicability: .displayOnly)
    if !moved.isEmpty {
      fixIt.applicability = .safe
      fixIt.edits = NestedItemMove(document: document, host: index, keys: moved).edits
      if moved.count > 1 {
        fixIt.title = "move all \(moved.count) after the \(what) that contains them"
      }
    } else if !isSameKind {
      fixIt.title = "move it to where the \(what)s are"
    }
    let isReference = isReference(dictionary, inner)
    let isWhole =
      isReference
      || inner.fields.allSatisfy {
        $0.presence != .required || document.member($0.key, of: key + 1) != nil
      }
    report(
      .nestedItem, at: key,
      "'\(document.string(of: key))' contains \(isWhole ? "" : "a part of ")\(inner.phrase) that will never be read",
      notes: [
        Note("a property list editor puts a row there when it is added inside \(outer.phrase)")
      ], fixIts: [fixIt], label: description(of: key + 1))

    // Check its content too, but do not add it to the screen.
    let fieldCount = located.fields.count
    // Each lost item is an error; those inside the last that is checked are found once it is moved.
    if isSameKind, nestingOfLostItems < Self.maximumNestingOfLostItems {
      nestingOfLostItems += 1
      checkDictionary(
        key + 1, against: inner, skipping: isReference ? ItemReference.key : nil
      ) { _ in isReference }
      nestingOfLostItems -= 1
    }
    located.fields.removeSubrange(fieldCount...)
  }

  /// Reports an array of items or of sections inside an item or a section.
  private mutating func reportNestedArray(
    _ key: ValueIndex, _ what: String, isSameKind: Bool, first: ValueIndex
  ) {
    let count = document.children(of: key + 1).count { _ in true }
    report(
      .nestedItem, at: key,
      "'\(document.string(of: key))' contains \(count) \(what)\(count == 1 ? "" : "s") that will "
        + "never be read",
      fixIts: .advice(
        isSameKind
          ? "move them after the \(what) that contains them"
          : "move them to where the \(what)s are"), label: description(of: first))
  }

  /// Describes a lost item in a few words, so that its author recognizes it.
  private func description(of index: ValueIndex) -> String {
    for name in [ItemReference.key, "imageName", "title", "text", "sectionName", "sectionType"] {
      guard let value = document.text(name, of: index) else { continue }
      return "\(name) is '\(document.string(of: value))'"
    }
    return ""
  }
}
