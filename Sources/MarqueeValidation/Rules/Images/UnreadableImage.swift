import MarqueeDiagnostics
import MarqueeImages
import MarqueePropertyList

extension Rule {
  /// An image whose file is empty, truncated, damaged, or not an image at all.
  static let unreadableImage = Rule(
    "unreadable-image", group: .images, severity: .error, reportsOnce: true,
    summary: "an image's file is empty, damaged, cut off, or not an image",
    rationale: """
      The app shows an empty place, or a part of the image. Such a file is usually left by a copy \
      or a download that was interrupted. Git LFS leaves a short text in place of each image until \
      it fetches them; all such files are one diagnostic.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [.faulty("Images/poster1@2x.png", .truncated(at: 8205))], .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 232, 348), .image("Images/poster1@3x.png", 348, 522),
        ], .poster("poster1")),
    ]
  ) { context, report in
    reportPointers(in: context, &report)
    for usage in context.imageUsages.usages {
      let faulty = usage.set.variants.filter { $0.fault != nil && $0.fault != .gitLFSPointer }
      guard let value = usage.firstValue, let first = faulty.first, let fault = first.fault else {
        continue
      }
      report.add(
        at: value, "'\(first.file.name)' \(fault)",
        notes: [first.note]
          + faulty.dropFirst().compactMap { variant in
            variant.fault.map { Note("'\(variant.file.name)' \($0)") }
          },
        fixIts: .advice(
          "export the image again, or copy the file again from where it is whole"))
    }
  }
}

extension Rule {
  /// How many files that Git LFS has not fetched are named.
  private static let namedCount = 8

  /// Reports the files that Git LFS has not fetched, where the first of them is named.
  private static func reportPointers(in context: AuthoredContext, _ report: inout RuleReport) {
    var first: ValueIndex?
    var files: [ImageVariant] = []
    for usage in context.imageUsages.usages {
      let pointers = usage.set.variants.filter { $0.fault == .gitLFSPointer }
      guard !pointers.isEmpty, let value = usage.firstValue else { continue }
      first = first ?? value
      files += pointers
    }
    guard let first else { return }
    let rest = files.count - namedCount
    report.add(
      at: first, "the image is not here, only its Git LFS pointer",
      notes: files.prefix(namedCount).map(\.note)
        + (rest > 0 ? [Note("and \(rest) more files")] : []),
      fixIts: .advice(
        "run 'git lfs pull'; on a build machine check out with 'lfs: true'"))
  }
}
