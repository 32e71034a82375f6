import MarqueeCompiler
import MarqueeImages
import MarqueeOutputs
import MarqueeValidation

struct ImageText {
  let set: ImageSet
  let view: DocumentView

  /// The largest file that is shown, in bytes: editors cut longer texts.
  private static let maximumThumbnailByteCount = 48 << 10
  private static let maximumFileCount = 24

  /// A small image for clients that show it, the files with their sizes, the cells that it must
  /// fill, and the limits.
  var paragraphs: [String] {
    let files = set.variants.prefix(Self.maximumFileCount).map { variant in
      let name = ContentPath.inside(variant.file.path, of: view.snapshot.content.root)
      let facts = [variant.sizeText, "\(variant.file.identity.byteCount) bytes"]
      return "- \(MarkdownText.code(name)): \(facts.compactMap(\.self).joined(separator: ", "))"
    }
    let list = files.isEmpty ? ["It has no files."] : [files.joined(separator: "\n")]
    return [thumbnail].compactMap(\.self) + list + [needs, limits].compactMap(\.self)
  }

  /// The smallest file in Markdown, if it is small enough.
  private var thumbnail: String? {
    guard view.client.showsImages else { return nil }
    let files = set.variants.compactMap { ImageFile($0, of: set) }
      .sorted { $0.identity.byteCount < $1.identity.byteCount }
    let uri = files.lazy.compactMap { $0.dataURI(atMost: Self.maximumThumbnailByteCount) }.first
    return uri.map { "![](\($0))" }
  }

  /// The pixels that the cells need which show it; `nil` for none.
  private var needs: String? {
    let entry = ImageUsageReport(view.snapshot.report).entries.first { $0.set.name == set.name }
    guard let needs = entry?.needs, !needs.isEmpty else { return nil }
    let words = needs.map { need in
      "\(need.description) at \(Int(exactly: need.scale).map(String.init) ?? "\(need.scale)")x"
    }
    return "Cells need \(words.joined(separator: ", "))."
  }

  private var limits: String? {
    let settings = view.snapshot.content.settings
    let link = settings.place(of: ["images"]).flatMap(view.snapshot.markdownLink)
    guard let link else { return nil }
    let limits = settings.imageLimits
    return "At most \(limits.maximumByteCount) bytes, shown at most "
      + "\(limits.maximumEnlargement) times enlarged: \(link)"
  }
}
