import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  static let invalidImageName = Rule(
    "invalid-image-name", group: .images, severity: .error, reportsOnce: true,
    summary: "an image's name has something around it, or is a path or a URL",
    rationale: """
      An app looks for a name exactly as it is written. A space at its end, quotation marks, a folder \
      or an invisible character make another name of it, and the place stays empty. This is seen \
      without the images too.
      """,
    examples: [
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦poster1 ⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦“poster1”⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦poster&#x200B;1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1.png"], .poster("⟦Images/poster1⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦https://example.com/poster1.jpg⟧")),
      .good(
        .item(of: "basic"),
        images: [
          "Assets.xcassets/Icons/help.imageset",
          .text(
            "Assets.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#),
        ], .poster("Icons/help")),
    ]
  ) { context, report in
    for image in context.misnamedImages {
      guard case .invalid(let fault) = image.reference else { continue }
      let name = String(decoding: context.text(of: image.value).bytes, as: UTF8.self)
      report.add(
        at: image.value, Message.isInvalid(name, fault, key: context.key(of: image.value)),
        fixIts: [context.fixIt(for: fault, of: image)].compactMap(\.self))
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
}

extension RuleContext {
  /// What writes what was meant; `nil` if that is not known.
  fileprivate func fixIt(for fault: ImageNameFault, of image: MisnamedImage) -> FixIt? {
    if let meant = fault.meantName {
      return FixIt(
        "write '\(meant)'", applicability: fault.isSurelyMeant ? .safe : .displayOnly,
        edits: [edit(of: image.value, to: meant)])
    }
    guard let item = image.item, takesLink(item), key(of: image.value) == "imageName",
      WebPrefix(of: text(of: image.value).bytes) != nil
    else { return nil }
    return FixIt(
      "write it under 'imageLink'", applicability: .safe,
      edits: [edit(of: image.value - 1, to: "imageLink")])
  }

  private func takesLink(_ item: Int) -> Bool {
    guard catalog.reference(ofItem: item) == nil,
      let kind = catalog.sections[catalog.items[item].section].type?.itemKind,
      let link = kind.position(ofField: "imageLink")
    else { return false }
    return catalog.value(ofField: link, ofItem: item) == nil
  }

  /// The key of a value; `nil` for the element of an array.
  fileprivate func key(of value: ValueIndex) -> String? {
    guard value > 0, document[value - 1].kind == .key else { return nil }
    return document.string(of: value - 1)
  }
}

private enum Message {
  static func isInvalid(_ name: String, _ fault: ImageNameFault, key: String?) -> String {
    switch fault {
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
