import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  /// An image whose file is empty, truncated, damaged, or not an image at all.
  static let unreadableImage = Rule(
    "unreadable-image", group: .images, severity: .error, reportsOnce: true,
    summary: "an image's file is empty, damaged, cut off, or not an image",
    rationale: """
      The app shows an empty place, or a part of the image. Such a file is usually left by a copy \
      or a download that was interrupted.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [.faulty("Images/poster1@2x.png", .truncated(at: 8205))], .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 232, 348), .faulty("Images/poster1@3x.png", .empty),
        ], .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [.faulty("Images/poster1.png", .notARegularFile(.pipe))], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 232, 348), .image("Images/poster1@3x.png", 348, 522),
        ], .poster("poster1")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      let faulty = usage.set.variants.filter { $0.fault != nil }
      guard let place = usage.firstPlace, let first = faulty.first, let fault = first.fault else {
        continue
      }
      report.add(
        at: place.value, Message.isFaulty(first, fault),
        notes: [first.note]
          + faulty.dropFirst().compactMap { variant in
            variant.fault.map { Note(Message.isFaulty(variant, $0)) }
          })
    }
  }
}

private enum Message {
  static func isFaulty(_ variant: ImageVariant, _ fault: ImageFault) -> String {
    "'\(variant.file.name)' \(fault)"
  }
}
