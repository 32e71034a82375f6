import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
import MarqueeSupport
import MarqueeValidation

extension ContentPipeline {
  /// Takes all screens through all stages, and checks the content folder as a whole.
  ///
  /// - Parameters:
  ///   - goal: What the run is for.
  ///   - cache: Supplies the last stage of screens that it knows, which are then not read again.
  /// - Complexity: O(*n*) in the bytes of the content and of the images that are opened.
  package func run(for goal: RunGoal, cache: ContentCache? = nil) -> ContentReport {
    var imageCache = cache?.images ?? ImageInspectionCache()
    return run(for: goal, cache: cache, imageCache: &imageCache)
  }

  /// Takes all screens through all stages, with images that were looked into before.
  ///
  /// - Parameter imageCache: Images that are in it are not opened; gets what was found in this run.
  package func run(
    for goal: RunGoal, cache: ContentCache? = nil, imageCache: inout ImageInspectionCache
  ) -> ContentReport {
    let key = ScreenKey(content, program: cache?.program ?? "", style: goal.style)
    let begun = workers.map(content.screens) { source in
      defer { progress?(.reading) }
      return BegunScreen(source, key, cache, in: self)
    }
    let library = CheckedLibrary(content, workers)
    let names = begun.map(\.imageNames)
    let keys = begun.map(\.key)
    let images = images(
      for: names + [library.imageNames], openingAll: goal.opensAllImages, &imageCache)
    let digests = ImageDigests(images, of: names, below: content.root, workers: workers)
    let screens = workers.map(taking: consume begun) { screen in
      defer { progress?(.checking) }
      return screen.finish(for: goal, images, digests, in: self)
    }
    let cacheError = cache?.keep(
      zip(keys, screens).compactMap { key, screen in
        screen.isFromCache ? nil : key.map { ($0, screen.compiled) }
      },
      of: keys.compactMap(\.self), in: content, images: imageCache, workers: workers)
    let summaries = screens.map(\.compiled.summary)
    return ContentReport(
      of: content, screens, images: images,
      libraryDiagnostics: library.diagnostics(content.settings, images: images, summaries, workers),
      folderDiagnostics: checkFolder(summaries, library, images: images), cacheError: cacheError)
  }

  func load(_ source: SourceScreen) -> LoadedScreen {
    LoadedScreen(
      source, settings: content.settings, library: content.library.library, workers: workers)
  }

  func check(
    _ loaded: LoadedScreen, images: ImageLibrary?, for goal: RunGoal = .output(nil)
  ) -> CheckedScreen {
    CheckedScreen(
      loaded, images: images, settings: content.settings, for: goal, workers: workers)
  }

  /// Loads and checks one screen against images that are known.
  package func check(_ source: SourceScreen, images: ImageLibrary?) -> CheckedScreen {
    check(load(source), images: images)
  }

  /// Checks the content folder as a whole, where all of its screens are known.
  func checkFolder(
    _ screens: [ScreenSummary], _ library: CheckedLibrary, images: ImageLibrary?
  ) -> [Diagnostic] {
    guard content.hasAllScreens, !screens.isEmpty || content.root != nil else { return [] }
    return Validator(settings: content.settings).validate(
      screens + library.summaries, library: content.library.library, images: images,
      faults: content.faults, propertyLists: content.propertyLists, folder: content.root ?? ".")
  }

  /// The images, those looked into that screens name.
  ///
  /// - Parameters:
  ///   - names: The names that each screen writes.
  ///   - openingAll: Whether to look into the others too.
  ///   - cache: Images that are in it are not opened; gets what was found in this run.
  func images(
    for names: [[String]], openingAll: Bool, _ cache: inout ImageInspectionCache
  ) -> ImageLibrary? {
    switch content.images {
    case .unknown: return nil
    case .library(let library): return library
    case .files(let files):
      return files.load(cache: &cache, lookup: content.settings.imageLookup) { images in
        guard !openingAll else { return .all }
        return .named(
          images.names(meantBy: names),
          findingDuplicates: content.hasAllScreens)
      }
    }
  }
}

/// A screen before it is known what its images are.
private struct BegunScreen: Sendable {
  private enum State: Sendable {
    case loaded(LoadedScreen)
    case cached(CompiledScreen)
    case finished
  }

  private let source: SourceScreen
  private var state: State
  /// The key under which a cache keeps it; `nil` without a cache.
  let key: ContentDigest?

  /// Looks a screen up in the cache, or loads it.
  init(
    _ source: SourceScreen, _ key: ScreenKey, _ cache: ContentCache?, in pipeline: ContentPipeline
  ) {
    self.source = source
    self.key = cache.map { _ in key.digest(of: source) }
    let known = self.key.flatMap { key in
      cache?.screen(for: key, of: source, in: pipeline.content)
    }
    state = known.map(State.cached) ?? .loaded(pipeline.load(source))
  }

  /// The names of images that it depends on; none once it is finished.
  var imageNames: [String] {
    switch state {
    case .loaded(let loaded): loaded.summary.references.imageNames
    case .cached(let compiled): compiled.summary.references.imageNames
    case .finished: []
    }
  }

  /// Checks and emits the screen, unless the cache knows what becomes of it with these images.
  mutating func finish(
    for goal: RunGoal, _ images: ImageLibrary?, _ digests: ImageDigests,
    in pipeline: ContentPipeline
  ) -> ScreenReport {
    let names = imageNames
    let imageDigest = digests.digest(of: names)
    if case .cached(let compiled) = state, compiled.imageDigest == imageDigest {
      return ScreenReport(compiled, source: source)
    }
    let checked = check(for: goal, images, in: pipeline)
    let compiled = CompiledScreen(
      file: source.name, outputName: source.outputName,
      settings: pipeline.content.settingsDigest,
      json: checked.shown.flatMap { shown in
        goal.style.map { shown.json($0, pipeline.workers) }
      },
      diagnostics: checked.diagnostics, summary: checked.summary, imageDigest: imageDigest,
      hasAllImages: digests.resolves(names))
    return ScreenReport(compiled, of: source, readAs: checked.text, keeping: checked.stage)
  }

  /// What is needed of a checked screen to emit it.
  private struct Checked {
    let diagnostics: [Diagnostic]
    let summary: ScreenSummary
    let text: SourceFile
    /// `nil` for a screen with errors, for it would lack something.
    let shown: ShownScreen?
    /// The whole stage, if it is to be kept.
    let stage: CheckedScreen?
  }

  /// Checks the screen, and lets go of its tree and of all that was found in it, unless that is kept:
  /// while JSON is written, they would double the memory.
  private mutating func check(
    for goal: RunGoal, _ images: ImageLibrary?, in pipeline: ContentPipeline
  ) -> Checked {
    var loaded: LoadedScreen?
    if case .loaded(let screen) = state { loaded = screen }
    state = .finished
    let checked = pipeline.check(loaded ?? pipeline.load(source), images: images, for: goal)
    return Checked(
      diagnostics: checked.diagnostics, summary: checked.loaded.summary, text: checked.loaded.text,
      shown: checked.hasErrors ? nil : checked.shown, stage: goal.keepsStages ? checked : nil)
  }
}
