package import MarqueeImages
import MarqueeLoading
import MarqueeValidation

/// The stages of a screen: parse, resolve, check. Each depends only on its arguments.
extension ContentPipeline {
  /// Parses a screen, and resolves what it uses from the library and the settings.
  func resolve(_ file: ContentFile) -> (parsed: ParsedFile, resolved: ResolvedFile) {
    let parsed = ParsedFile(file)
    let resolved = ResolvedFile(
      screen: parsed.document, syntaxDiagnostics: parsed.syntaxDiagnostics,
      contentModel: content.settings.contentModel, library: content.library.library,
      workers: workers(for: file))
    return (parsed, resolved)
  }

  /// Loads and checks one screen, with images that are known.
  package func check(_ file: ContentFile, images: ImageLibrary?) -> ScreenReport {
    let (parsed, resolved) = resolve(file)
    return check(parsed, resolved, images: images)
  }

  func check(
    _ parsed: ParsedFile, _ resolved: ResolvedFile, images: ImageLibrary?
  ) -> ScreenReport {
    ScreenReport(
      parsed, resolved, images: images, settings: content.settings, measuresTexts: measuresTexts,
      workers: workers(for: parsed.file))
  }

  // The parts of a small file take less time than to hand them to other threads.
  func workers(for file: ContentFile) -> Workers { file.bytes.count < 1 << 18 ? .one : workers }
}

extension ContentPipeline {
  /// Runs all stages for all screens, and keeps their results.
  ///
  /// - Parameter openingAllImages: Whether to inspect images that no screen names, too.
  package func run(openingAllImages: Bool) -> ContentReport {
    var inspections: [FileEntry: ImageInspection] = [:]
    var kept = KeptScreens()
    return run(openingAllImages: openingAllImages, inspections: &inspections, keeping: &kept)
  }

  /// Runs all stages for the screens that have changed since an earlier run.
  ///
  /// - Parameters:
  ///   - openingAllImages: Whether to inspect images that no screen names, too.
  ///   - inspections: The images of the earlier run, which are not opened again; receives those of
  ///     this one.
  ///   - kept: The screens of the earlier run; receives those of this one.
  func run(
    openingAllImages: Bool = false, inspections: inout [FileEntry: ImageInspection],
    keeping kept: inout KeptScreens
  ) -> ContentReport {
    kept.prepare(for: content)
    var images = FolderImages(of: content, known: inspections, workers)
    let resolved = workers.map(content.screens) { [kept] file in
      defer { progress?(.reading) }
      return kept.screen(of: file).map { (parsed: $0.parsed, resolved: $0.resolved) }
        ?? resolve(file)
    }
    images.inspect(resolved.map(\.resolved.references.imageNames))
    let screens = workers.map(resolved) { [kept, library = images.library] parsed, resolved in
      defer { progress?(.checking) }
      return kept.screen(of: parsed.file) ?? check(parsed, resolved, images: library)
    }
    kept.keep(screens)
    if openingAllImages { images.inspect(.all) }
    let findings = link(
      screens.map(\.summary), screens.map { ($0.file, $0.found) }, &images)
    inspections = images.inspections
    return ContentReport(
      screens, findings, images: images.library, settings: content.settings)
  }

  /// Compiles all screens, each to an object.
  ///
  /// A screen is not parsed again if the cache has an object that was made from the same bytes,
  /// settings, library items and images.
  ///
  /// - Parameters:
  ///   - style: How the JSON is written.
  ///   - cache: The objects of earlier runs; receives those of this one.
  /// - Complexity: O(*n*) in the bytes of the content and of the images that are opened.
  package func compile(_ style: JSONStyle, cache: ContentCache? = nil) -> CompiledContent {
    let compilation = Compilation(self, style, cache: cache)
    let objects = compilation.objects
    var images = compilation.images
    let findings = link(
      objects.map(\.summary), objects.map { ($0.file, $0.diagnostics) }, &images)
    return CompiledContent(
      objects: objects, madeCount: compilation.made.count, cacheError: compilation.keep(),
      findings: findings)
  }
}
