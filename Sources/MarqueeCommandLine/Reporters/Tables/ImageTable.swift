import MarqueeCompiler
import MarqueeImages
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// The images of a content folder, one row per file.
struct ImageTable {
  let survey: ImageUsageReport

  var text: String {
    var table = TextTable([
      ("image", .left), ("for", .left), ("pixels", .right), ("needs", .right),
      ("format", .left), ("bytes", .right), ("largest cell", .left), ("used in", .left),
    ])
    for entry in survey.entries {
      let cells = [entry.set.name, Self.cell(entry), Self.uses(entry)]
      if entry.set.variants.isEmpty {
        table.add([cells[0], "", "", "", "no file", "", cells[1], cells[2]])
      }
      for (index, variant) in entry.set.variants.enumerated() {
        let isFirst = index == 0
        table.add([
          isFirst ? cells[0] : "", variant.slot.description, Self.pixels(variant),
          Self.needs(entry.needs(of: variant)), Self.format(variant),
          String(variant.file.identity.byteCount), isFirst ? cells[1] : "", isFirst ? cells[2] : "",
        ])
      }
    }
    return table.text
  }

  private static func pixels(_ variant: ImageVariant) -> String {
    switch variant.info?.extent {
    case .pixels(let size): size.description
    case .vector: "vector"
    case nil: "-"
    }
  }

  private static func needs(_ needs: [ImageNeed]) -> String {
    guard let last = needs.last else { return "-" }
    return last.description.replacing(" px", with: "")
  }

  private static func format(_ variant: ImageVariant) -> String {
    let format = variant.info?.format.displayName
    return [format, variant.fault?.description].compactMap(\.self).joined(separator: ", ")
  }

  private static func cell(_ entry: ImageUsageReport.Entry) -> String {
    guard let largest = entry.largestCell else { return "-" }
    let width = ImageNumber.text(largest.cell.width)
    let height = ImageNumber.text(largest.cell.height)
    let size = largest.place.fit == .cell ? "\(width)×\(height) pt" : "\(width) pt wide"
    return "\(size) on \(largest.device.title)"
  }

  private static func uses(_ entry: ImageUsageReport.Entry) -> String {
    var screens: [(name: String, types: [String])] = []
    for use in entry.uses {
      if screens.last?.name != use.screen { screens.append((use.screen, [])) }
      screens[screens.count - 1].types.append(use.sectionType ?? "a field")
    }
    return screens.isEmpty
      ? "no screen"
      : screens.map { "\($0.name): \($0.types.joined(separator: ", "))" }.joined(separator: "; ")
  }
}

extension ImageTable {
  static func json(_ tables: [ImageTable]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.objects(of: tables.flatMap(\.survey.entries)) { writer, entry in
      writer.member("name", entry.set.name)
      writer.objects("files", of: entry.set.variants) { Self.write($1, of: entry, to: &$0) }
      if let largest = entry.largestCell {
        writer.object("largestCell") { writer in
          writer.member("device", largest.device.name)
          writer.member("sectionType", largest.place.sectionType)
          writer.array("size", of: [largest.cell.width, largest.cell.height]) { $0.number($1) }
        }
      }
      writer.needs(entry.needs)
      writer.objects("uses", of: entry.uses) { writer, use in
        writer.member("screen", use.screen)
        writer.member("sectionType", use.sectionType)
        writer.member("count", use.count)
      }
    }
    writer.endOfFile()
    return writer.bytes
  }

  private static func write(
    _ variant: ImageVariant, of entry: ImageUsageReport.Entry, to writer: inout JSONWriter
  ) {
    writer.member("path", variant.file.path)
    writer.member("for", variant.slot.description)
    writer.member("format", variant.info?.format.name)
    if let size = variant.info?.pixelSize {
      writer.member("width", size.width)
      writer.member("height", size.height)
    }
    writer.member("bytes", variant.file.identity.byteCount)
    writer.member("fault", variant.fault?.description)
    writer.needs(entry.needs(of: variant))
  }
}

extension JSONWriter {
  /// Writes the pixels needed at each scale.
  mutating func needs(_ needs: [ImageNeed]) {
    objects("needs", of: needs) { writer, need in
      writer.member("scale", need.scale)
      writer.member("width", need.width)
      writer.member("height", need.height)
    }
  }
}
