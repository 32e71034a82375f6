import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// Makes an object of each screen: takes what it can from the cache, and makes others in batches.
struct Compilation {
  private typealias Resolved = (parsed: ParsedFile, resolved: ResolvedFile)

  /// The images, those that the screens name inspected.
  private(set) var images: FolderImages
  /// The objects, in the order of the screens.
  private(set) var objects: [ScreenObject] = []
  /// The positions of the objects that were made in this run.
  private(set) var made: [Int] = []
  /// The keys of all objects; empty without a cache.
  private var keys: [ContentDigest] = []

  private let pipeline: ContentPipeline
  private let style: JSONStyle
  private let cache: ContentCache?
  private let library: LibraryDigests
  private var digests: ImageDigests

  /// Makes the objects of all screens.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline of the content.
  ///   - style: How the JSON is written.
  ///   - cache: The objects of earlier runs; `nil` for none.
  init(_ pipeline: ContentPipeline, _ style: JSONStyle, cache: ContentCache?) {
    self.pipeline = pipeline
    self.style = style
    self.cache = cache
    library = LibraryDigests(of: pipeline.content)
    images = FolderImages(of: pipeline.content, pipeline.workers)
    digests = ImageDigests(of: images.library, below: pipeline.content.root)
    var objects = currentObjects()
    made = objects.indices.filter { objects[$0] == nil }
    // Long enough to keep all threads busy, and short enough that few screens are in memory.
    let length = 16 * pipeline.workers.count
    for start in stride(from: 0, to: made.count, by: length) {
      let batch = made[start..<min(start + length, made.count)]
      let new = newObjects(of: batch.map { pipeline.content.screens[$0] })
      for (position, object) in zip(batch, new) { objects[position] = object }
    }
    self.objects = objects.compactMap(\.self)
  }

  /// Stores what was made; returns why something could not be stored.
  func keep() -> FileError? {
    let content = pipeline.content
    return cache?.keep(
      made.map { (keys[$0], content.screens[$0], objects[$0]) }, of: keys, in: content,
      workers: pipeline.workers)
  }

  /// The objects in the cache that are still current; `nil` for all other screens.
  private mutating func currentObjects() -> [ScreenObject?] {
    let content = pipeline.content
    guard let cache else { return content.screens.map { _ in nil } }
    let key = ScreenKey(content, program: cache.program, style: style)
    let kept = pipeline.workers.map(content.screens, inRunsOf: 16) { file in
      let key = key.digest(of: file)
      return (key, cache.object(for: key, of: file, in: content))
    }
    keys = kept.map(\.0)
    inspect(kept.compactMap(\.1?.summary.references.images))
    return kept.map { _, object in
      guard let object, object.isCurrent(digests, library) else { return nil }
      pipeline.progress?(.reading)
      pipeline.progress?(.checking)
      return object
    }
  }

  /// The objects of some screens.
  ///
  /// A screen is released as soon as its object is made.
  private mutating func newObjects(of files: [ContentFile]) -> [ScreenObject?] {
    let resolved: [Resolved?] = pipeline.workers.map(files) { [pipeline] file in
      defer { pipeline.progress?(.reading) }
      return pipeline.resolve(file)
    }
    inspect(resolved.compactMap(\.?.resolved.references.images))
    return pipeline.workers.map(taking: consume resolved) {
      [pipeline, style, digests, library, images = images.library] screen in
      defer { pipeline.progress?(.checking) }
      return screen.take().map { parsed, resolved in
        ScreenObject(
          of: pipeline.check(parsed, resolved, images: images), style, in: pipeline.content,
          digests, library, pipeline.workers(for: parsed.file))
      }
    }
  }

  private mutating func inspect(_ references: [[Reference]]) {
    digests.inspect(references, in: &images, pipeline.workers)
  }
}
