package import MarqueeCompiler

/// The lists of inputs and outputs for an Xcode run-script phase.
///
/// Xcode skips a phase if no file in its lists has changed. A path that is not absolute and does
/// not begin with a variable is relative to the project's folder, where Xcode runs the script.
package struct XcodeFileLists: Sendable {
  package static let inputsName = "marquee-inputs.xcfilelist"
  package static let outputsName = "marquee-outputs.xcfilelist"

  private let inputs: [String]
  private let outputs: [String]
  private let outputFolder: String

  /// Makes lists from paths; a repeated path is listed once.
  ///
  /// - Parameters:
  ///   - inputs: The paths of inputs.
  ///   - outputs: The paths of outputs inside their folder.
  ///   - outputFolder: The output folder. The person who runs the build names it, so it may hold
  ///     variables, which a file's name may not.
  package init(inputs: [String], outputs: [String], in outputFolder: String) {
    self.inputs = inputs
    self.outputs = outputs
    self.outputFolder = outputFolder
  }

  package func inputsText() throws(FileError) -> String {
    var lines = UniqueLines()
    for path in inputs {
      lines.add(Self.located(try HeldName(path, in: .xcodeFileList).text))
    }
    return lines.text
  }

  package func outputsText() throws(FileError) -> String {
    if let fault = NameSyntax.xcodeFileList.fault(of: Self.withoutVariables(outputFolder)) {
      throw NameSyntax.xcodeFileList.fileError(outputFolder, fault)
    }
    let folder = Self.located(outputFolder)
    var lines = UniqueLines()
    for name in outputs {
      let held = try HeldName(name, in: .xcodeFileList).text
      lines.add(folder.hasSuffix("/") ? "\(folder)\(held)" : "\(folder)/\(held)")
    }
    return lines.text
  }

  private struct UniqueLines {
    private var seen = Set<String>()
    private(set) var text = ""

    mutating func add(_ line: String) {
      if seen.insert(line).inserted { text += "\(line)\n" }
    }
  }

  private static func located(_ path: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("$(") || path.hasPrefix("${") { return path }
    return path == "." ? "$(SRCROOT)" : "$(SRCROOT)/\(path)"
  }

  /// A path without its variables, `$(NAME)` and `${NAME}`.
  private static func withoutVariables(_ path: String) -> String {
    var result = ""
    var rest = path[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let opening = rest[rest.index(after: start)...]
      let closer: Character? = ["(": ")", "{": "}"][opening.first]
      guard let closer, let end = opening.firstIndex(of: closer),
        opening[..<end].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return result + rest[start...] }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
