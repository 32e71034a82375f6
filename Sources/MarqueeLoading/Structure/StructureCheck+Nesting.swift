import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

/// Items and sections that are inside others, where nothing reads them.
extension StructureCheck {
  /// The table of what a key holds by mistake: an item or a section; `nil` for anything else.
  ///
  /// A dictionary counts as one as soon as it has a required key of it, and an array if its first
  /// element is one.
  func nestedTable(in key: ValueIndex, of table: FieldTable) -> FieldTable? {
    guard let value = nestedDictionary(in: key) else { return nil }
    let candidates: [FieldTable]
    switch table {
    case .item: candidates = [table, .untypedSection]
    case .section(let type): candidates = [.untypedSection, .item(type.itemKind)]
    case .catalog, .untypedSection: candidates = [.untypedSection]
    default: return nil
    }
    return candidates.first { candidate in
      candidate.fields.contains { field in
        field.presence != .optional && document.member(field.key, of: value) != nil
      }
    }
  }

  /// The dictionary that a key holds, by itself or as the first element of an array.
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
  ///   - key: The key that holds it.
  ///   - inner: What it is.
  ///   - index: The dictionary that the key is in.
  ///   - isLast: Whether it is the last one in that dictionary. Only the last is moved out, after
  ///     its host; the ones before it follow in the next rounds, so that their order is kept.
  mutating func reportNested(
    _ key: ValueIndex, _ inner: FieldTable, in index: ValueIndex, _ outer: FieldTable,
    _ host: Host, isLast: Bool
  ) {
    let what = if case .item = inner { "item" } else { "section" }
    let isSameKind = inner == outer
    guard let dictionary = nestedDictionary(in: key) else { return }
    guard dictionary == key + 1 else {
      return reportNestedArray(key, what, isSameKind: isSameKind, first: dictionary)
    }
    var fixIt = FixIt(
      "move it after the \(what) that contains it", applicability: .displayOnly)
    if isSameKind, isLast, case .item(canBeFollowed: true) = host,
      !document[key + 1].flags.contains(.holdsFault)
    {
      fixIt.applicability = .safe
      fixIt.edits = NestedItemMove(document: document, host: index, key: key).edits
    } else if !isSameKind {
      fixIt.title = "move it to where the \(what)s are"
    }
    let isWhole = inner.fields.allSatisfy {
      $0.presence != .required || document.member($0.key, of: key + 1) != nil
    }
    report(
      .nestedItem, at: key,
      "'\(document.string(of: key))' contains \(isWhole ? "" : "a part of ")\(inner.phrase) that will never be read",
      notes: [
        Note("a property list editor puts a row there when it is added inside \(outer.phrase)")
      ], fixIts: [fixIt], label: description(of: key + 1))

    // What it holds is checked too, but it is not part of the screen.
    let fieldCount = located.fields.count
    if isSameKind { checkDictionary(key + 1, against: inner, host: .other) }
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
      fixIts: [
        FixIt(
          isSameKind
            ? "move them after the \(what) that contains them"
            : "move them to where the \(what)s are", applicability: .displayOnly)
      ], label: description(of: first))
  }

  /// A few words about a lost item, so that its author recognizes it.
  private func description(of index: ValueIndex) -> String {
    for name in ["imageName", "title", "text", "sectionName", "sectionType"] {
      guard let value = document.member(name, of: index)?.value, document[value].kind == .string
      else { continue }
      return "\(name) is '\(document.string(of: value))'"
    }
    return ""
  }
}
