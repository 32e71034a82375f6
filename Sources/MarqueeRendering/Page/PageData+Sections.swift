import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// Writes the sections with the contents of their cells, and the templates of cells.
  func writeSections(to writer: inout JSONWriter) {
    var templates = CellTemplates()
    let keys = Dictionary(
      fieldKeys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    writer.key("sections")
    writer.array { writer in
      for (index, section) in preview.screen.sections.enumerated() {
        let origin = preview.origins.indices.contains(index) ? preview.origins[index] : nil
        write(section, cells[index], origin, keys, &templates, to: &writer)
      }
    }
    writer.key("templates")
    writer.array(of: templates.parts) { $0.template($1) }
  }

  private func write(
    _ section: ScreenSection, _ cells: [CellPart], _ origin: SectionOrigin?,
    _ keys: [String: Int], _ templates: inout CellTemplates, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("id")
      writer.string(section.id)
      writer.key("type")
      writer.string(section.type.name)
      if let name = section.name, let header = scene.header(of: section) {
        writer.key("name")
        writer.string(name)
        writer.key("header")
        writer.part(header)
      }
      let insets = preview.screen.layout(of: section).contentInsets
      writer.key("insets")
      writer.lengths([insets.top, insets.leading, insets.bottom, insets.trailing])
      if let origin {
        writer.key("place")
        writer.string(origin.place)
        writer.key("itemsPlace")
        writer.string(origin.itemsPlace)
        if let line = origin.line {
          writer.key("line")
          writer.integer(line)
        }
        writer.key("lines")
        writer.array(of: origin.itemLines) { $0.integer($1) }
      }
      if section.selection != nil {
        writer.key("showsOne")
        writer.bool(true)
      }
      writer.key("items")
      let fields = origin?.itemFields ?? []
      writer.array(of: zip(section.items, cells).enumerated()) { writer, entry in
        let (number, (item, cell)) = entry
        writer.object { writer in
          writer.key("id")
          writer.string(item.id)
          writer.key("x")
          writer.string(item.spokenText)
          if let language = TextLanguage(of: item.spokenText) {
            writer.key("y")
            writer.string(language.rawValue)
          }
          writer.key("t")
          writer.integer(templates.index(of: cell))
          writer.key("v")
          writer.contents(of: cell)
          guard fields.indices.contains(number), !fields[number].isEmpty else { return }
          writer.key("f")
          writer.array { writer in
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
    writer.key("shapes")
    writer.array(of: solutions.shapes) { writer, shape in
      writer.object { Self.write(shape, to: &$0) }
    }
    writer.key("stacks")
    writer.array(of: solutions.stacks) { writer, stack in
      writer.array(of: stack) { $0.integer($1) }
    }
    writer.key("solutions")
    writer.object { writer in
      for device in devices {
        for orientation in Orientation.allCases {
          writer.key("\(device.name)/\(orientation.rawValue)")
          writer.array(of: TextSizeCategory.allCases) { writer, textSize in
            let id = ScreenView.ID(device, orientation, textSize: textSize)
            writer.integer(solutions.solutions[id] ?? 0)
          }
        }
      }
    }
  }

  private static func write(_ shape: SectionShape, to writer: inout JSONWriter) {
    writer.key("length")
    writer.length(shape.length)
    writer.key("cells")
    writer.frames(shape.cells)
    // Often, each group holds a single cell.
    if shape.groups != shape.cells {
      writer.key("groups")
      writer.frames(shape.groups)
    }
    if !shape.boundaryItems.isEmpty {
      writer.key("boundary")
      writer.array(of: shape.boundaryItems) { $0.boundaryItem($1) }
    }
    guard let scrolling = shape.scrolling else { return }
    writer.key("scrolling")
    writer.object { writer in
      writer.key("behavior")
      writer.string(scrolling.behavior.rawValue)
      writer.key("viewport")
      writer.lengths(scrolling.viewport.numbers)
      writer.key("runLength")
      writer.length(scrolling.runLength)
      writer.key("rests")
      writer.lengths(scrolling.rests)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func boundaryItem(_ item: SectionShape.BoundaryItem) {
    object { writer in
      writer.key("isHeader")
      writer.bool(item.isHeader)
      writer.key("frame")
      writer.lengths(item.frame.numbers)
      if let end = item.pinnedEnd {
        writer.key("pinnedEnd")
        writer.length(end)
      }
    }
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
