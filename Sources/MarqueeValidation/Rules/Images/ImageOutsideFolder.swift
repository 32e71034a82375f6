import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let imageOutsideFolder = Rule(
    "image-outside-folder", group: .images, severity: .error, reportsOnce: true,
    summary: "an image's name is a path that leads out of the content folder",
    rationale: """
      A file outside the content folder is not part of the app, and a catalog from elsewhere must \
      not reach the files of the machine that builds it. Such a name is never looked up.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png"],
        .poster("⟦../poster1⟧")),
      .bad(
        .item(of: "basic"), images: [],
        .poster("⟦~/Images/poster1⟧")),
      .bad(
        .item(of: "basic"), images: ["~poster1.png"],
        .poster("⟦~poster1⟧")),
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png"],
        .poster("⟦C:\\Images\\poster1.png⟧")),
      .good(
        .item(of: "basic"), images: ["Images/...and then.png"],
        .poster("...and then")),
    ]
  ) { context, report in
    context.forEachMisnamedImage { value, text, reference, _ in
      guard reference == .outside else { return }
      report.add(at: value, Message.leadsOutside(String(decoding: text.bytes, as: UTF8.self)))
    }
  }
}

private enum Message {
  static func leadsOutside(_ name: String) -> String {
    "'\(name)' leads out of the content folder"
  }
}
