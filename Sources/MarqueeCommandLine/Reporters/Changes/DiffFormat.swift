import MarqueeOutputs

/// How `marquee diff` prints changes.
enum DiffFormat: String, CaseIterable, ArgumentValue {
  case text
  case markdown
  case json

  func print(_ report: DiffReport, style: TextStyle, on console: Console) {
    switch self {
    case .text: console.print(DiffText(report, style: style).text, style)
    case .markdown: console.print(DiffMarkdown(report).text)
    case .json: console.printJSON(DiffJSON.bytes(of: report))
    }
  }
}
