import MarqueeCatalog
import MarqueeLayout
import MarqueeSupport

/// Reads a screen, and at a fault either throws or goes on without the part that has it.
///
/// Both ways of reading are the same code; only ``attempt(_:at:_:)`` knows which of them it is.
struct ScreenReader {
  /// The keys of a screen's JSON.
  enum RootKey: String, CodingKey {
    case formatVersion, sections, layouts
  }

  /// The keys of a section's JSON.
  enum SectionKey: String, CodingKey {
    case id, type, name, layout, selection, itemKind, fallback, items
  }

  private let isStrict: Bool
  /// What was passed over until now; empty in a strict reading.
  private(set) var passedOver: [PassedOver] = []
  /// Finds the kind of a section's items by its name; `nil` for one that is not known.
  var itemKind: (String) -> ItemKind?
  let types = SectionTypes()
  var sectionIdentifiers: Set<String> = []
  var itemIdentifiers: Set<String> = []

  /// Makes a reader of one screen.
  init(isStrict: Bool, itemKind: @escaping (String) -> ItemKind? = ItemKind.named) {
    self.isStrict = isStrict
    self.itemKind = itemKind
  }

  /// Reads the whole screen.
  ///
  /// - Throws: ``ScreenReadingError`` for a newer format, and in a strict reading the first fault.
  mutating func screen(in root: KeyedDecodingContainer<RootKey>) throws -> Screen {
    let formatVersion = try value(Int.self, .formatVersion, in: root) ?? Catalog.newestFormatVersion
    guard formatVersion <= Catalog.newestFormatVersion else {
      throw ScreenReadingError.newerFormat(formatVersion)
    }
    return Screen(
      formatVersion: formatVersion, sections: try sections(in: root), layouts: try layouts(in: root)
    )
  }

  private mutating func sections(
    in root: KeyedDecodingContainer<RootKey>
  ) throws -> [ScreenSection] {
    try elements(.section, .sections, in: root) { reader, decoder in
      try reader.section(from: decoder)
    }
  }

  private mutating func layouts(
    in root: KeyedDecodingContainer<RootKey>
  ) throws -> [String: LayoutSection] {
    let path = root.codingPath + [RootKey.layouts]
    let container = try attempt(.value, at: path) { _ in
      try root.nestedContainer(keyedBy: NameKey.self, forKey: .layouts)
    }
    guard let container else { return [:] }
    var layouts: [String: LayoutSection] = [:]
    // In a fixed order, for the list of what was passed over.
    let keys = container.allKeys.sorted {
      $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
    }
    for key in keys {
      layouts[key.stringValue] = try attempt(.layout, at: container.codingPath + [key]) { reader in
        try reader.layout(from: try container.superDecoder(forKey: key))
      }
    }
    return layouts
  }

  private mutating func layout(from decoder: any Decoder) throws -> LayoutSection {
    try LayoutSection(from: decoder) { decoder in
      // Whatever the unknown way is, groups lie side by side in it.
      try word(OrthogonalScrollingBehavior.self, from: decoder) ?? .continuous
    }
  }
}

/// Any key: the name of a layout.
private struct NameKey: CodingKey {
  let stringValue: String
  // A layout may be named by digits, and has no position even then.
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// MARK: - Faults

extension ScreenReader {
  /// Reads a part of the screen; gives `nil` for one that was passed over.
  ///
  /// - Parameter path: Where the part is, for an error that does not say so.
  mutating func attempt<Value>(
    _ part: PassedOver.Part, at path: @autoclosure () -> [any CodingKey],
    _ read: (inout Self) throws -> Value
  ) throws -> Value? {
    do {
      return try read(&self)
    } catch  where !isStrict {
      passedOver.append(PassedOver(part, error, at: path()))
      return nil
    }
  }
}
