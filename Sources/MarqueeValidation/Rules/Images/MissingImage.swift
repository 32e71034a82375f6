import MarqueeCells
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let missingImage = Rule(
    "missing-image", ofViews: .images, severity: .error, reportsOnce: true,
    subject: .missingImage,
    summary: "the content folder has no image with this name",
    rationale: """
      The app shows an empty place. UIImage(named:) finds the sets of asset catalogs by their names, \
      a loose PNG without its extension, and any other loose file only with its extension; an app \
      that finds files itself says so by 'lookup' = 'files' under 'images' in Marquee.plist. If the \
      content folder has no images at all, they come from elsewhere and no name can be checked: a \
      single note says so.
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
        images: ["poster1@2x.png", "Assets.xcassets/poster2.imageset", "poster3~iphone.png"],
        .posters(1...3)),
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg", "Images/poster1@3x.jpg"],
        .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"), images: [.image("poster1~ipad.png", 348, 522)],
        .poster("⟦poster1⟧")),
      .good(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg", "Images/poster1@3x.jpg"],
        .poster("poster1.jpg")),
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.PNG", "Images/poster1@3x.PNG"],
        .poster("⟦poster1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@4x.png"], .poster("⟦poster1⟧")),
    ]
  ) { context, report in
    var suggestions = ImageSuggestions()
    var isNoted = false
    for usage in context.imageUsages.usages
    where usage.set.origin == .loose && context.images?.lookup == .uiKit {
      guard let value = usage.firstValue, !usage.set.variants.isEmpty,
        case .idiom(let device, let others) = usage.set.lack(on: context.devices)
      else { continue }
      report.add(
        at: value, Message.isMissing(usage.set.name, on: device, others),
        notes: usage.set.variants.first.map { [$0.note] } ?? [])
    }
    context.forEachMisnamedImage { value, text, reference, images in
      let name = String(decoding: text.bytes, as: UTF8.self)
      if case .withoutExtension(let whole) = reference {
        report.add(
          at: value, Message.needsExtension(name, whole),
          notes: [Note(Message.alternatives)],
          fixIts: [
            FixIt(
              "write '\(whole)', or put the image into an asset catalog",
              applicability: .displayOnly, edits: [context.edit(of: value, to: whole)])
          ])
      }
      if case .misnamed(let file) = reference {
        report.add(
          at: value, Message.isMisnamed(name, file),
          notes: [Note("the file is here", at: Place(file: file.path))],
          fixIts: [FixIt(Message.rename(file), applicability: .displayOnly)])
      }
      guard reference == .missing else { return }
      if !images.isEmpty {
        let namesake = suggestions.namesake(of: name, in: images)
        let suggestion = namesake?.setName ?? suggestions.nearest(to: name, among: images)
        report.add(
          at: value, Message.isMissing(name), notes: namesake.map { [$0.note] } ?? [],
          fixIts: suggestion.map { suggestion in
            [
              FixIt(
                "write '\(suggestion)'", applicability: .displayOnly,
                edits: [context.edit(of: value, to: suggestion)])
            ]
          } ?? [])
      } else if !isNoted {
        isNoted = true
        report.add(at: value, severity: .note, Message.hasNoImages, about: .folder)
      }
    }
  }
}

extension ImageLibrary.Namesake {
  fileprivate var setName: String? {
    switch self {
    case .file(_, let set): set
    case .set: nil
    }
  }

  fileprivate var note: Note {
    switch self {
    case .file(let file, let set):
      Note("'\(file.name)' is in the set '\(set)', whose name counts", at: Place(file: file.path))
    case .set(let path):
      Note("a set of this kind is not an image", at: Place(file: path))
    }
  }
}

private enum Message {
  static func isMissing(_ name: String) -> String { "there is no image '\(name)'" }
  static func isMissing(_ name: String, on device: Device, _ others: String) -> String {
    "the image '\(name)' has files only for \(others); nothing is shown on \(device.title)"
  }
  static func needsExtension(_ name: String, _ whole: String) -> String {
    "there is no image '\(name)': UIKit finds a loose file other than PNG only by its whole name,"
      + " '\(whole)'"
  }
  static func isMisnamed(_ name: String, _ file: FileEntry) -> String {
    "there is no image '\(name)', only the file '\(file.name)'"
  }
  static func rename(_ file: FileEntry) -> String {
    file.name.hasSuffix(".png") || !file.name.lowercased().hasSuffix(".png")
      ? "rename it: a scale is '@2x' or '@3x', before a device such as '~ipad'"
      : "rename it to '\(file.name.dropLast(4)).png'; a phone tells the two apart"
  }
  static let alternatives =
    "in an asset catalog the name is enough; an app that finds files itself sets 'lookup' to 'files'"
    + " under 'images' in Marquee.plist"
  static let hasNoImages = "the content folder holds no images, so no image name was checked"
}
