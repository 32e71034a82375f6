import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// The pixel sizes that images need, one row per section type.
struct NeedsTable {
  let rows: [SectionNeeds]
  let devices: [Device]

  /// The scales of the devices, the smallest first.
  private var scales: [Double] { Set(devices.map(\.scale)).sorted() }

  /// The table for people, with a line naming the devices.
  var text: String {
    var table = TextTable(
      [("section type", .left), ("largest cell", .right)]
        + scales.map { ("at \(ImageNumber.text($0))x", .right) })
    for row in rows {
      let width = ImageNumber.text(row.largestCell.width)
      let height = ImageNumber.text(row.largestCell.height)
      let cell =
        switch row.fit {
        case .cell: "\(width)×\(height) pt"
        case .width: "\(width) pt wide"
        case .ownSize: "its own size"
        }
      table.add(
        [row.name, cell]
          + scales.map { scale in
            row.needs.first { $0.scale == scale }?.description ?? "any"
          })
    }
    let titles = devices.map(\.title).joined(separator: ", ")
    return VisibleText.escape("for \(titles)") + "\n\n" + table.text
  }

  /// Tables as JSON: an array with an object for each row.
  static func json(_ tables: [NeedsTable]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.objects(of: tables.flatMap(\.rows)) { writer, row in
      writer.member("sectionType", row.name)
      writer.array("largestCell", of: [row.largestCell.width, row.largestCell.height]) {
        $0.number($1)
      }
      writer.needs(row.needs)
    }
    writer.endOfFile()
    return writer.bytes
  }
}
