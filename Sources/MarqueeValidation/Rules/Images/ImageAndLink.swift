import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let imageAndLink = Rule(
    "image-and-link", group: .images, severity: .warning,
    summary: "an item has both 'imageName' and 'imageLink'",
    rationale: """
      An app shows the image of the name, which it has at once; the link is for an item whose image \
      the app does not have. With both, it goes unnoticed that one of them is out of date.
      """,
    examples: [
      .bad(
        .item(of: "courseSwimlane"),
        .course(imageLink: "⟦https://example.com/clay.jpg⟧", currency: "EUR")
          .adding(["imageName": "clay"])),
      .good(.item(of: "courseSwimlane"), .course(currency: "EUR")),
    ]
  ) { screen, _, report in
    for section in screen.sections {
      guard let kind = section.type?.itemKind,
        let name = kind.position(ofField: "imageName"),
        let link = kind.position(ofField: "imageLink")
      else { continue }
      for item in section.items {
        guard let link = item.value(ofField: link), item.value(ofField: name) != nil else {
          continue
        }
        report.add(
          at: link,
          "an item has 'imageName' and 'imageLink': "
            + "the app shows the named image, and never the linked one",
          fixIts: .advice("remove 'imageLink', or 'imageName' to show the linked image"))
      }
    }
  }
}
