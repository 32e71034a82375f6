import MarqueeDiagnostics

/// The content of a set's `Contents.json`.
struct AssetSetContents {
  /// A file of the set, or an empty slot.
  struct Entry {
    let slot: ImageSlot
    /// The name of the file and its place; `nil` for an empty slot.
    let file: (name: String, range: SourceRange)?
    let range: SourceRange
  }

  /// The valid entries, in the order of the text.
  private(set) var entries: [Entry] = []
  private(set) var preservesVector = false
  /// The key of the list of files, for diagnostics about the whole list.
  private(set) var listRange: SourceRange
  var diagnostics: [Diagnostic] = []
  private let source: String

  /// Reads the members of the root; invalid ones are reported and ignored.
  init(_ root: JSONValue, kind: AssetSetFolder.Kind, source: String) {
    self.source = source
    listRange = SourceRange(start: root.range.start, end: root.range.start)
    read(root, filesKey: kind.filesKey)
  }

  private mutating func read(_ root: JSONValue, filesKey: String) {
    guard root.object != nil else {
      return report(.error, "a dictionary is expected", at: root.range)
    }
    preservesVector = root["properties"]?["preserves-vector-representation"]?.isTrue ?? false
    guard let list = root.member(filesKey) else {
      return report(.error, "'\(filesKey)' is missing", at: listRange)
    }
    listRange = list.keyRange
    guard let elements = list.value.array else {
      return report(.error, "'\(filesKey)' is not an array", at: list.value.range)
    }
    for element in elements { read(element) }
  }

  private mutating func read(_ element: JSONValue) {
    guard element.object != nil else {
      return report(.error, "an entry is not a dictionary", at: element.range)
    }
    let slot = slot(of: element)
    // Xcode keeps files that it could not place in such entries.
    if element["unassigned"]?.isTrue == true { return }
    guard let value = element["filename"] else {
      return entries.append(Entry(slot: slot, file: nil, range: element.range))
    }
    guard let name = value.string else {
      return report(.error, "'filename' is not a string", at: value.range)
    }
    entries.append(
      Entry(slot: slot, file: name.isEmpty ? nil : (name, value.range), range: element.range))
  }

  private mutating func slot(of element: JSONValue) -> ImageSlot {
    var slot = ImageSlot()
    for member in element.object ?? [] {
      switch member.key {
      case "filename", "unassigned": continue
      case _ where Self.settings.contains(member.key): continue
      case "scale": slot.scale = read(member, ImageScale.init(catalogText:)) ?? .any
      case "idiom": slot.idiom = read(member, ImageIdiom.init(rawValue:)) ?? .universal
      case "display-gamut": slot.gamut = read(member, DisplayGamut.init(rawValue:))
      case "locale": slot.locale = read(member) { $0.isEmpty ? nil : $0 }
      case "appearances": slot.appearance = appearance(member.value)
      default: slot.qualifiers.append("\(member.key)=\(Self.text(of: member.value))")
      }
    }
    slot.qualifiers.sort()
    return slot
  }

  /// The members of an entry that say how its file is used, and not when.
  private static let settings: Set = [
    "alignment-insets", "compression-type", "properties", "resizing", "template-rendering-intent",
  ]

  /// Reads the value of a member as one of a closed list; reports any other value.
  private mutating func read<Value>(
    _ member: JSONMember, _ convert: (String) -> Value?
  ) -> Value? {
    if let value = member.value.string.flatMap(convert) { return value }
    report(
      .warning, "'\(Self.text(of: member.value))' is not a known \(member.key)",
      at: member.value.range)
    return nil
  }

  private mutating func appearance(_ value: JSONValue) -> ImageAppearance {
    var appearance = ImageAppearance.any
    for element in value.array ?? [] {
      let text = element["value"]?.string ?? ""
      switch element["appearance"]?.string {
      case "luminosity":
        appearance.luminosity = ImageAppearance.Luminosity(rawValue: text)
        if appearance.luminosity != nil { continue }
      case "contrast":
        appearance.contrast = ImageAppearance.Contrast(rawValue: text)
        if appearance.contrast != nil { continue }
      default: break
      }
      report(.warning, "'\(text)' is not a known appearance", at: element.range)
    }
    return appearance
  }

  private static func text(of value: JSONValue) -> String {
    switch value.kind {
    case .string(let text), .number(let text): text
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    case .array(let elements): elements.map(text).joined(separator: ",")
    case .object(let members):
      members.map { "\($0.key):\(text(of: $0.value))" }.joined(separator: ",")
    }
  }

  mutating func report(
    _ severity: Severity, _ message: String, at range: SourceRange, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .assetCatalog, severity: severity, message: message,
        place: Place(file: source, range: range), notes: notes, fixIts: fixIts))
  }
}

extension RuleIdentifier {
  static let assetCatalog: RuleIdentifier = "asset-catalog"
}
