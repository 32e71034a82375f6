import MarqueeManifests
import MarqueeScreen

/// The smallest version of an app, as written on the command line: `2.4`.
struct MinimumAppVersion: ArgumentValue {
  let argument: String

  init?(argument: String) {
    guard AppVersion(exactly: argument) != nil else { return nil }
    self.argument = argument
  }

  static let allowedArguments = AllowedArguments.form(
    "one to four numbers with dots between them, such as 2.4")
}
