import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let unusedImage = Rule(
    "unused-image", ofFolder: .images, severity: .warning,
    summary: "no screen of the content folder shows an image",
    rationale: """
      It makes the app larger for nothing, or a screen has lost an item. Marquee never deletes it: \
      code may use it too. List names that are used by other means under 'usedImages' in \
      Marquee.plist, with '*' for any characters. In a folder that holds the app's code, project or \
      icon too, images are only judged if there is such a list.
      """,
    examples: [
      .bad(
        .items(of: "basic"),
        images: ["Images/poster1.png", "Images/poster2.png", "Images/poster2@2x.png"],
        reporting: "Images/poster2.png", .posters(1...1)),
      .good(
        .items(of: "basic"), images: ["Images/poster1@2x.png", "Images/notes.txt"],
        .posters(1...1)),
    ]
  ) { context, report in
    guard let usedNames = context.usedNames,
      !context.isAppFolder || !context.settings.usedImages.isEmpty
    else { return }
    for set in context.images.sets where !usedNames.contains(set.name) {
      guard !context.settings.usedImages.contains(where: { $0.matches(set.name) }) else { continue }
      report.add(at: set.place, "no screen shows the image '\(set.name)'")
    }
  }
}
