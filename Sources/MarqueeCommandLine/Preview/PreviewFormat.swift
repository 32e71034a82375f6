import MarqueeCells
import MarqueeFigures
import MarqueeLayout
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver

/// What `marquee preview` writes.
enum PreviewFormat: String, CaseIterable, ArgumentValue {
  /// A page for each screen, and an index.
  case html
  /// An image for each screen and device.
  case svg
  /// A drawing in characters for each screen and device.
  case text
  /// What changed, for a pull request, with small images; only if versions are compared.
  case markdown
}

extension Appearance: ArgumentValue {}
extension DisplayLocale: ArgumentValue {}
extension ReadingDirection: ArgumentValue {}

extension TextSizeCategory: ArgumentValue {
  /// Finds the category by its case name.
  package init?(argument: String) {
    guard let category = Self.allCases.first(where: { $0.argument == argument }) else { return nil }
    self = category
  }

  package var argument: String { "\(self)" }
  package static var allowedArguments: AllowedArguments { .words(allCases.map(\.argument)) }
}

extension Device: ArgumentValue {
  package init?(argument: String) { self.init(named: argument) }
  package var argument: String { name }
  package static var allowedArguments: AllowedArguments {
    .words(all.map(\.name), orForm: "<width>x<height>@<scale>")
  }
}
