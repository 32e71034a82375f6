import MarqueeOutputs
import MarqueeScreen

/// Prints trees of frames one at a time, so that memory holds only a small part of them.
struct LayoutPrinter {
  private let console: Console
  /// Writes JSON; `nil` for text.
  private var writer: JSONWriter?
  private var isFirst = true

  init(isJSON: Bool, _ console: Console) {
    self.console = console
    if isJSON { writer = JSONWriter(style: .pretty) }
  }

  mutating func print(_ tree: LayoutTree) {
    defer { isFirst = false }
    guard var writer else {
      if !isFirst { console.print("\n") }
      return tree.write { console.print($0) }
    }
    if isFirst { writer.beginArray() }
    tree.write(to: &writer, console.printJSON)
    writer.drain(console.printJSON)
    self.writer = writer
  }

  mutating func finish() {
    guard writer != nil else { return }
    if isFirst { writer?.beginArray() }
    writer?.endArray()
    writer?.endOfFile()
    writer?.drain(console.printJSON)
  }
}
