import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let imageFormatMismatch = Rule(
    "image-format-mismatch", group: .images, severity: .warning, reportsOnce: true,
    summary: "an image file has the extension of another format",
    rationale: """
      Phones read the file itself and show it anyway. Tools go by the name: Xcode hands a JPEG \
      named '.png' to its PNG compressor, which fails the build, and servers send the wrong type.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [.image("Images/poster1.png", 348, 522, format: .jpeg)], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [.image("Images/poster1.JPEG", 348, 522, format: .jpeg)],
        .poster("poster1.JPEG")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      let wrong = usage.set.variants.filter { $0.promisedFormat != $0.validInfo?.format }
        .compactMap { variant in
          variant.promisedFormat == nil ? nil : variant.validInfo.map { (variant, $0.format) }
        }
      guard let value = usage.firstValue, let first = wrong.first else { continue }
      report.add(
        at: value, content(of: first.0, first.1),
        notes: wrong.dropFirst().map { Note(content(of: $0, $1)) },
        fixIts: name(of: first.0, first.1).map { .advice("name the file '\($0)'") } ?? [])
    }
  }

  private static func content(of variant: ImageVariant, _ format: ImageFormat) -> String {
    "'\(variant.file.name)' is a file of the format \(format.displayName)"
  }

  /// The file's name with the format's usual extension.
  private static func name(of variant: ImageVariant, _ format: ImageFormat) -> String? {
    guard let old = ImageFileName(variant.file.name).fileExtension,
      let new = format.fileExtensions.first
    else { return nil }
    return variant.file.name.dropLast(old.count) + new
  }
}
