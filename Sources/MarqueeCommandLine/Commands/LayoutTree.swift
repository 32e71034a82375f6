import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLayout
import MarqueeScreen
import MarqueeSupport

/// A solved screen as text: one line for each section and element.
struct LayoutTree {
  let file: String
  let device: Device
  let orientation: Orientation
  let solved: SolvedScreen

  private var frames: FrameTree { FrameTree(solved, on: device) }

  /// The tree for people.
  var text: String {
    frames.lines(of: file).map { VisibleText.escape($0) }.joined(separator: "\n") + "\n"
  }

  /// Trees as JSON: an array, one object for each screen.
  static func json(_ trees: [LayoutTree]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.array(of: trees) { writer, tree in tree.write(to: &writer) }
    writer.endOfFile()
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    let elements = frames.elementsBySection
    let orthogonal = Dictionary(
      solved.layout.orthogonalSections.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
    writer.object { writer in
      writer.member("file", file)
      writer.member("device", device.name)
      writer.member("orientation", orientation.rawValue)
      writer.key("containerSize")
      writer.numbers(solved.environment.containerSize)
      writer.member("scale", device.scale)
      writer.key("contentSize")
      writer.numbers(solved.layout.contentSize)
      writer.key("sections")
      writer.array(of: solved.screen.sections.indices) { writer, index in
        let section = solved.screen.sections[index]
        writer.object { writer in
          writer.member("id", section.id)
          writer.member("type", section.type.name)
          if let frame = solved.layout.frame(ofSection: index) {
            writer.key("frame")
            writer.numbers(frame)
          }
          if let run = orthogonal[index] {
            writer.member("orthogonalScrollingBehavior", run.behavior.rawValue)
            writer.key("viewport")
            writer.numbers(run.viewport)
            writer.member("runLength", run.runLength)
          }
          writer.key("elements")
          writer.array(of: elements[index]) { writer, element in
            writer.object { writer in
              writer.member("kind", FrameTree.word(for: element.kind))
              writer.member("id", solved.item(of: element)?.id)
              writer.key("frame")
              writer.numbers(element.frame)
              writer.member("z", element.zIndex)
            }
          }
        }
      }
    }
  }
}
