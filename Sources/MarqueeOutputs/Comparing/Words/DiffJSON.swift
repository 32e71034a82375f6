import MarqueeDiagnostics
import MarqueeRendering
import MarqueeScreen

/// Changes for programs.
///
/// Keys may be added to this format but are never renamed; values that do not exist are left out.
/// Indices begin with 0.
package enum DiffJSON {
  private static let formatVersion = 1

  package static func bytes(of report: DiffReport) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("old", report.oldName)
      writer.member("new", report.newName)
      writer.member("isEqual", report.diff.isEmpty)
      writer.member("incomplete", report.incomplete)
      writer.member("notCompared", report.uncompared)
      writer.object("counts") { writer in
        let counts = report.diff.counts
        for change in ChangeCount.allCases { writer.member(change.rawValue, counts[change]) }
      }
      writer.unread(report.diff.unread)
      writer.declarations(report.diff.declarations)
      writer.objects("screens", of: report.diff.screens) { $0.screen($1) }
    }
    writer.endOfFile()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func screen(_ screen: ScreenDiff) {
    change(screen.oldName == nil, screen.newName == nil)
    member("old", screen.oldName)
    member("new", screen.newName)
    fields(screen.fields)
    unread(screen.unread)
    objects("sections", of: screen.sections) { $0.section($1) }
  }

  private mutating func section(_ section: SectionDiff) {
    change(section.old == nil, section.new == nil)
    place("old", section.old)
    place("new", section.new)
    member("isMoved", section.isMoved)
    member("isUnread", section.isUnread)
    fields(section.fields)
    objects("items", of: section.items) { $0.item($1) }
  }

  private mutating func item(_ item: ItemDiff) {
    change(item.old == nil, item.new == nil)
    member("title", item.title)
    place("old", item.old, rank: item.rank?.old)
    place("new", item.new, rank: item.rank?.new)
    member("move", item.move?.rawValue)
    member("climb", item.rank?.climb)
    member("followsNeighbors", item.followsNeighbors)
    fields(item.fields)
  }

  fileprivate mutating func unread(_ changes: [UnreadChange]) {
    objects("unread", of: changes) { writer, change in
      switch change.subject {
      case .layout(let name):
        writer.member("part", "layout")
        writer.member("name", name)
      case .surroundings: writer.member("part", "surroundings")
      case .screen: writer.member("part", "screen")
      case .file(let name):
        writer.member("part", "file")
        writer.member("name", name)
      }
      writer.member("old", change.isOld)
      writer.member("new", change.isNew)
    }
  }

  fileprivate mutating func declarations(_ changes: [DeclarationChange]) {
    objects("declarations", of: changes) { writer, change in
      switch change.owner {
      case .items(let kind): writer.member("itemKind", kind)
      case .sections(let type): writer.member("sectionType", type)
      case .screens: break
      case .theme: writer.member("isTheme", true)
      }
      switch change.subject {
      case .field(let key): writer.member("field", key)
      case .part(let part): writer.member("part", part.rawValue)
      }
      writer.member("old", change.old)
      writer.member("new", change.new)
    }
  }

  private mutating func change(_ isAdded: Bool, _ isRemoved: Bool) {
    member("change", isAdded ? "added" : isRemoved ? "removed" : "changed")
  }

  private mutating func place(_ key: String, _ place: SectionPlace?) {
    guard let place else { return }
    self.key(key)
    object { writer in
      writer.member("section", place.index)
      writer.member("id", place.id)
      writer.member("type", place.type)
      writer.member("name", place.name)
      writer.member("itemCount", place.itemCount)
      writer.member("hasError", place.hasError)
    }
  }

  private mutating func place(_ key: String, _ place: ItemPlace?, rank: Int?) {
    guard let place else { return }
    self.key(key)
    object { writer in
      writer.member("screen", place.screen)
      writer.member("section", place.section)
      writer.member("item", place.item)
      writer.member("id", place.id)
      writer.member("rank", rank)
    }
  }

  private mutating func fields(_ fields: [FieldChange]) {
    objects("fields", of: fields) { writer, field in
      writer.member("field", field.key)
      writer.member("role", field.role.rawValue)
      writer.value("old", field.old)
      writer.value("new", field.new)
      guard let words = field.words else { return }
      writer.objects("words", of: words) { $0.member($1.kind.rawValue, $1.text) }
    }
  }

  private mutating func value(_ key: String, _ value: FieldValue?) {
    guard let value else { return }
    self.key(key)
    self.value(value)
  }

  private mutating func value(_ value: FieldValue) {
    switch value {
    case .text(let text): string(text)
    case .number(let decimal): number(decimal.text)
    case .boolean(let boolean): bool(boolean)
    case .list(let values): array(of: values) { $0.value($1) }
    case .group(let values):
      object { writer in
        // Compared by bytes, so that the order is the same on every machine.
        let sorted = values.sortedByBytes(of: \.key)
        for (key, value) in sorted { writer.value(key, value) }
      }
    }
  }
}
