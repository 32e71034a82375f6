import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let imageColor = Rule(
    "image-color", group: .images, severity: .warning, reportsOnce: true,
    summary: "an image has the colors of print (CMYK), which a phone shows differently",
    rationale: """
      Such a file was made for paper. A screen has red, green and blue light and no inks, so colors \
      turn dull or shrill, and differ between devices and browsers. Export it as RGB.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [.image("poster1.jpg", 348, 522, format: .jpeg, isForPrint: true)],
        .poster("⟦poster1.jpg⟧")),
      .good(
        .item(of: "basic"),
        images: [.image("poster1.jpg", 348, 522, format: .jpeg)],
        .poster("poster1.jpg")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages {
      guard let value = usage.firstValue,
        let variant = usage.set.variants.first(where: { $0.validInfo?.isForPrint == true })
      else { continue }
      report.add(
        at: value,
        "'\(variant.file.name)' has the colors of print (CMYK); a phone shows other colors",
        notes: [variant.note],
        fixIts: .advice("export it as RGB"))
    }
  }
}
