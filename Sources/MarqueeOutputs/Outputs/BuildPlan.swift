package import MarqueeCompiler

package struct BuildPlan: Sendable {
  /// The output folder, and the names in it.
  package var files: BuildSystemFiles
  package var style: JSONStyle
  /// The path of a file with the dependencies of each output; `nil` for none.
  package var dependencyFile: String?

  package init(files: BuildSystemFiles, style: JSONStyle, dependencyFile: String? = nil) {
    self.files = files
    self.style = style
    self.dependencyFile = dependencyFile
  }

  /// Refuses to write where the content is, and a dependency file that cannot hold a name.
  ///
  /// Call it before compiling: nothing is written if it throws.
  package func check(_ pipelines: [ContentPipeline]) throws(FileError) {
    for content in pipelines.map(\.content) where content.hasAllScreens {
      guard let root = content.root else { continue }
      try OutputPlace.check(folder: files.output, isNotPartOf: root)
    }
    guard let dependencyFile else { return }
    try files.checkNames(of: pipelines)
    for root in pipelines.compactMap(\.content.root) {
      try OutputPlace.check(file: dependencyFile, isNoneOf: root)
    }
  }

  /// The dependency file for what was compiled; `nil` if none is asked for.
  package func dependencies(
    of compiled: [CompiledContent], from pipelines: [ContentPipeline]
  ) throws(FileError) -> (path: String, bytes: [UInt8])? {
    guard let dependencyFile else { return nil }
    let content = zip(pipelines, compiled).map { (pipeline: $0, compiled: $1) }
    return (dependencyFile, Array(try files.dependencies(of: content).utf8))
  }
}
