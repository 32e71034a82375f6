import MarqueeCatalog
import MarqueeLayout
import MarqueeScreen
import MarqueeSupport

/// A sketch, laid out: where each section, cell, header and footer is.
struct SolvedSketch {
  private let layout: SolvedLayout
  private let sectionCount: Int

  init(_ sketch: LayoutSketch, in environment: LayoutEnvironment) {
    let counts = sketch.itemCounts
    sectionCount = counts.count
    layout = LayoutSolver(sketch.compositionalLayout, environment: environment)
      .solve(itemCounts: counts)
  }

  /// What cannot be laid out as it is asked for.
  var faults: [LayoutFault] { layout.faults }

  /// The frames, in the words of `marquee layout --json`.
  var json: [UInt8] {
    let orthogonal = Dictionary(
      layout.orthogonalSections.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.key("containerSize")
      writer.numbers(layout.environment.containerSize)
      writer.member("scale", layout.environment.scale)
      writer.key("contentSize")
      writer.numbers(layout.contentSize)
      writer.key("sections")
      writer.array(of: 0..<sectionCount) { writer, index in
        writer.object { write(index, orthogonal[index], to: &$0) }
      }
    }
    writer.endOfFile()
    return writer.bytes
  }

  private func write(_ index: Int, _ run: OrthogonalSection?, to writer: inout JSONWriter) {
    if let frame = layout.frame(ofSection: index) {
      writer.key("frame")
      writer.numbers(frame)
    }
    if let run {
      writer.member("orthogonalScrollingBehavior", run.behavior.rawValue)
      writer.key("viewport")
      writer.numbers(run.viewport)
      writer.member("runLength", run.runLength)
    }
    writer.key("elements")
    writer.array(of: layout.elements(ofSection: index)) { writer, element in
      writer.object { writer in
        writer.member("kind", FrameTree.word(for: element.kind))
        if element.kind == .cell { writer.member("item", element.item) }
        writer.key("frame")
        writer.numbers(element.frame)
        writer.member("z", element.zIndex)
      }
    }
  }
}
