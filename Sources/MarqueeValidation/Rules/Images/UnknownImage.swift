import MarqueeCells
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let unknownImage = Rule(
    "unknown-image", group: .images, severity: .error,
    parts: ["image-name-case", "image-outside-folder", "invalid-image-name", "missing-image"],
    isOfViews: true,
    reportsOnce: true, subject: .missingImage,
    summary: "the content folder has no image with this name",
    rationale: """
      The app looks for a name exactly as it is written, and shows an empty place. A Mac finds an \
      image in another letter case too, and a phone does not. UIImage(named:) finds the sets of \
      asset catalogs by their names, a loose PNG without its extension, and any other loose file \
      only with its extension; an app that finds files itself says so by 'lookup' = 'files' under \
      'images' in Marquee.plist. Nothing outside of the content folder is ever looked up: it is not \
      part of the app. If the folder has no images at all, they come from elsewhere and no name can \
      be checked: a single note says so.
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
      .bad(.item(of: "basic"), images: ["Images/poster1@2x.png"], .poster("⟦Poster1⟧")),
      .bad(
        .item(of: "basic"), images: ["Images/Salt & Clay.png"], .poster("⟦salt &amp; clay.png⟧")),
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg", "Images/poster1@3x.jpg"],
        .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"), images: [.image("poster1~ipad.png", 348, 522)],
        .poster("⟦poster1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@2x.PNG"], .poster("⟦poster1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@4x.png"], .poster("⟦poster1⟧")),
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦poster1 ⟧")),
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦“poster1”⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦poster&#x200B;1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1.png"], .poster("⟦Images/poster1⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦https://example.com/poster1.jpg⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@2x.png"], .poster("⟦../poster1⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦~/Images/poster1⟧")),
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦C:\\Images\\poster1.png⟧")),
      .good(
        .items(of: "basic"),
        images: ["poster1@2x.png", "Assets.xcassets/poster2.imageset", "poster3~iphone.png"],
        .posters(1...3)),
      .good(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg", "Images/poster1@3x.jpg"],
        .poster("poster1.jpg")),
      .good(
        .item(of: "basic"),
        images: [
          "Assets.xcassets/Icons/help.imageset",
          .text(
            "Assets.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#),
        ], .poster("Icons/help")),
      .good(.item(of: "basic"), images: ["Images/...and then.png"], .poster("...and then")),
    ]
  ) { context, report in
    for usage in context.imageUsages.usages
    where usage.set.origin == .loose && context.images?.lookup == .uiKit {
      guard let value = usage.firstValue, !usage.set.variants.isEmpty,
        case .idiom(let device, let others) = usage.set.lack(on: context.devices)
      else { continue }
      report.add(
        at: value, part: "missing-image",
        "the image '\(usage.set.name)' has files only for \(others); "
          + "nothing is shown on \(device.title)",
        notes: usage.set.variants.first.map { [$0.note] } ?? [])
    }
    let images = context.images ?? ImageLibrary(names: [])
    var suggestions = ImageSuggestions()
    var isNoted = false
    for image in context.misnamedImages {
      let value = image.value
      let name = context.document.string(of: value)
      switch image.reference {
      case .outside:
        report.add(
          at: value, part: "image-outside-folder", "'\(name)' leads out of the content folder")
      case .otherCase(let actual):
        report.add(
          at: value, part: "image-name-case", "the image is named '\(actual)', not '\(name)'",
          fixIts: [context.fixIt(writing: actual, at: value, .safe)])
      case .invalid(let fault):
        let meant = fault.meantName.map {
          context.fixIt(writing: $0, at: value, fault.isSurelyMeant ? .safe : .displayOnly)
        }
        report.add(
          at: value, part: "invalid-image-name",
          fault.message(name, key: context.key(of: value)),
          fixIts: [meant ?? context.moveToLink(image)].compactMap(\.self))
      case .withoutExtension(let whole):
        report.add(
          at: value, part: "missing-image",
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
          at: value, part: "missing-image",
          "there is no image '\(name)', only the file '\(file.name)'",
          notes: [Note("the file is here", at: Place(file: file.path))],
          fixIts: .advice(file.renaming))
      case .missing where !images.isEmpty:
        let namesake = suggestions.namesake(of: name, in: images)
        let suggestion = namesake?.setName ?? suggestions.nearest(to: name, among: images)
        report.add(
          at: value, part: "missing-image", "there is no image '\(name)'",
          notes: namesake.map { [$0.note] } ?? [],
          fixIts: suggestion.map { [context.fixIt(writing: $0, at: value)] } ?? [])
      case .missing where !isNoted:
        isNoted = true
        report.add(
          at: value, severity: .note, part: "missing-image",
          "the content folder holds no images, so no image name was checked", about: .folder)
      // Other rules are about a format, and about the name of a file.
      case .missing, .foreign, .fileName, .unreadable, .image: break
      }
    }
  }
}

extension ImageNameFault {
  fileprivate var isSurelyMeant: Bool {
    switch self {
    case .whiteSpace, .quotationMarks: true
    case .invisible, .path, .address: false
    }
  }

  fileprivate func message(_ name: String, key: String?) -> String {
    switch self {
    case .whiteSpace(let meant): "the image's name '\(meant)' has white space around it"
    case .quotationMarks(let meant): "the image's name '\(meant)' has quotation marks around it"
    case .invisible(let character, _):
      "the image's name contains \(character), an invisible character"
    case .path: "'\(name)' is a path, not the name of an image"
    case .address:
      "\(key.map { "'\($0)'" } ?? "the field") takes the name of an image, not a URL"
    }
  }
}

extension RuleContext {
  /// What makes a link of a URL under `imageName`; `nil` if the item takes none, or has one.
  fileprivate func moveToLink(_ image: MisnamedImage) -> FixIt? {
    guard let item = image.item, key(of: image.value) == "imageName",
      WebPrefix(of: text(of: image.value).bytes) != nil, catalog.reference(ofItem: item) == nil,
      let kind = catalog.sections[catalog.items[item].section].type?.itemKind,
      let link = kind.position(ofField: "imageLink"),
      catalog.value(ofField: link, ofItem: item) == nil
    else { return nil }
    return FixIt(
      "write it under 'imageLink'", applicability: .safe,
      edits: [edit(of: image.value - 1, to: "imageLink")])
  }

  /// The key of a value; `nil` for the element of an array.
  fileprivate func key(of value: ValueIndex) -> String? {
    guard value > 0, document[value - 1].kind == .key else { return nil }
    return document.string(of: value - 1)
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
