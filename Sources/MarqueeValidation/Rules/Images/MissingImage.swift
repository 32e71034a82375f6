import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// An image that does not exist.
  static let missingImage = Rule(
    "missing-image", group: .images, severity: .error,
    summary: "the content folder has no image with this name",
    rationale: """
      The app shows an empty place. If the content folder has no images at all, they come from \
      elsewhere and no name can be checked: a single note says so.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png", "Images/banner.jpg"],
        .poster("⟦bannner⟧")),
      .bad(
        .items(of: "basic"), images: [],
        [.poster("⟦poster1⟧")] + .posters(2...3)),
      .bad(
        .item(of: "list"), images: ["Assets.xcassets/poster1.imageset"],
        ["text": "Help", "imageName": "⟦Icons/help.png⟧"]),
      .good(
        .items(of: "basic"),
        images: ["poster1@2x.png", "Assets.xcassets/poster2.imageset", "poster3~ipad.jpg"],
        .posters(1...3)),
    ]
  ) { context, report in
    var suggestions = ImageSuggestions()
    var isNoted = false
    context.forEachImageReference { value, text, reference, images in
      guard reference == .missing else { return }
      let name = String(decoding: text.bytes, as: UTF8.self)
      if !images.isEmpty {
        let suggestion = suggestions.nearest(to: name, among: images)
        report.add(
          at: value, Message.isMissing(name),
          fixIts: suggestion.map { suggestion in
            [
              FixIt(
                "write '\(suggestion)'", applicability: .displayOnly,
                edits: [context.edit(of: value, to: suggestion)])
            ]
          } ?? [])
      } else if !isNoted {
        isNoted = true
        report.add(at: value, severity: .note, Message.hasNoImages)
      }
    }
  }
}

private enum Message {
  static func isMissing(_ name: String) -> String { "there is no image '\(name)'" }
  static let hasNoImages = "the content folder holds no images, so no image name was checked"
}
