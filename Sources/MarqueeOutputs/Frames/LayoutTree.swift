import MarqueeCells
import MarqueeDiagnostics
package import MarqueeScreen
package import MarqueeSolver

/// A solved screen as text, one line per section and element.
package struct LayoutTree {
  let file: String
  let view: ScreenView

  package init(file: String, view: ScreenView) {
    self.file = file
    self.view = view
  }

  /// How many bytes are printed at once; a screen may have millions of lines.
  private static let blockLength = 1 << 16

  /// What could not be laid out as requested, in words.
  package var faults: [String] {
    view.layout.faults.map { fault in
      guard let index = fault.section else { return "\(file): \(fault.reason)" }
      return "\(file): section '\(view.scene.screen.sections[index].id)': \(fault.reason)"
    }
  }

  /// Writes the tree for people, and sends what has been written from time to time.
  package func write(_ send: (String) -> Void) {
    var block = ""
    FrameTree(of: view).forEachLine(of: file) { line in
      block += VisibleText.escape(line)
      block += "\n"
      guard block.utf8.count >= Self.blockLength else { return }
      send(block)
      block = ""
    }
    send(block)
  }

  /// Writes the tree as an object, and sends what has been written from time to time.
  package func write(to writer: inout JSONWriter, _ send: ([UInt8]) -> Void) {
    writer.object { writer in
      writer.member("file", file)
      writer.member("device", view.id.device.name)
      writer.member("orientation", view.id.orientation.rawValue)
      if view.id.direction != .leftToRight {
        writer.member("direction", view.id.direction.rawValue)
      }
      writer.member("containerSize", view.layout.environment.containerSize)
      writer.member("scale", view.id.device.scale)
      writer.member("contentSize", view.layout.contentSize)
      writer.array("sections", of: view.scene.screen.sections.indices) { writer, index in
        let section = view.scene.screen.sections[index]
        writer.object { writer in
          writer.member("id", section.id)
          writer.member("type", section.type.name)
          if let frame = view.layout.frame(ofSection: index) {
            writer.member("frame", frame)
          }
          if let run = view.layout.orthogonalSection(at: index) {
            writer.member("orthogonalScrollingBehavior", run.behavior.rawValue)
            writer.member("viewport", run.viewport)
            writer.member("runLength", run.runLength)
          }
          writer.array("elements", of: view.layout.elements(ofSection: index)) { writer, element in
            writer.element(element, id: view.item(of: element)?.id)
            if writer.bytes.count >= Self.blockLength { writer.drain(send) }
          }
        }
      }
      writer.layoutBoundary(of: view.layout)
    }
  }
}
