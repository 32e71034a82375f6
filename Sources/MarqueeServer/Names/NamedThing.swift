import MarqueeCatalog
import MarqueeScreen

/// A thing that has a name in the content: what definition, references and rename are about.
struct NamedThing: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case libraryItem
    /// A layout of a screen; the path of the screen's file.
    case layout(inFile: String)
    case image
    case screen
    case section
    /// An item with an authored identifier that is not in the library.
    case item
    case kind
    case sectionType
    case field(of: Declarations.Owner)
  }

  let kind: Kind
  let name: String

  /// Whether Marquee itself defines it, so that it keeps its name.
  var isBuiltIn: Bool {
    switch kind {
    case .kind: ItemKind.named(name) != nil
    case .sectionType: ContentModel.builtIn.sectionTypes[name] != nil
    default: false
    }
  }
}
