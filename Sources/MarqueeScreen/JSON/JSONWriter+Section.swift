import MarqueeCatalog
import MarqueeSupport

extension JSONWriter {
  private static let builtInTypes = SectionTypes()

  /// Writes a section.
  mutating func section(_ section: ScreenSection) {
    let items = section.items
    object { writer in
      writer.member("id", section.id)
      writer.member("type", section.type.name)
      writer.member("name", section.name)
      writer.member("layout", section.layout)
      writer.member("selection", section.selection?.rawValue)
      // Whoever reads the JSON knows the built-in types only.
      if Self.builtInTypes[section.type.name] == nil {
        writer.member("itemKind", section.type.itemKind.name)
      }
      writer.key("items")
      writer.array { writer in
        // By position: a loop over the items would copy each.
        for position in items.indices { writer.item(items[position]) }
      }
    }
  }

  private mutating func item(_ item: ScreenItem) {
    object { writer in
      writer.member(.id, item.id)
      item.item.model.writeMembers(to: &writer)
    }
  }
}
