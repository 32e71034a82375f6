import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// Writes the sections with the contents of their cells, and the templates of cells.
  func writeSections(to writer: inout JSONWriter) {
    var templates = CellTemplates()
    let keys = Dictionary(first: fieldKeys.enumerated().map { ($1, $0) })
    writer.array("sections") { writer in
      for (index, section) in preview.screen.sections.enumerated() {
        let origin = preview.origins.indices.contains(index) ? preview.origins[index] : nil
        write(section, cells[index], origin, keys, &templates, to: &writer)
      }
    }
    writer.array("templates", of: templates.parts) { $0.template($1) }
  }

  private func write(
    _ section: ScreenSection, _ cells: [CellPart], _ origin: SectionOrigin?,
    _ keys: [String: Int], _ templates: inout CellTemplates, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("id", section.id)
      writer.member("type", section.type.name)
      if let name = section.name, let header = preview.scene.header(of: section) {
        writer.member("name", name)
        writer.key("header")
        writer.part(header)
      }
      let insets = preview.screen.layout(of: section).contentInsets
      writer.lengths("insets", [insets.top, insets.leading, insets.bottom, insets.trailing])
      if let origin {
        writer.member("place", origin.place)
        writer.member("itemsPlace", origin.itemsPlace)
        writer.member("line", origin.line)
        writer.array("lines", of: origin.itemLines) { $0.integer($1) }
      }
      writer.member("showsOne", section.selection.map { _ in true })
      writer.key("items")
      let fields = origin?.itemFields ?? []
      writer.array(of: zip(section.items, cells).enumerated()) { writer, entry in
        let (number, (item, cell)) = entry
        writer.object { writer in
          writer.member("id", item.id)
          let spokenText = preview.scene.spokenText(of: item)
          writer.member("x", spokenText)
          writer.member("y", TextLanguage(of: spokenText)?.rawValue)
          writer.member("t", templates.index(of: cell))
          writer.key("v")
          writer.contents(of: cell, linkingImages: linksImages)
          guard fields.indices.contains(number), !fields[number].isEmpty else { return }
          writer.array("f") { writer in
            for field in fields[number] {
              writer.integer(keys[field.key] ?? 0)
              writer.string(field.value)
            }
          }
        }
      }
    }
  }

  /// Writes shapes, stacks, and which of them each device uses.
  func writeSolutions(to writer: inout JSONWriter) {
    var runs = NumberedValues<SectionShape.Scrolling>()
    writer.objects("shapes", of: solutions.shapes.values) { Self.write($1, &runs, to: &$0) }
    writer.objects("runs", of: runs.values) { writer, run in
      writer.member("behavior", run.behavior.rawValue)
      writer.length("runLength", run.runLength)
      writer.lengths("rests", run.rests)
    }
    writer.array("stacks", of: solutions.stacks.values) { writer, stack in
      writer.array(of: stack) { $0.integer($1) }
    }
    writer.object("solutions") { writer in
      for device in devices {
        for orientation in Orientation.allCases {
          writer.array("\(device.name)/\(orientation.rawValue)", of: TextSizeCategory.allCases) {
            writer, textSize in
            let id = ScreenView.ID(device, orientation, textSize: textSize)
            writer.integer(solutions.solutions[id] ?? 0)
          }
        }
      }
    }
  }

  private static func write(
    _ shape: SectionShape, _ runs: inout NumberedValues<SectionShape.Scrolling>,
    to writer: inout JSONWriter
  ) {
    writer.length("length", shape.length)
    writer.key("cells")
    writer.frames(shape.cells)
    // Often, each group holds a single cell.
    if shape.groups != shape.cells {
      writer.key("groups")
      writer.frames(shape.groups)
    }
    if !shape.boundaryItems.isEmpty {
      writer.objects("boundary", of: shape.boundaryItems) { writer, item in
        writer.member("isHeader", item.isHeader)
        writer.lengths("frame", item.frame.numbers)
        writer.member("caption", item.caption)
        if let end = item.pinnedEnd { writer.length("pinnedEnd", end) }
      }
    }
    if !shape.backgrounds.isEmpty {
      writer.array("backgrounds", of: shape.backgrounds) { writer, background in
        writer.array { writer in
          writer.string(background.box.fill?.rawValue ?? "")
          writer.length(background.box.cornerRadius)
          for number in background.frame.numbers { writer.length(number) }
          if background.isInFront { writer.integer(1) }
        }
      }
    }
    if !shape.badges.isEmpty {
      writer.object("badges") { writer in
        for (caption, frames) in shape.badges.sorted(by: { $0.key.precedesByBytes($1.key) }) {
          writer.key(caption)
          writer.frames(frames)
        }
      }
    }
    guard let scrolling = shape.scrolling else { return }
    // In another text size a row is elsewhere, and scrolls as before.
    var run = scrolling
    run.viewport = LayoutRect(origin: .zero, size: .zero)
    writer.object("scrolling") { writer in
      writer.lengths("viewport", scrolling.viewport.numbers)
      writer.member("run", runs.number(of: run))
    }
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
