import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
package import MarqueeScreen
import MarqueeSupport
import MarqueeValidation

extension ContentPipeline {
  /// Compiles all screens and checks the content folder as a whole.
  ///
  /// A screen that the cache knows is not read again: its JSON and its diagnostics are as they were.
  ///
  /// - Parameter style: How the JSON is written; `nil` for none.
  /// - Complexity: O(*n*) in the bytes of the content and of the images that screens use.
  package func compile(_ style: JSONStyle?, cache: ContentCache? = nil) -> CompiledContent {
    let key = ScreenKey(content, program: cache?.program ?? "", style: style)
    let drafts = workers.map(content.screens) { file in
      defer { progress?(.reading) }
      return draft(file, key, cache)
    }
    var imageCache = cache?.images ?? ImageInspectionCache()
    let images = images(for: drafts.map(\.imageNames), openingAll: false, &imageCache)
    let digests = ImageDigests(
      images, of: drafts.map(\.imageNames), below: content.root, workers: workers)
    let outcomes = workers.map(drafts) { draft in
      defer { progress?(.checking) }
      return outcome(of: draft, style, images, digests)
    }
    let cacheError = cache?.keep(
      outcomes.compactMap { outcome in outcome.newKey.map { ($0, outcome.screen) } },
      of: drafts.compactMap(\.key), below: content.root, images: imageCache, workers: workers)
    return compiled(
      outcomes.map(\.screen), images, sources: outcomes.compactMap(\.source), cacheError: cacheError
    )
  }

  /// Puts screens together, and judges the content folder as a whole.
  ///
  /// - Parameters:
  ///   - images: The images, as far as they are known.
  ///   - sources: The texts of screens that were read in this run.
  func compiled(
    _ screens: [CompiledScreen], _ images: ImageLibrary?, sources: [SourceFile] = [],
    cacheError: FileError? = nil
  ) -> CompiledContent {
    CompiledContent(
      screens: screens, settingsDiagnostics: content.settingsDiagnostics,
      folderDiagnostics: checkFolder(screens.map(\.summary), images: images),
      cacheError: cacheError, isWhole: content.hasAllScreens,
      settingsSource: content.settingsSource,
      readSources: Dictionary(
        sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      files: content.screens, imageSources: images?.sources ?? [])
  }

  /// Looks a screen up in the cache, or reads it.
  private func draft(
    _ file: ContentFolder.ScreenFile, _ key: ScreenKey, _ cache: ContentCache?
  ) -> Draft {
    guard let cache else { return Draft(file: file, state: .loaded(load(file)), key: nil) }
    let digest = key.digest(of: file)
    let known = cache.screen(for: digest, of: file, below: content.root)
    return Draft(
      file: file, state: known.map(Draft.State.cached) ?? .loaded(load(file)), key: digest)
  }

  /// Compiles a screen, unless the cache knows what becomes of it with these images.
  private func outcome(
    of draft: Draft, _ style: JSONStyle?, _ images: ImageLibrary?, _ digests: ImageDigests
  ) -> Outcome {
    let digest = digests.digest(of: draft.imageNames)
    let load: ScreenLoad
    switch draft.state {
    case .cached(let screen) where screen.imageDigest == digest:
      return Outcome(screen: screen, newKey: nil, source: nil)
    case .cached: load = self.load(draft.file)
    case .loaded(let loaded): load = loaded
    }
    let report = check(load, images: images)
    let screen = CompiledScreen(
      file: draft.file.name, outputName: draft.file.outputName, settings: content.settingsDigest,
      json: style.flatMap { report.json(style: $0) }, diagnostics: report.diagnostics,
      summary: load.summary, imageDigest: digest,
      hasAllImages: digests.resolves(draft.imageNames))
    return Outcome(screen: screen, newKey: draft.key, source: load.source)
  }
}

/// A screen before it is known what its images are.
private struct Draft {
  enum State {
    case loaded(ScreenLoad)
    case cached(CompiledScreen)
  }

  let file: ContentFolder.ScreenFile
  let state: State
  /// The key under which a cache keeps it; `nil` without a cache.
  let key: ContentDigest?

  /// The names of images that it writes.
  var imageNames: [String] {
    switch state {
    case .loaded(let load): load.imageNames
    case .cached(let screen): screen.summary.imageNames
    }
  }
}

/// A screen that is done.
private struct Outcome {
  let screen: CompiledScreen
  /// The key under which a cache has to keep it; `nil` if it does already, or there is none.
  let newKey: ContentDigest?
  /// The screen's text, where it was read.
  let source: SourceFile?
}
