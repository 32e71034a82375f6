import MarqueeCells
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let missingImage = Rule(
    "missing-image", group: .images, severity: .error, isOfViews: true, reportsOnce: true,
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
      .good(
        .items(of: "basic"),
        images: ["poster1@2x.png", "Assets.xcassets/poster2.imageset", "poster3~iphone.png"],
        .posters(1...3)),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages
    where usage.set.origin == .loose && context.images?.lookup == .uiKit {
      guard let value = usage.firstValue, !usage.set.variants.isEmpty,
        let lack = usage.set.lack(on: context.devices)
      else { continue }
      report.add(
        at: value, "the image '\(usage.set.name)' \(lack)",
        notes: usage.set.variants.first.map { [$0.note] } ?? [])
    }
    let images = context.images ?? ImageLibrary(names: [])
    var suggestions = ImageSuggestions()
    var isNoted = false
    for image in context.misnamedImages {
      let value = image.value
      let name = context.document.string(of: value)
      switch image.reference {
      case .withoutExtension(let whole):
        report.add(
          at: value,
          "there is no image '\(name)': UIKit finds a loose file other than PNG only by its whole "
            + "name, '\(whole)'",
          notes: [
            Note(
              "in an asset catalog the name is enough; an app that finds files itself sets 'lookup' "
                + "to 'files' under 'images' in Marquee.plist")
          ],
          fixIts: [
            FixIt(
              "write '\(whole)', or put the image into an asset catalog",
              applicability: .displayOnly, edits: [context.edit(of: value, to: whole)])
          ])
      case .misnamed(let file):
        report.add(
          at: value,
          "there is no image '\(name)', only the file '\(file.name)'",
          notes: [Note("the file is here", at: Place(file: file.path))],
          fixIts: .advice(file.renaming))
      case .missing where !images.isEmpty:
        let namesake = suggestions.namesake(of: name, in: images)
        let suggestion = namesake?.setName ?? suggestions.nearest(to: name, among: images)
        report.add(
          at: value, "there is no image '\(name)'",
          notes: namesake.map { [$0.note] } ?? [],
          fixIts: suggestion.map { [context.fixIt(writing: $0, at: value)] } ?? [])
      case .missing where !isNoted:
        isNoted = true
        report.add(
          at: value, severity: .note,
          "the content folder holds no images, so no image name was checked", about: .folder)
      // Other rules are about these.
      case .missing, .outside, .otherCase, .invalid, .foreign, .fileName, .unreadable, .image: break
      }
    }
  }
}

extension FileEntry {
  fileprivate var renaming: String {
    name.hasSuffix(".png") || !name.lowercased().hasSuffix(".png")
      ? "rename it: a scale is '@2x' or '@3x', before a device such as '~ipad'"
      : "rename it to '\(name.dropLast(4)).png'; a phone tells the two apart"
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
