public import MarqueeCompiler
public import MarqueeDiagnostics
import MarqueeScreen

extension ContentPipeline {
  /// What a build makes of content.
  public struct Build: Sendable {
    /// What is wrong with the content, in the order in which `marquee build` prints it.
    public let diagnostics: [Diagnostic]
    /// The JSON of each screen without errors, and the index if no screen has errors.
    public let files: [OutputFile]
  }

  /// Returns the JSON of the screens, as `marquee build` writes it.
  ///
  /// ```swift
  /// import MarqueeCompiler
  /// import MarqueeOutputs
  ///
  /// let build = try ContentPipeline(folder: "Content").build()
  /// for file in build.files { try upload(file.bytes, as: file.name) }
  /// ```
  ///
  /// Nothing is written, and no cache is used.
  ///
  /// - Parameter isStrict: Whether warnings refuse a screen, too.
  /// - Complexity: O(*n*) in the bytes of the content.
  public func build(isStrict: Bool = false) -> Build {
    let compiled = compile(.compact, cache: nil)
    let screens = compiled.outputs(isStrict: isStrict).map { object, json in
      OutputFile(name: "\(object.outputName).json", bytes: json)
    }
    let index = compiled.index.map {
      OutputFile(name: ScreenIndex.fileName, bytes: $0.jsonBytes(style: .compact))
    }
    return Build(diagnostics: compiled.diagnostics, files: screens + [index].compactMap(\.self))
  }
}
