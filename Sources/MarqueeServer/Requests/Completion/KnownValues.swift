import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// The values that a field can have, of those that are known.
enum KnownValues {
  /// Returns the values with what they are.
  static func of(_ kind: FieldKind, in view: DocumentView) -> [(name: String, detail: String?)] {
    let snapshot = view.snapshot
    if case .word(let words) = kind.storage { return words.map { ($0, nil) } }
    if kind == .sectionType {
      return snapshot.model.sectionTypes.all.map { ($0.name, $0.summary) }
    }
    if kind == .layoutName {
      let screen = snapshot.screen(atPath: view.document.path)
      return (screen?.resolved.catalog.layouts ?? []).map { ($0.name, "a layout of this screen") }
    }
    if kind.means(.image) { return images(in: snapshot) }
    if kind.means(.destination) { return places(in: snapshot) }
    if let target = kind.target {
      return places(in: snapshot).filter { $0.name.hasPrefix("\(target.rawValue):") }
        .map { (String($0.name.dropFirst(target.rawValue.count + 1)), $0.detail) }
    }
    return []
  }

  private static func images(in snapshot: Snapshot) -> [(name: String, detail: String?)] {
    (snapshot.report.images?.sets ?? []).map { set in
      (set.name, set.variants.last?.sizeText)
    }
  }

  private static func places(in snapshot: Snapshot) -> [(name: String, detail: String?)] {
    var places: [(name: String, detail: String?)] = []
    for screen in snapshot.report.screens.map(\.checked) {
      places.append(("screen:\(screen.file.outputName)", "a screen"))
      for section in screen.resolved.catalog.catalog.sections {
        if let id = section.id { places.append(("section:\(id)", section.name)) }
        for id in section.items.compactMap(\.id) { places.append(("item:\(id)", "an item")) }
      }
    }
    return places
  }
}
