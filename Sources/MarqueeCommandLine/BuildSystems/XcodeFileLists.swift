package import MarqueeCompiler

/// The lists of inputs and outputs that an Xcode run-script phase is given.
///
/// Xcode skips a phase while no file of its lists has changed. A path that is neither absolute nor
/// begins with a variable counts from the project's folder, where Xcode runs the script.
package struct XcodeFileLists: Sendable {
  static let inputsName = "marquee-inputs.xcfilelist"
  static let outputsName = "marquee-outputs.xcfilelist"

  private let inputs: [String]
  private let outputs: [String]

  /// Makes lists from paths; a path that comes again is listed once.
  package init(inputs: [String], outputs: [String]) {
    self.inputs = inputs
    self.outputs = outputs
  }

  /// The content of the list of inputs.
  package func inputsText() throws(FileTrouble) -> String { try Self.text(of: inputs) }

  /// The content of the list of outputs.
  package func outputsText() throws(FileTrouble) -> String { try Self.text(of: outputs) }

  private static func text(of paths: [String]) throws(FileTrouble) -> String {
    var text = ""
    var seen = Set<String>()
    for path in paths where seen.insert(path).inserted {
      guard !path.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      else { throw .other(path: path, reason: "a list cannot hold a file of this name") }
      text += "\(located(path))\n"
    }
    return text
  }

  private static func located(_ path: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("$(") || path.hasPrefix("${") { return path }
    return path == "." ? "$(SRCROOT)" : "$(SRCROOT)/\(path)"
  }
}
