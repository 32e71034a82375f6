import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A name that differs from the image's only in case.
  static let imageNameCase = Rule(
    "image-name-case", group: .images, severity: .error, reportsOnce: true,
    summary: "an image's name differs from its file's in letter case",
    rationale: """
      A Mac finds the image anyway. A phone's file system is case-sensitive, so the app shows an \
      empty place.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png"],
        .poster("⟦Poster1⟧")),
      .bad(
        .item(of: "basic"), images: ["Images/Salt & Clay.png"],
        .poster("⟦salt &amp; clay.png⟧", description: "A potter's wheel")),
      .good(
        .item(of: "basic"), images: ["Images/poster1@2x.png", "Images/Poster1.png"],
        .poster("Poster1")),
    ]
  ) { context, report in
    context.forEachMisnamedImage { value, text, reference, _ in
      guard case .otherCase(let name) = reference else { return }
      let written = String(decoding: text.bytes, as: UTF8.self)
      report.add(
        at: value, Message.isNamed(name, written),
        fixIts: [
          FixIt(
            "write '\(name)'", applicability: .safe, edits: [context.edit(of: value, to: name)])
        ])
    }
  }
}

private enum Message {
  static func isNamed(_ name: String, _ written: String) -> String {
    "the image is named '\(name)', not '\(written)'"
  }
}
