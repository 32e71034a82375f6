/// A line of a file, as an editor writes it: `Content/Home.plist:12`.
struct ShownPlace: ArgumentValue {
  /// The file's path.
  let file: String
  /// The line, from 1.
  let line: Int

  init?(argument: String) {
    guard let colon = argument.utf8.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(argument[argument.utf8.index(after: colon)...]), line > 0,
      colon > argument.startIndex
    else { return nil }
    file = String(argument[..<colon])
    self.line = line
  }

  var argument: String { "\(file):\(line)" }
  static var allowedArguments: AllowedArguments { .form("<file>:<line>") }
}
