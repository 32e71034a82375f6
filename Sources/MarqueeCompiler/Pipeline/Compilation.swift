import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// One run that makes an object of each screen, a batch of screens at a time.
struct Compilation {
  typealias Made = (key: ContentDigest, file: ContentFile, object: ScreenObject)

  private typealias Resolved = (parsed: ParsedFile, resolved: ResolvedFile)

  /// The images, those that the screens so far name inspected.
  var images: FolderImages
  /// The objects of the screens so far, in order.
  private(set) var objects: [ScreenObject] = []
  private(set) var madeCount = 0
  /// The objects that were made in this run, for the cache; empty without one.
  private(set) var made: [Made] = []
  /// The keys of all objects; empty without a cache.
  private(set) var keys: [ContentDigest] = []

  private let pipeline: ContentPipeline
  private let style: JSONStyle
  private let cache: ContentCache?
  private let key: ScreenKey
  private let library: LibraryDigests
  private var digests: ImageDigests

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline of the content.
  ///   - style: How the JSON is written.
  ///   - cache: The objects of earlier runs; `nil` for none.
  init(_ pipeline: ContentPipeline, _ style: JSONStyle, cache: ContentCache?) {
    self.pipeline = pipeline
    self.style = style
    self.cache = cache
    key = ScreenKey(pipeline.content, program: cache?.program ?? "", style: style)
    library = LibraryDigests(of: pipeline.content)
    images = FolderImages(of: pipeline.content, pipeline.workers)
    digests = ImageDigests(of: images.library, below: pipeline.content.root)
  }

  /// Adds the objects of some screens, from the cache or by running the stages.
  mutating func add(_ files: [ContentFile]) {
    let keys = cache == nil ? [] : pipeline.workers.map(files, key.digest)
    let kept = currentObjects(of: files, under: keys)
    let new = newObjects(of: zip(files, kept).map { file, kept in kept == nil ? file : nil })
    for (position, file) in files.enumerated() {
      if let object = kept[position] { objects.append(object) }
      guard let object = new[position] else { continue }
      objects.append(object)
      madeCount += 1
      if cache != nil { made.append((keys[position], file, object)) }
    }
    self.keys += keys
  }

  /// The objects in the cache that are still current; `nil` for all other screens.
  private mutating func currentObjects(
    of files: [ContentFile], under keys: [ContentDigest]
  ) -> [ScreenObject?] {
    guard let cache else { return files.map { _ in nil } }
    let content = pipeline.content
    let kept = pipeline.workers.map(Array(files.indices)) { position in
      cache.object(for: keys[position], of: files[position], in: content)
    }
    inspect(kept.compactMap(\.?.summary.references.imageNames))
    return kept.map { object in object.flatMap { $0.isCurrent(digests, library) ? $0 : nil } }
  }

  /// The objects of some screens; `nil` for a file that is not a screen.
  ///
  /// A screen is released as soon as its object is made.
  private mutating func newObjects(of files: [ContentFile?]) -> [ScreenObject?] {
    let resolved: [Resolved?] = pipeline.workers.map(files) { [pipeline] file in
      defer { pipeline.progress?(.reading) }
      return file.map(pipeline.resolve)
    }
    inspect(resolved.compactMap(\.?.resolved.references.imageNames))
    return pipeline.workers.map(taking: consume resolved) {
      [pipeline, style, digests, library, images = images.library] screen in
      defer { pipeline.progress?(.checking) }
      return screen.take().map { parsed, resolved in
        ScreenObject(
          of: pipeline.check(parsed, resolved, images: images), style, in: pipeline.content,
          digests, library, pipeline.workers)
      }
    }
  }

  private mutating func inspect(_ names: [[String]]) {
    images.inspect(names)
    digests.add(names, in: images.library, pipeline.workers)
  }
}
