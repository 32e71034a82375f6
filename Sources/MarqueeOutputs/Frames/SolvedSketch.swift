package import MarqueeCatalog
package import MarqueeScreen
package import MarqueeSolver

/// A solved sketch: the frames of each section, cell, header and footer.
package struct SolvedSketch {
  private let layout: SolvedLayout
  private let sectionCount: Int

  /// Solves a sketch.
  package init(_ sketch: LayoutSketch, in environment: LayoutEnvironment) {
    let counts = sketch.itemCounts
    sectionCount = counts.count
    layout = LayoutSolver(sketch.compositionalLayout, environment: environment)
      .solve(itemCounts: counts)
  }

  /// What cannot be laid out as requested.
  package var faults: [LayoutFault] { layout.faults }

  /// Writes the frames as JSON, in the same form as `marquee layout --json`.
  ///
  /// - Parameters:
  ///   - rect: The part of the content to write; `nil` for all of it.
  ///   - send: Takes what was written, from time to time.
  package func write(in rect: LayoutRect?, _ send: ([UInt8]) -> Void) {
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
        writer.object { write(index, orthogonal[index], in: rect, to: &$0, send) }
      }
      writer.layoutBoundary(of: layout)
    }
    writer.endOfFile()
    writer.drain(send)
  }

  private func write(
    _ index: Int, _ run: OrthogonalSection?, in rect: LayoutRect?, to writer: inout JSONWriter,
    _ send: ([UInt8]) -> Void
  ) {
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
    writer.array(of: layout.elements(ofSection: index, in: rect)) { writer, element in
      writer.element(element, item: element.kind == .cell ? element.item : nil)
      if writer.bytes.count >= Self.blockLength { writer.drain(send) }
    }
  }

  /// How many bytes are printed at once; a section may have millions of elements.
  private static let blockLength = 1 << 16
}
