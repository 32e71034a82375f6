package import MarqueeOutputs
package import MarqueeScreen

// Values of MarqueeOutputs that people write on the command line.

extension Channel: ArgumentValue {}

extension MinimumAppVersion: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { text }
  package static var allowedArguments: AllowedArguments {
    .form("one to four numbers with dots between them, such as 2.4")
  }
}

extension PublishTime: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { text }
  package static var allowedArguments: AllowedArguments {
    .form("a time in UTC, such as 2026-01-31T12:00:00Z")
  }
}

extension PreviewFormat: ArgumentValue {}

extension Currency: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { code }
  package static var allowedArguments: AllowedArguments {
    .form("the code of a currency, such as EUR")
  }
}
