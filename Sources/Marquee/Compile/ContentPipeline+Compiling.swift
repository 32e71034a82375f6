import MarqueeConcurrency
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
package import MarqueeScreen
import MarqueeValidation

extension ContentPipeline {
  /// Compiles all screens and checks the content folder as a whole.
  ///
  /// A screen that the cache knows is not read again: its JSON and its diagnostics are as they were.
  ///
  /// - Parameter style: How the JSON is written; `nil` for none.
  /// - Complexity: O(*n*) in the bytes of the content and of the pictures that screens use.
  package func compile(
    _ style: JSONStyle?, cache: ContentCache? = nil
  ) -> CompiledContent {
    let key = ScreenKey(content, program: cache?.program ?? "", style: style)
    let drafts = workers.map(content.screens) { file -> Draft in
      defer { progress?(.reading) }
      guard let cache else { return Draft(file, .loaded(load(file))) }
      let digest = key.digest(of: file)
      guard let screen = cache.screen(for: digest, of: file, below: content.root) else {
        return Draft(file, .loaded(load(file)), key: digest)
      }
      return Draft(file, .cached(screen), key: digest)
    }
    var imageCache = cache?.pictures ?? ImageInspectionCache()
    let images = images(for: drafts.map(\.imageNames), openingAll: false, &imageCache)
    let pictures = PictureDigests(
      images, of: Set(drafts.lazy.flatMap(\.imageNames)), below: content.root, workers: workers)
    let outcomes = workers.map(drafts) { draft -> Outcome in
      defer { progress?(.checking) }
      if case .cached(let screen) = draft.state,
        screen.pictures == pictures.digest(of: draft.imageNames)
      {
        return Outcome(screen: screen, newKey: nil, source: nil)
      }
      let (screen, source) = compile(draft, style, images, pictures)
      return Outcome(screen: screen, newKey: draft.key, source: source)
    }
    let trouble = cache?.keep(
      outcomes.compactMap { outcome in outcome.newKey.map { ($0, outcome.screen) } },
      of: drafts.compactMap(\.key), below: content.root, pictures: imageCache, workers: workers)
    let screens = outcomes.map(\.screen)
    return CompiledContent(
      screens: screens, settingsDiagnostics: content.settingsDiagnostics,
      folderDiagnostics: checkFolder(screens.map(\.summary), images: images),
      cacheTrouble: trouble,
      isWhole: content.hasAllScreens,
      settingsSource: content.settingsSource,
      readSources: Dictionary(
        outcomes.compactMap { outcome in outcome.source.map { ($0.name, $0) } },
        uniquingKeysWith: { first, _ in first }), files: content.screens,
      imageSources: images?.sources ?? [])
  }

  private func compile(
    _ draft: Draft, _ style: JSONStyle?, _ images: ImageLibrary?, _ pictures: PictureDigests
  ) -> (screen: CompiledScreen, source: SourceFile) {
    let load =
      switch draft.state {
      case .loaded(let load): load
      // What the cache knows was made with other pictures.
      case .cached: load(draft.file)
      }
    let report = check(load, images: images)
    let screen = CompiledScreen(
      file: draft.file.name, outputName: draft.file.outputName, settings: content.settingsDigest,
      json: style.flatMap { report.json(style: $0) }, diagnostics: report.diagnostics,
      summary: load.summary, pictures: pictures.digest(of: draft.imageNames))
    return (screen, load.source)
  }
}

/// A screen before it is known what its pictures are.
private struct Draft {
  enum State {
    case loaded(ScreenLoad)
    case cached(CompiledScreen)
  }

  let file: ContentFolder.ScreenFile
  let state: State
  /// The key under which a cache keeps it; `nil` without a cache.
  let key: ContentDigest?

  init(_ file: ContentFolder.ScreenFile, _ state: State, key: ContentDigest? = nil) {
    self.file = file
    self.state = state
    self.key = key
  }

  /// The names of pictures that it writes.
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
  /// The key under which a cache has to keep it; `nil` where it does already, or there is none.
  let newKey: ContentDigest?
  /// The screen's text, where it was read.
  let source: SourceFile?
}
