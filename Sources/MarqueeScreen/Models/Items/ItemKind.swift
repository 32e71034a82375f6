/// The kind of a section's items.
public struct ItemKind: Hashable, Sendable {
  private struct Traits: Sendable {
    let name: String
    var isAuthored = false
    // The direct base has only its name here: freeing a long chain of kinds would need a deep
    // stack.
    var builtInBase: ItemKind?
    var baseName: String?
    let model: any ItemModel.Type
    let modelFields: [Field]
    let ownFields: [Field]
    let derivedFields: [Field]
    let imageFit: ImageFit?
    let imageDescription: Int?
    var identity: Int?
    let show: [ShownPart: String]
    var hasOwnCell = false
  }

  // Items and section types store their kind, so a copy must cost no more than a reference.
  private let definition: Definition

  private final class Definition: Sendable {
    let traits: Traits
    let fields: [Field]
    let rank: Int?
    let needsImage: Bool
    let imagePosition: Int?

    init(_ traits: Traits) {
      self.traits = traits
      fields = traits.modelFields + traits.ownFields
      rank = traits.ownFields.firstIndex { $0 == .rank }
      needsImage = traits.modelFields.contains {
        $0.kind.means(.image) && $0.presence != .optional
      }
      let shown = traits.show[.image].flatMap { [fields] in fields.chains(at: $0[...]).first }
      imagePosition = fields.firstIndex { [$0] == shown }
    }
  }

  /// Makes a built-in kind.
  ///
  /// - Parameters:
  ///   - name: The name that authors write in `Marquee.plist`.
  ///   - model: The model that such items are loaded as.
  ///   - imageFit: How much of a cell the image takes; `nil` for items without one.
  ///   - imageDescription: The field that describes the image; `nil` for none.
  init<Model: ItemModel>(
    _ name: String, _ model: Model.Type, imageFit: ImageFit? = nil, imageDescription: String? = nil
  ) {
    let fields = [.id] + Model.fields.map(\.field)
    let show = Model.fields.reduce(into: [ShownPart: String]()) { show, field in
      if let part = field.part { show[part] = field.field.key }
    }
    definition = Definition(
      Traits(
        name: name, model: model, modelFields: fields,
        ownFields: (Self.fieldsOfImage(imageFit) + Field.ofEveryItem + Self.fieldsOfPrice(show))
          .filter { field in !fields.contains { $0.key == field.key } },
        derivedFields: Model.derivedFields.map(\.field), imageFit: imageFit,
        imageDescription: fields.firstIndex { $0.key == imageDescription }, show: show))
  }

  /// Makes an authored kind, or a built-in kind with further fields.
  ///
  /// - Parameters:
  ///   - name: The name that authors write; for a built-in kind, that of the base.
  ///   - base: The kind whose fields it inherits; ``plain`` for none.
  ///   - fields: Its own fields; none has the key of a field of the base.
  ///   - show: The paths of the fields that are parts of the cell. Parts that are not given are
  ///     those of the base.
  ///   - identity: The key of the field that identifies an item when other fields change.
  package init(
    authored name: String, extending base: ItemKind = .plain, fields: [Field],
    show: [ShownPart: String] = [:], identity: String? = nil
  ) {
    let hasOwnShow = !show.isEmpty
    let show = base.show.merging(show) { _, own in own }
    let taken = base.fields + fields
    let imageFit = base.imageFit ?? show[.image].map { _ in .cell }
    // Kinds could have a field of this name before every image could be in a ranking.
    let inherited = base.ownFields.filter { field in
      field != .rank || !fields.contains { $0.key == field.key }
    }
    let ownFields =
      inherited + fields
      + (Self.fieldsOfImage(imageFit) + Self.fieldsOfPrice(show)).filter { field in
        !taken.contains { $0.key == field.key }
      }
    definition = Definition(
      Traits(
        name: name, isAuthored: true, builtInBase: base.builtIn,
        baseName: [name, Self.plain.name].contains(base.name) ? nil : base.name, model: base.model,
        modelFields: base.modelFields, ownFields: ownFields, derivedFields: base.derivedFields,
        imageFit: imageFit, imageDescription: base.imageDescription,
        identity: identity.flatMap { key in ownFields.firstIndex { $0.key == key } }
          ?? base.identity,
        show: show, hasOwnCell: base == .plain || hasOwnShow || base.hasOwnCell))
  }

