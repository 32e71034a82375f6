import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

extension Rule {
  /// The examples that 'explain' shows, and further ones that only try the rule.
  var allExamples: [RuleExample] { examples + (Self.furtherExamples[id] ?? []) }

  private static let furtherExamples: [RuleIdentifier: [RuleExample]] = [
    "image-name-extension": [
      .bad(.item(of: "basic"), images: [], .poster("⟦poster1@2x⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦poster1.png.png⟧")),
      .good(
        .item(of: "basic"), images: ["Assets.xcassets/poster.png.imageset"],
        .poster("poster.png")),
    ],
    "missing-image": [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg", "Images/poster1@3x.jpg"],
        .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"), images: [.image("poster1~ipad.png", 348, 522)],
        .poster("⟦poster1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@2x.PNG"], .poster("⟦poster1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@4x.png"], .poster("⟦poster1⟧")),
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
    ],
    "unreadable-image": [
      .bad(
        .item(of: "basic"),
        images: [.faulty("Images/poster1.png", .gitLFSPointer)], .poster("⟦poster1⟧"))
    ],
    "unsupported-image-format": [
      .bad(
        .item(of: "basic"), images: ["Images/poster1.tga", "Images/poster2.png"],
        .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [.image("poster1.heic", 348, 522, format: .heic, coding: .uncompressed)],
        .poster("⟦poster1.heic⟧")),
      .good(
        .item(of: "basic"),
        images: [.image("Images/poster1.webp", 348, 522, format: .webp)],
        .poster("poster1.webp")),
    ],
    "wrong-image-name": [
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦“poster1”⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦poster&#x200B;1⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1.png"], .poster("⟦Images/poster1⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦https://example.com/poster1.jpg⟧")),
      .bad(.item(of: "basic"), images: ["Images/poster1@2x.png"], .poster("⟦../poster1⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦~/Images/poster1⟧")),
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦C:\\Images\\poster1.png⟧")),
      .good(.item(of: "basic"), images: ["Images/...and then.png"], .poster("...and then")),
    ],
    .unreadableFile: [
      .bad(
        .items(of: "list"), images: [.unread("items.plist", .nameCase("Items.plist"))],
        reporting: "items.plist", [.onOneLine(["text": "Help"])])
    ],
    "rank-sequence": [
      .bad(
        .items(of: "rank"),
        .posters(1...2, isRanked: true) + [.poster("poster3", rank: .integer("⟦4⟧"))]
          + .posters(5...5, isRanked: true)),
      .bad(.item(of: "rank"), .poster("poster1", rank: .integer("⟦2⟧"))),
      .good(.items(of: "rank"), .posters(1...3, isRanked: true)),
    ],
    "draft-text": [
      .bad(.item(of: "basic"), .poster("poster1", description: "⟦IMG_1234.jpg⟧")),
      .bad(.item(of: "list"), ["text": "Best of ⟦the the⟧ year"]),
      .bad(.item(of: "list"), ["text": "Dune ⟦(⟧Director’s cut"]),
      .bad(.item(of: "list"), ["text": "Dune ⟦DO NOT PUBLISH⟧"]),
      .bad(.item(of: "basic"), .poster("still-train", description: "⟦still-train⟧")),
    ],
    "invisible-character": [
      .bad(.item(of: "list"), ["text": "Light⟦&#xAD;⟧house"]),
      .bad(.item(of: "list"), ["text": "⟦&#x2067;⟧עברית, English"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "https://example.com/⟦&#x200B;⟧help"]),
      .good(.item(of: "list"), ["text": "ภาพยนตร์&#x200B;ไทย می‌خواهم &#x2067;עברית&#x2069; 👩‍👩‍👧 ❤️"]),
    ],
    "white-space": [
      .bad(.item(of: "basic"), .poster("poster5", description: "Suspense⟦  ⟧in the mountains")),
      .bad(.item(of: "list"), ["text": "4K⟦&#160; ⟧HDR"]),
      .bad(.item(of: "list"), ["text": "Films⟦&#10;⟧and series"]),
      .bad(.item(of: "list"), ["text": "Films⟦&#9;⟧and series"]),
    ],
    "doubtful-link": [
      .bad(
        .item(of: "courseSwimlane"), .course(imageLink: "https://⟦anna:secret@⟧example.com:8443/")),
      .bad(.item(of: "businessBanner"), ["link": "https://⟦localhost⟧:8080/business"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "https://⟦192.168.1.7⟧/help"]),
    ],
    "invalid-link": [
      .bad(.item(of: "list"), ["text": "Help", "link": "myapp://title/1⟦ ⟧"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "⟦Learn⟧"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "https://example.com/help⟦.⟧"]),
      .bad(
        .item(of: "businessBanner"),
        ["link": "https://example.com/a⟦https⟧://example.com/business"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "⟦javascript⟧:alert(1)"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "⟦Screen⟧:Learn"]),
      .good(.item(of: "list"), ["text": "Help", "link": "screen:Learn#new"]),
      .good(
        .item(of: "businessBanner"),
        ["link": "HTTPS://example.com:8443/für%20teams?a[]=1&amp;b=2#top"]),
    ],
  ]
}
