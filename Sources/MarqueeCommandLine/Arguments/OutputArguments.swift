package import MarqueeOutputs

// Values of MarqueeOutputs that people write on the command line.

extension GeneratedLanguage: ArgumentValue {}

extension CodePackage: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { name }
  package static var allowedArguments: AllowedArguments { .form("<name>.<name>...") }
}
