/// Decodes a screen, and at a fault either throws or continues without the faulty part.
///
/// Both modes share this code; only ``attempt(_:at:_:)`` distinguishes them.
struct ScreenReader {
  /// The keys of a screen, its sections, and items of all kinds in JSON.
  enum Key: String, CodingKey {
    case formatVersion, currency, screenFields, sections, itemKinds, layouts, layoutConfiguration
    case id, type, name, layout, selection, link, fields, itemKind, numbered, fallback, items
  }

  let isStrict: Bool
  /// The parts skipped so far; empty in a strict reading.
  private(set) var skipped: [SkippedPart] = []
  /// Finds the kind of a section's items by its name; `nil` for an unknown one.
  var itemKind: (String) -> ItemKind? = ItemKind.named
  let types = SectionTypes()
  private(set) var layouts: [String: LayoutSection] = [:]
  /// The names of skipped layouts; `nil` if all were skipped, whatever their names.
  private(set) var lostLayouts: Set<String>?
  var sectionIdentifiers: Set<String> = []
  var itemIdentifiers: Set<String> = []

  /// Decodes the whole screen.
  ///
  /// - Throws: ``ScreenReadingError`` for a newer format, and in a strict reading the first fault.
  mutating func screen(from decoder: any Decoder) throws -> Screen {
    let root = try root(of: decoder)
    let formatVersion = try value(Int.self, .formatVersion, in: root) ?? Screen.newestFormatVersion
    guard formatVersion <= Screen.newestFormatVersion else {
      throw ScreenReadingError.newerFormat(formatVersion)
    }
    let itemKinds = try itemKinds(in: root)
    let builtIn = itemKind
    itemKind = { itemKinds[$0] ?? builtIn($0) }
    let fields = try ownFields(.screenFields, in: root)
    try readLayouts(in: root)
    let sections = try elements(.section, .sections, in: root) { try $0.section(from: $1) }
    return Screen(
      formatVersion: formatVersion, sections: sections,
      layouts: Screen.layouts(layouts, of: sections),
      layoutConfiguration: try layoutConfiguration(in: root),
      currency: try optionalValue(String.self, .currency, in: root), itemKinds: itemKinds,
      ownValues: try ownValues(of: fields, from: decoder), ownFields: fields)
  }

  private func root(of decoder: any Decoder) throws -> KeyedDecodingContainer<Key> {
    do {
      return try decoder.container(keyedBy: Key.self)
    } catch is DecodingError where !isStrict {
      throw ScreenReadingError.notAnObject
    }
  }

  private mutating func readLayouts(in root: KeyedDecodingContainer<Key>) throws {
    guard let container = try object(.layouts, in: root) else { return }
    lostLayouts = []
    for key in container.sortedKeys {
      let layout = try attempt(.layout, at: container.codingPath + [key]) { reader in
        try reader.layout(from: try container.superDecoder(forKey: key))
      }
      layouts[key.stringValue] = layout
      if layout == nil { lostLayouts?.insert(key.stringValue) }
    }
  }

  private mutating func object(
    _ key: Key, in root: KeyedDecodingContainer<Key>
  ) throws -> KeyedDecodingContainer<FieldKey>? {
    try attempt(.value, at: root.codingPath + [key]) { _ in
      try root.nestedContainer(keyedBy: FieldKey.self, forKey: key)
    }
  }

  private mutating func itemKinds(
    in root: KeyedDecodingContainer<Key>
  ) throws -> [String: ItemKind] {
    guard try root.hasValue(forKey: .itemKinds), let container = try object(.itemKinds, in: root)
    else { return [:] }
    var kinds: [String: ItemKind] = [:]
    for key in container.sortedKeys {
      kinds[key.stringValue] = try attempt(.value, at: container.codingPath + [key]) { _ in
        try container.decode(ItemKindJSON.self, forKey: key).kind(named: key.stringValue)
      }
    }
    return kinds
  }

  /// Decodes the settings of the whole layout; if they were skipped, UIKit's defaults.
  private mutating func layoutConfiguration(
    in root: KeyedDecodingContainer<Key>
  ) throws -> LayoutConfiguration {
    guard try root.hasValue(forKey: .layoutConfiguration) else { return LayoutConfiguration() }
    let path = root.codingPath + [Key.layoutConfiguration]
    return try attempt(.value, at: path) { _ in
      let configuration = try root.decode(
        LayoutConfiguration.self, forKey: .layoutConfiguration)
      try Self.check(at: path) { try configuration.checkForDisplay() }
      return configuration
    } ?? LayoutConfiguration()
  }

  private mutating func layout(from decoder: any Decoder) throws -> LayoutSection {
    let layout = try LayoutSection(from: decoder) { decoder in
      // Whatever the unknown behavior is, its groups are side by side.
      try word(OrthogonalScrollingBehavior.self, from: decoder) ?? .continuous
    }
    try Self.check(at: decoder.codingPath) { try layout.checkForDisplay() }
    return layout
  }

  private static func check(at path: [any CodingKey], _ body: () throws -> Void) throws {
    do { try body() } catch { throw DecodingError.invalid("\(error)", at: path) }
  }
}

extension KeyedDecodingContainer {
  /// The keys in a fixed order, for the list of skipped parts.
  fileprivate var sortedKeys: [Key] {
    allKeys.sortedByBytes(of: \.stringValue)
  }
}

// MARK: - Faults

extension ScreenReader {
  /// Decodes a part of the screen; returns `nil` if it was skipped.
  ///
  /// - Parameter path: The path of the part, for an error that does not have one.
  mutating func attempt<Value>(
    _ part: SkippedPart.Part, at path: @autoclosure () -> [any CodingKey],
    _ read: (inout Self) throws -> Value
  ) throws -> Value? {
    do {
      return try read(&self)
    } catch  where !isStrict {
      skipped.append(SkippedPart(part, error, at: path()))
      return nil
    }
  }
}
