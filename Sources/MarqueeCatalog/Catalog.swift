public import MarqueePlatform
public import MarqueeScreen

/// A screen's content, as its author wrote it.
///
/// This is the plain way for an app to load content: one decoder call, without checks beyond what
/// the models need. To find every fault of a property list, with its place, use a content pipeline.
public struct Catalog: Hashable, Sendable {
  /// The newest format version that this library reads.
  public static let newestFormatVersion = Screen.newestFormatVersion

  /// The version of the catalog's format; 1 for the classic form.
  public var formatVersion: Int
  /// The sections, in the order of the screen.
  public var sections: [CatalogSection]
  /// The authored layouts, by name.
  ///
  /// Property lists and a screen's JSON can express every layout that code can.
  public var layouts: [String: LayoutSection]
  /// The settings of the whole layout, such as the scroll direction and the space between sections.
  public var layoutConfiguration = LayoutConfiguration()
  /// The ISO 4217 code of the prices' currency; `nil` if the author wrote none.
  public var currency: String?
  /// The values of the screen's authored fields, by key.
  public package(set) var ownValues: [String: FieldValue] = [:]
  package var ownFields: [Field] = []

  /// Makes a catalog.
  public init(
    formatVersion: Int = 1, sections: [CatalogSection], layouts: [String: LayoutSection] = [:],
    currency: String? = nil
  ) {
    self.currency = currency
    self.formatVersion = formatVersion
    self.sections = sections
    self.layouts = layouts
  }

  /// Decodes a catalog from a property list in any encoding that `PropertyListDecoder` supports.
  ///
  /// - Parameters:
  ///   - data: The property list; its root is an array of sections or a dictionary.
  ///   - contentModel: The section types and kinds of items that it can use.
  /// - Throws: `DecodingError` for the first fault. Values can be nested 128 deep, so that a small
  ///   stack is enough to decode them.
  /// - Complexity: O(*n*) in the bytes of the data.
  public init(propertyList data: Data, contentModel: ContentModel = .builtIn) throws {
    let bytes = Array(data)
    guard !PropertyListNesting.isTooDeep(bytes) else {
      throw DecodingError.invalid(
        "Values are nested more than \(PropertyListNesting.maximumDepth) deep.")
    }
    let decoder = PropertyListDecoder()
    decoder.userInfo[ContentModel.key] = contentModel
    self = try decoder.decode(Catalog.self, from: Self.normalizedLineEnds(of: bytes, data))
  }

  /// Returns a property list with each line break as LF, as XML requires.
  ///
  /// Only XML is changed: `PropertyListDecoder` would keep a CR.
  private static func normalizedLineEnds(of bytes: [UInt8], _ data: Data) -> Data {
    guard bytes.contains(UInt8(ascii: "\r")) else { return data }
    let units = ASCIIUnits(bytes)
    guard units.has("<", at: units.endOfSpace(from: 0)) else { return data }
    return Data(units.normalizingLineEnds())
  }
}

extension Catalog: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case formatVersion, sections, layouts, layoutConfiguration, currency
  }

  /// Decodes the classic form, an array of sections, or the full form, a dictionary.
  public init(from decoder: any Decoder) throws {
    // A value that is not an array can be the full form; its own faults are thrown below.
    if (try? decoder.unkeyedContainer()) != nil {
      // The classic form: this throws any fault inside the array.
      self.init(sections: try [CatalogSection](from: decoder))
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      formatVersion: try container.decodeIfPresent(Int.self, forKey: .formatVersion) ?? 1,
      sections: try container.decode([CatalogSection].self, forKey: .sections),
      layouts: try container.decodeIfPresent(
        [String: LayoutSection].self, forKey: .layouts) ?? [:],
      currency: try container.decodeIfPresent(String.self, forKey: .currency))
    layoutConfiguration =
      try container.decodeIfPresent(LayoutConfiguration.self, forKey: .layoutConfiguration)
      ?? layoutConfiguration
    let fields = ContentModel.of(decoder).screenFields
    guard !fields.isEmpty else { return }
    ownFields = fields
    let own = try decoder.container(keyedBy: FieldKey.self)
    for field in fields { ownValues[field.key] = try field.value(in: own) }
  }
}

extension Catalog {
  static let fields: [Field] = [
    Field("formatVersion", .integer(atLeast: 1), "The version of this form: 1."),
    Field("sections", .anything, .required, "The sections, in the order of the screen."),
    Field(
      "layouts", .map(.dictionary(.layout), names: .declaration(.layout)),
      "Layouts by name, for sections to use."),
    Field(
      "layoutConfiguration", LayoutConfiguration.kind,
      "Settings that the layouts of all sections share."),
    Field("currency", .currency, "The currency of the screen's prices, such as 'EUR'."),
  ]
}

extension Catalog {
  /// The keys of the full form whose values are loaded separately.
  package static let partKeys = [CodingKeys.formatVersion, .sections, .layouts].map(\.rawValue)
  package static let keys = fields.map(\.key)
}
