package import MarqueeScreen

/// A field, a part of cells or a value of the theme that the settings of two versions declare
/// differently.
package struct DeclarationChange: Hashable, Sendable {
  package enum Owner: Hashable, Sendable {
    case items(String)
    case sections(String)
    case screens
    case theme
  }

  package enum Subject: Hashable, Sendable {
    /// A field, by its key; one inside a group has a dot in it.
    case field(String)
    case part(ShownPart)
  }

  package let owner: Owner
  package let subject: Subject
  /// The old declaration: the kind and the constraints of a field, or the field that a part shows;
  /// `nil` for none.
  package let old: String?
  package let new: String?

  /// Whether the viewer sees it; constraints, for example, only concern authors.
  package var isVisible: Bool {
    if case .part = subject { true } else { owner == .theme }
  }
}

extension DeclarationChange {
  /// Compares what two versions declare for what both show.
  ///
  /// - Complexity: O(*n*) in the sections and the fields of their types and kinds.
  static func changes(from old: [NamedScreen], to new: [NamedScreen]) -> [DeclarationChange] {
    let (old, new) = (Declarations(old), Declarations(new))
    return new.order.flatMap { owner -> [DeclarationChange] in
      guard let before = old.fields[owner], let after = new.fields[owner] else { return [] }
      var changes = Self.changes(of: owner, from: before, to: after)
      for part in ShownPart.allCases {
        let (oldKey, newKey) = (old.show[owner]?[part], new.show[owner]?[part])
        guard oldKey != newKey else { continue }
        changes.append(
          DeclarationChange(owner: owner, subject: .part(part), old: oldKey, new: newKey))
      }
      return changes
    }
  }

  /// Compares two themes, value by value; one that is as built in, and has no word, is nothing.
  static func changes(from old: Theme, to new: Theme) -> [DeclarationChange] {
    zip(values(of: old), values(of: new)).compactMap { old, new in
      old.text == new.text
        ? nil
        : DeclarationChange(
          owner: .theme, subject: .field(old.key), old: old.text, new: new.text)
    }
  }

  private static func values(of theme: Theme) -> [(key: String, text: String?)] {
    func text(_ points: Double?) -> String? {
      points.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
    }
    return [
      ("accent", theme.accent), ("appearance", theme.appearance.rawValue),
      ("headerSize", text(theme.headerSize)), ("cardRadius", text(theme.cardRadius)),
      ("imageFit", theme.imageFit.rawValue), ("bannerTexts", theme.bannerTexts.rawValue),
      ("courseStars", theme.courseStars.rawValue),
    ]
  }

  private static func changes(
    of owner: Owner, from old: [Field], to new: [Field], below prefix: String = ""
  ) -> [DeclarationChange] {
    let known = Dictionary(first: old.map { ($0.key, $0) })
    return new.flatMap { field -> [DeclarationChange] in
      guard let before = known[field.key] else { return [] }
      let key = prefix + field.key
      if case .group(let newParts) = field.kind.storage,
        case .group(let oldParts) = before.kind.storage
      {
        return changes(of: owner, from: oldParts, to: newParts, below: "\(key).")
      }
      guard before.declaration != field.declaration else { return [] }
      return [
        DeclarationChange(
          owner: owner, subject: .field(key), old: before.declaration, new: field.declaration)
      ]
    }
  }

  /// The authored fields of what the screens of a version show.
  private struct Declarations {
    private(set) var fields: [Owner: [Field]] = [:]
    private(set) var show: [Owner: [ShownPart: String]] = [:]
    private(set) var order: [Owner] = []

    init(_ screens: [NamedScreen]) {
      for screen in screens.map(\.screen) {
        add(.screens, screen.ownFields)
        for section in screen.sections {
          add(.sections(section.type.name), section.ownFields)
          let kind = section.itemKind
          guard kind.isAuthored else { continue }
          add(.items(kind.name), kind.ownFields)
          show[.items(kind.name)] = kind.show
        }
      }
    }

    private mutating func add(_ owner: Owner, _ declared: [Field]) {
      guard fields[owner] == nil else { return }
      fields[owner] = declared.filter(\.isOwn)
      order.append(owner)
    }
  }
}
