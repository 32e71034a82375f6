import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// What must be reported, determined from the tables of fields and the tree of the valid text.
extension Breakage {
  /// The broken things, as ranges of the valid text.
  var expectedPlaces: [SourceRange] {
    switch way {
    case .remove: placesOfRemoval
    case .removeValue: site.key.map { [document[$0].range] } ?? []
    case .removeKey: [openingTag(of: site.value)]
    case .extendKey, .replaceKey:
      // A layout can have any name, but then the name that a section uses does not exist.
      site.field == nil ? references : site.key.map { [document[$0].range] } ?? []
    case .changeType:
      // A price is a number or a string that holds one.
      document[site.value].kind == .string && site.kind == .price
        ? [] : [document[site.value].range]
    case .makeEmpty: placesOfEmptiness
    }
  }

  private var placesOfRemoval: [SourceRange] {
    guard site.key != nil else {
      // An array may lose an element, but not its last one.
      return document.children(of: site.container).contains { $0 != site.value }
        ? [] : [document[site.container].range]
    }
    guard let field = site.field, let table = site.table else { return references }
    if case .map = field.kind.storage { return references }
    if table == LayoutSubitem.table, field.key == "subitems",
      let axis = document.member("axis", of: site.container)
    {
      // The remaining dictionary is an item, whose axis is ignored.
      return [document[axis.key].range]
    }
    let isNeeded =
      switch field.presence {
      case .required: true
      case .optional: table.hasExactlyOneField
      case .requiredUnless(let other): document.member(other, of: site.container) == nil
      case .requiredWhen, .onlyWith: false
      }
    return isNeeded ? [openingTag(of: site.container)] : []
  }

  private var placesOfEmptiness: [SourceRange] {
    let value = document[site.value].range
    switch site.kind.storage {
    case .string where site.kind == .hiddenText: return []
    case .boolean, .anything: return []
    case .string, .word, .integer, .number, .numberOrText, .strings, .array, .date, .list, .group:
      return [value]
    case .map:
      return references
    case .dictionary(let table):
      let needsSomething =
        table.hasExactlyOneField || table.fields.contains { $0.presence != .optional }
      // The opening tag of an empty element that has replaced the whole.
      return needsSomething
        ? [SourceRange(start: value.start, end: value.start + UInt32("<dict>".utf8.count))] : []
    }
  }

  /// The values that name the layout, or one of the layouts, that the site holds.
  private var references: [SourceRange] {
    let names: [String] =
      if case .map = site.kind.storage {
        document.children(of: site.value).map { document.string(of: $0) }
      } else {
        site.key.map { [document.string(of: $0)] } ?? []
      }
    return BreakageSite.all(in: document).filter { other in
      let name = document.string(of: other.value)
      // A layout of the house takes the place of an author's of the same name.
      return other.kind == .layoutName && names.contains(name) && HouseLayout.named(name) == nil
    }.map { document[$0.value].range }
  }

  private func openingTag(of index: ValueIndex) -> SourceRange {
    SourceRange(start: document[index].range.start, end: document[index].content.start)
  }
}
