package import MarqueeCells
package import MarqueeScreen
package import MarqueeSolver

// Parts of a view that people write on the command line.

extension Appearance: ArgumentValue {}
extension Orientation: ArgumentValue {}
extension ReadingDirection: ArgumentValue {}

extension DisplayLocale: ArgumentValue {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
  package static var allowedArguments: AllowedArguments { .words(allCases.map(\.rawValue)) }
}

extension TextSizeCategory: ArgumentValue {
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
    .words(all.map(\.name), orForm: "<width>x<height>@<scale>[,<top>,<bottom>]")
  }
}
