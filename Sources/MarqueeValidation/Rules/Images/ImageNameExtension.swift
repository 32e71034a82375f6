import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  static let imageNameExtension = Rule(
    "image-name-extension", group: .images, severity: .warning, reportsOnce: true,
    summary: "an image's name is written with the extension or the scale of its file",
    rationale: """
      A name means all files of an image, and the app picks the one that fits the screen. A file's \
      name finds one of them at best, and none once the image is in an asset catalog. Only a loose \
      file that is not PNG is named with its extension: UIKit finds it in no other way.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png"],
        .poster("⟦poster1.png⟧")),
      .good(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg"],
        .poster("poster1.jpg")),
    ]
  ) { context, report in
    for image in context.misnamedImages {
      guard case .fileName(let name) = image.reference else { continue }
      report.add(
        at: image.value,
        "'\(context.document.string(of: image.value))' is the name of a file, not of an image",
        fixIts: [context.fixIt(writing: name, at: image.value, .safe)])
    }
  }
}
