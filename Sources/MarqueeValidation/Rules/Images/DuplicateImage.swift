import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let duplicateImage = Rule(
    "duplicate-image", ofFolder: .images, severity: .warning,
    summary: "two images have the same content",
    rationale: """
      Both are in the app, and a change to one of them is forgotten in the other. One name can be \
      used as often as needed.
      """,
    examples: [
      .bad(
        .items(of: "basic"),
        images: [
          .image("Images/poster1.png", 348, 522, digest: 1),
          .image("Images/poster2.png", 348, 522, digest: 1),
        ], reporting: "Images/poster2.png", .posters(1...2)),
      .good(
        .items(of: "basic"),
        images: [
          .image("Images/poster1.png", 348, 522, digest: 1),
          .image("Images/poster2.png", 348, 522, digest: 2),
        ], .posters(1...2)),
    ]
  ) { context, report in
    var first: [ContentDigest: (name: String, file: String)] = [:]
    for set in context.images.sets {
      // Two sets with several scales are one pair.
      var isReported = false
      for variant in set.variants {
        guard variant.fault == nil, let digest = variant.inspection.digest else { continue }
        guard let other = first[digest] else {
          first[digest] = (set.name, variant.file.path)
          continue
        }
        guard other.name != set.name, !isReported else { continue }
        isReported = true
        report.add(
          at: Place(file: variant.file.path), "'\(set.name)' is the same image as '\(other.name)'",
          notes: [Note("the same content is here", at: Place(file: other.file))])
      }
    }
  }
}
