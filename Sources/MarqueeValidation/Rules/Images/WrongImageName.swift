import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  static let wrongImageName = Rule(
    "wrong-image-name", group: .images, severity: .error,
    parts: ["image-name-case", "image-outside-folder", "invalid-image-name"], reportsOnce: true,
    summary: "an image's name is in another letter case, has something around it, or is a path",
    rationale: """
      The app looks for a name exactly as it is written, and shows an empty place. A Mac finds an \
      image in another letter case too, and a phone does not. A space at its end, quotation marks, a \
      folder or an invisible character make another name of it. Nothing outside of the content \
      folder is ever looked up: it is not part of the app.
      """,
    examples: [
      .bad(.item(of: "basic"), images: ["Images/poster1@2x.png"], .poster("⟦Poster1⟧")),
      .good(.item(of: "basic"), images: ["poster1.png"], .poster("poster1")),
    ]
  ) { context, report in
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
      case .withoutExtension, .misnamed, .missing, .foreign, .fileName, .unreadable, .image: break
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

extension AuthoredContext {
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
