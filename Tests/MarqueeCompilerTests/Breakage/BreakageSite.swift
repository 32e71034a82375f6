import MarqueeCatalog
import MarqueePropertyList

/// Something in a valid property list that can be broken: a key with its value, or an element.
struct BreakageSite {
  /// The dictionary's key; `nil` for an element of an array.
  let key: ValueIndex?
  let value: ValueIndex
  let kind: FieldKind
  /// The key's field; `nil` for an element, and for a key that authors choose.
  let field: Field?
  /// The table of the dictionary that contains the key.
  let table: FieldTable?
  let container: ValueIndex

  /// Every site of a valid screen in its full form, without the root.
  static func all(in document: PropertyListDocument) -> [BreakageSite] {
    var walk = Walk(document: document)
    if let root = document.root { walk.visit(root, .dictionary(.catalog)) }
    return walk.sites
  }

  /// Steps through the values along the tables of fields.
  private struct Walk {
    let document: PropertyListDocument
    var sites: [BreakageSite] = []

    mutating func visit(_ index: ValueIndex, _ kind: FieldKind) {
      switch kind.storage {
      case .dictionary(let table): visitKeys(of: index, table)
      case .map(let kind):
        for key in document.children(of: index) {
          add(key, key + 1, kind, nil, nil, in: index)
        }
      case .array(let table):
        for element in document.children(of: index) {
          add(nil, element, .dictionary(ownTable(of: element, table)), nil, nil, in: index)
        }
      case .strings:
        for element in document.children(of: index) {
          add(nil, element, .text, nil, nil, in: index)
        }
      default: break
      }
    }

    private mutating func visitKeys(of index: ValueIndex, _ table: FieldTable) {
      for key in document.children(of: index) {
        let name = document.string(of: key)
        guard let field = table.fields.first(where: { $0.key == name }) else { continue }
        // The table of a screen leaves its sections to the tables of their types.
        let kind = field.kind == .anything ? .array(.untypedSection) : field.kind
        add(key, key + 1, kind, field, table, in: index)
      }
    }

    private mutating func add(
      _ key: ValueIndex?, _ value: ValueIndex, _ kind: FieldKind, _ field: Field?,
      _ table: FieldTable?, in container: ValueIndex
    ) {
      sites.append(
        BreakageSite(
          key: key, value: value, kind: kind, field: field, table: table, container: container))
      visit(value, kind)
    }

    /// A section's table depends on its type.
    private func ownTable(of element: ValueIndex, _ table: FieldTable) -> FieldTable {
      guard table == .untypedSection,
        let name = document.member("sectionType", of: element)?.value,
        let type = ContentModel.builtIn.sectionTypes[document.string(of: name)]
      else { return table }
      return .section(type)
    }
  }
}