  /// Returns the fields that items have because they show a price.
  private static func fieldsOfPrice(_ show: [ShownPart: String]) -> [Field] {
    show[.price] == nil ? [] : [.currency]
  }

  /// Returns the fields that items have because they show an image.
  private static func fieldsOfImage(_ fit: ImageFit?) -> [Field] {
    fit == nil ? [] : [.rank]
  }

  /// Compares kinds by name.
  public static func == (left: ItemKind, right: ItemKind) -> Bool {
    left.definition === right.definition || left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension ItemKind {
  /// The name that authors write, such as `poster`.
  public var name: String { definition.traits.name }

  /// The built-in kind whose model the items are loaded as: itself for a built-in kind, and `nil`
  /// for one that extends none.
  public var builtIn: ItemKind? {
    guard !definition.traits.isAuthored else { return definition.traits.builtInBase }
    return self == .plain ? nil : self
  }

  /// The name of the kind that it extends; `nil` for none.
  package var baseName: String? { definition.traits.baseName }

  /// Whether it is an authored kind, or a built-in kind with further fields.
  package var isAuthored: Bool { definition.traits.isAuthored }

  package var model: any ItemModel.Type { definition.traits.model }

  /// The position in ``fields`` of the place in a numbered section; `nil` for a kind that such
  /// sections cannot hold.
  package var rankPosition: Int? { rank.map { modelFields.count + $0 } }

  package var fields: [Field] { definition.fields }

  package var modelFields: [Field] { definition.traits.modelFields }

  /// The fields that the model does not have; they come after the others.
  package var ownFields: [Field] { definition.traits.ownFields }

  package var derivedFields: [Field] { definition.traits.derivedFields }

  /// How much of its cell an image takes; `nil` for items without one.
  package var imageFit: ImageFit? { definition.traits.imageFit }

  /// The index in ``ownFields`` of the place in a numbered section; `nil` for a kind that such
  /// sections cannot hold, because its items show no image or its author has a field of this name.
  package var rank: Int? { definition.rank }

  /// The position of the field that describes the image; `nil` for none.
  package var imageDescription: Int? { definition.traits.imageDescription }

  /// The index in ``ownFields`` of the field that identifies an item when other fields change;
  /// `nil` for none.
  package var identity: Int? { definition.traits.identity }

  /// The field that identifies an item when other fields change; `nil` for none.
  package var identityField: Field? { identity.map { ownFields[$0] } }

  /// The paths of the fields that are parts of the cell.
  package var show: [ShownPart: String] { definition.traits.show }

  /// Whether no built-in cell fits, so that the cell is drawn from its parts.
  package var hasOwnCell: Bool { definition.traits.hasOwnCell }

  /// The position of the field with the image of the cell; `nil` for none, and inside a group.
  package var imagePosition: Int? { definition.imagePosition }

  /// Whether every item needs an image, by name or by link.
  var needsImage: Bool { definition.needsImage }

  /// Returns the position of a field in the table; `nil` if there is no such field.
  package func position(ofField key: String) -> Int? {
    fields.firstIndex { $0.key == key }
  }
}

extension ItemKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension ItemKind {
  /// The kinds that every catalog has.
  public static let builtIn: [ItemKind] = [
    .poster, .row, .banner, .textHeader, .course, .categories, .businessBanner,
  ]

  /// The name that posters of rankings had before sections were numbered.
  ///
  /// Catalogs may still have it. Screens do have it, because an app from that time draws numerals
  /// only for items of this name.
  package static let rankedPosterName = "rankedPoster"

  /// Returns the built-in kind with a name; `nil` if there is none.
  package static func named(_ name: String) -> ItemKind? {
    name == rankedPosterName ? .poster : builtIn.first { $0.name == name }
  }
}
