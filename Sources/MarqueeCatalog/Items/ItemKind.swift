/// What the items of a section are.
public struct ItemKind: Hashable, Sendable {
  // Items and section types hold their kind, so a copy must cost no more than a reference.
  private let definition: Definition

  private final class Definition: Sendable {
    let name: String
    let fields: [Field]
    let derivedFields: [Field]
    let imageFit: ImageFit?
    let metrics: CellMetrics?
    let isRanked: Bool
    let imageDescription: Int?
    let isFlat: Bool
    let model: any ItemModel.Type
    let read: @Sendable (inout any UnkeyedDecodingContainer) throws -> CatalogItem

    init(
      name: String, model: any ItemModel.Type, fields: [Field], derivedFields: [Field],
      imageFit: ImageFit?,
      metrics: CellMetrics?, isRanked: Bool,
      imageDescription: String?,
      read: @escaping @Sendable (inout any UnkeyedDecodingContainer) throws -> CatalogItem
    ) {
      self.name = name
      self.fields = fields
      self.derivedFields = derivedFields
      self.imageFit = imageFit
      self.metrics = metrics
      self.isRanked = isRanked
      self.imageDescription = fields.firstIndex { $0.key == imageDescription }
      self.model = model
      isFlat = fields.allSatisfy(\.kind.isLeaf)
      self.read = read
    }
  }

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - name: The name that authors write in `Marquee.plist`.
  ///   - model: The model that such items are loaded as.
  ///   - fields: What authors write.
  ///   - derivedFields: What is in a screen's JSON beside that.
  ///   - imageFit: How much of a cell the image takes; `nil` for items without one.
  ///   - metrics: What a cell's height depends on; `nil` where that is not its text.
  ///   - isRanked: Whether items have a rank, which is their position if no author gives one.
  ///   - imageDescription: The field that describes the image; `nil` for none.
  init<Model: ItemModel>(
    _ name: String, _ model: Model.Type, fields: [Field], derivedFields: [Field] = [],
    imageFit: ImageFit? = nil, metrics: CellMetrics? = nil, isRanked: Bool = false,
    imageDescription: String? = nil
  ) {
    definition = Definition(
      name: name, model: model, fields: fields, derivedFields: derivedFields, imageFit: imageFit,
      metrics: metrics, isRanked: isRanked, imageDescription: imageDescription
    ) { container in
      CatalogItem(try container.decode(model))
    }
  }

  /// Kinds are distinguished by name.
  public static func == (left: ItemKind, right: ItemKind) -> Bool {
    left.definition === right.definition || left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension ItemKind {
  /// The name that authors write in `Marquee.plist`, such as `poster`.
  public var name: String { definition.name }

  /// The model that such items are loaded as.
  package var model: any ItemModel.Type { definition.model }

  /// The fields that authors write.
  package var fields: [Field] { definition.fields }

  /// What is in a screen's JSON beside the fields.
  package var derivedFields: [Field] { definition.derivedFields }

  /// How much of its cell an image takes; `nil` for items without one.
  package var imageFit: ImageFit? { definition.imageFit }

  /// What the height of a cell depends on; `nil` for one whose height is not that of its text.
  package var metrics: CellMetrics? { definition.metrics }

  /// Whether items have a rank, which is their position if no author gives one.
  package var isRanked: Bool { definition.isRanked }

  /// The position of the field that describes the image; `nil` for none.
  package var imageDescription: Int? { definition.imageDescription }

  /// Whether no field holds further values.
  package var isFlat: Bool { definition.isFlat }

  /// The position of a field in the table; `nil` if there is no such field.
  package func position(ofField key: String) -> Int? {
    fields.firstIndex { $0.key == key }
  }

  /// Reads the items of a section, all of this kind.
  ///
  /// - Throws: `DecodingError` for the first item that is not of the kind.
  package func items(
    in container: inout any UnkeyedDecodingContainer
  ) throws -> [CatalogItem] {
    var items: [CatalogItem] = []
    items.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd { items.append(try definition.read(&container)) }
    return items
  }
}

extension ItemKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension ItemKind {
  /// The kinds that every catalog has.
  public static let builtIn: [ItemKind] = [
    .poster, .rankedPoster, .row, .banner, .textHeader, .course, .categories, .businessBanner,
  ]

  /// The built-in kind with a name; `nil` if there is none.
  package static func named(_ name: String) -> ItemKind? {
    builtIn.first { $0.name == name }
  }
}
