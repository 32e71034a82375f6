import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let emptyImageSet = Rule(
    "empty-image-set", group: .images, severity: .error, isOfViews: true, reportsOnce: true,
    subject: .missingImage,
    summary: "an image set has no file that a device can show",
    rationale: """
      The set has the right name, and its place on the screen stays empty: no file is in a slot, all \
      files are for another kind of device, or all are for the dark appearance. Xcode builds such an \
      app without a warning.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: .set(#"{"idiom":"universal","scale":"2x"}"#), .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: .set(#"{"idiom":"ipad","filename":"a.png"}"#), .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"),
        images: .set(
          #"{"idiom":"iphone","filename":"a.png"},{"idiom":"ipad","scale":"2x"}"#),
        .poster("poster1")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages where usage.set.origin != .loose {
      guard let value = usage.firstValue, let lack = usage.set.lack(on: context.devices) else {
        continue
      }
      report.add(
        at: value, "the image set '\(usage.set.name)' \(lack)",
        notes: [Note("this is the set", at: usage.set.place)])
    }
  }
}

extension [ExampleFile] {
  /// A set with some entries, and the file that they name.
  fileprivate static func set(_ entries: String) -> [ExampleFile] {
    let folder = "Assets.xcassets/poster1.imageset"
    let contents: ExampleFile = .text("\(folder)/Contents.json", #"{"images":[\#(entries)]}"#)
    return entries.contains("a.png") ? [contents, .image("\(folder)/a.png", 348, 522)] : [contents]
  }
}
