import MarqueeCompiler
import MarqueeScreen

/// What build systems are told about a build: its inputs and outputs.
struct BuildSystemFiles {
  /// The folder of the outputs, as it was given.
  let output: String

  /// The path of a screen's JSON.
  ///
  /// - Parameter outputName: The path inside of the folder, without its extension.
  func path(ofOutput outputName: String) -> String { path(ofFile: "\(outputName).json") }

  /// The path of the index of all screens.
  var indexPath: String { path(ofFile: ScreenIndex.fileName) }

  private func path(ofFile name: String) -> String {
    // A build system compares paths as texts.
    output.hasSuffix("/") ? "\(output)\(name)" : "\(output)/\(name)"
  }

  /// Writes which files each screen is made of.
  func writeDependencies(
    of content: [(pipeline: ContentPipeline, compiled: CompiledContent)], to file: String
  ) throws(FileTrouble) {
    var rules: [DependencyFile.Rule] = []
    var indexInputs: [String]? = []
    for (pipeline, compiled) in content {
      let inputs = try ContentInputs(pipeline.content)
      rules += compiled.screens.map { screen in
        DependencyFile.Rule(
          output: path(ofOutput: screen.outputName), inputs: inputs.files(of: screen))
      }
      indexInputs =
        pipeline.content.hasAllScreens
        ? indexInputs.map { $0 + inputs.screensAndSettings } : nil
    }
    if let indexInputs { rules.append(DependencyFile.Rule(output: indexPath, inputs: indexInputs)) }
    try LocalFiles.write(Array(DependencyFile(rules: rules).text().utf8), to: file)
  }

  /// Writes the lists of an Xcode run-script phase into a folder.
  func writeFileLists(of pipelines: [ContentPipeline], to folder: String) throws(FileTrouble) {
    var inputs: [String] = []
    var outputs: [String] = []
    for content in pipelines.map(\.content) {
      let listed = try ContentInputs(content)
      inputs += content.screens.compactMap(\.path) + listed.sharedFiles + listed.folders
      outputs += content.screens.map { path(ofOutput: $0.outputName) }
      if content.hasAllScreens { outputs.append(indexPath) }
    }
    let lists = XcodeFileLists(inputs: inputs, outputs: outputs)
    try LocalFiles.write(
      Array(lists.inputsText().utf8), to: "\(folder)/\(XcodeFileLists.inputsName)")
    try LocalFiles.write(
      Array(lists.outputsText().utf8), to: "\(folder)/\(XcodeFileLists.outputsName)")
  }
}
