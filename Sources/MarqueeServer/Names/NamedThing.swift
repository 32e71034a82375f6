import MarqueeCatalog
import MarqueeScreen

/// A thing that has a name in the content: what definition, references and rename are about.
enum NamedThing: Hashable, Sendable {
  case libraryItem(String)
  /// A layout of a screen; the path of the screen's file.
  case layout(String, inFile: String)
  case image(String)
  case screen(String)
  case section(String)
  /// An item with an authored identifier that is not in the library.
  case item(String)
  case kind(String)
  case sectionType(String)
  case field(String, of: Declarations.Owner)

  var name: String {
    switch self {
    case .libraryItem(let name), .layout(let name, _), .image(let name), .screen(let name),
      .section(let name), .item(let name), .kind(let name), .sectionType(let name),
      .field(let name, _):
      name
    }
  }

  func named(_ name: String) -> NamedThing {
    switch self {
    case .libraryItem: .libraryItem(name)
    case .layout(_, let path): .layout(name, inFile: path)
    case .image: .image(name)
    case .screen: .screen(name)
    case .section: .section(name)
    case .item: .item(name)
    case .kind: .kind(name)
    case .sectionType: .sectionType(name)
    case .field(_, let owner): .field(name, of: owner)
    }
  }

  /// Whether Marquee itself defines it, so that it keeps its name.
  var isBuiltIn: Bool {
    switch self {
    case .kind(let name): ItemKind.named(name) != nil
    case .sectionType(let name): ContentModel.builtIn.sectionTypes[name] != nil
    default: false
    }
  }
}
