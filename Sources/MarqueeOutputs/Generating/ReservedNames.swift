/// Names, in lower case, that generated code cannot use for authors' names.
enum ReservedNames {
  /// Types that generated code uses, or used when it was also in other languages: a name that is
  /// free again would rename a type of an app.
  static let types: Set<String> = [
    "any", "array", "bigdecimal", "bool", "boolean", "codable", "codingkey", "codingkeys",
    "companion", "date", "decimal", "decodable", "decoder", "double", "encodable", "encoder",
    "equatable", "error", "hashable", "id", "identifiable", "int", "kserializer", "list", "long",
    "never", "optional", "primitivekind", "primitiveserialdescriptor", "protocol",
    "rawrepresentable", "self", "sendable", "serialdescriptor", "serializable", "serializer",
    "serialname", "string", "suppress", "swift", "type", "unit", "void",
  ]

  /// Types at the top level of a file: ``types``, types that an app imports along with them, and
  /// constants.
  ///
  /// A type of the app would hide one of a library without a compiler warning.
  static let topTypes: Set<String> = types.union([
    // Of MarqueeScreen.
    "authoreditem", "banner", "businessbanner", "catalog", "catalogitem", "catalogsection",
    "categories", "contentmodel", "course", "decimalnumber", "device", "displaylocale",
    "fieldvalue", "figures", "itemkind", "layoutsection", "poster", "row", "screen",
    "screenindex", "screenitem", "screenreading", "screensection", "sectiontype", "selection",
    "solvedscreen", "textheader", "typedsection",
    // Of Foundation and SwiftUI, and of other languages.
    "app", "button", "class", "color", "data", "document", "element", "event", "function", "group",
    "image", "label", "link", "map", "menu", "number", "object", "pair", "path", "promise",
    "record", "result", "scene", "section", "set", "state", "symbol", "text", "url", "view",
    "window",
    // Constants.
    "images", "layouts", "screens", "sections",
  ])

  static let fields: Set<String> = [
    "class", "hashvalue", "init", "intvalue", "rawvalue", "self", "stringvalue",
  ]

  /// Words of a choice.
  ///
  /// `none` and `some` would mean the optional's cases where an optional is expected.
  static let words: Set<String> = [
    "hashvalue", "init", "none", "rawvalue", "self", "some", "unknown",
  ]

  static let constants: Set<String> = ["init", "self"]
}
