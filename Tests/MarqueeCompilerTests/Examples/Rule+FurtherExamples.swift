// Longer than other files, because it is one table, in which an example is found by its rule.

import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

extension Rule {
  /// The examples that 'explain' shows, and further ones that only try the rule.
  var allExamples: [RuleExample] { examples + (Self.furtherExamples[id] ?? []) }

  /// More arrays than a reader may open, the last of which has a fault.
  private static let nested =
    String(repeating: "<array>", count: 124) + "⟦<array>⟧</array>"
    + String(repeating: "</array>", count: 124)

  private static let tints = ExampleValue.films(fields: ["tint": ["kind": "color"]])

  private static let furtherExamples: [RuleIdentifier: [RuleExample]] = [
    .unknownItem: [
      .bad(.items(of: "basic"), library: .films, [["item": "⟦help⟧"]])
    ],
    .invalidBaseline: [
      .bad(
        .contents(path: "baseline.json"), settings: ["baseline": "baseline.json"], images: [],
        reporting: "baseline.json",
        #"{"version": 1, "entries": [{"file": "Home.plist", "rules": "repeated-space"}]}"#)
    ],
    .passedOverFile: [
      .bad(
        .items(of: "list"), images: [.unread("Movies.plist", .lists)],
        reporting: "Movies.plist", [.onOneLine(["text": "Help"])])
    ],
    .unknownLayout: [
      .bad(.sections, [.section("list", layout: "⟦list⟧", [["text": "Help"]])])
    ],
    "asset-catalog": [
      .bad(
        .contents(path: "Assets.xcassets/poster1.imageset/Contents.json"),
        images: [
          .image("Assets.xcassets/poster1.imageset/poster1.png", 348, 522),
          .image("Assets.xcassets/poster1.imageset/poster1 copy.png", 348, 522),
        ],
        """
        {
          ⟦"images"⟧ : [
            { "idiom" : "universal", "filename" : "poster1.png" }
          ]
        }
        """)
    ],
    "fraction-out-of-range": [
      .bad(.layout, .layout(itemWidth: .fractionalWidth(.integer("⟦0⟧"))))
    ],
    "unmatched-setting": [
      .bad(
        .items(of: "basic"),
        settings: ["itemKinds": ["film": ["extends": "poster"]]],
        images: ["Images/poster1.png"], reporting: "Marquee.plist", .posters(1...1))
    ],
    "unused-suppression": [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        ⟦<!-- marquee:allow double-space -->⟧
        <string>Help</string>
        """)
    ],
    "main-section": [
      .bad(.sections, [.section("main", .posters(1...1)), .section("⟦main⟧", .posters(2...2))])
    ],
    "empty-image-set": [
      .bad(
        .item(of: "basic"),
        images: [
          .text(
            "Assets.xcassets/poster1.imageset/Contents.json",
            """
            {"images":[{"idiom":"universal","filename":"a.png",\
            "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """), .image("Assets.xcassets/poster1.imageset/a.png", 348, 522),
        ], .poster("⟦poster1⟧"))
    ],
    "section-lays-out-nothing": [
      .bad(
        .layout,
        [
          "item": ["width": .fractionalWidth(1), "height": ["absolute": .integer("⟦250⟧")]],
          "group": [
            "axis": "vertical", "width": .fractionalWidth(1),
            "height": ["fractionalHeight": .real("0.5")],
          ],
        ])
    ],
    "content-model": [
      .bad(
        .settings,
        [
          "itemKinds": [
            "film": [
              "fields": ["year": ["kind": "integer"]],
              "show": ["subtitle": "⟦yaer⟧"],
            ]
          ]
        ]),
      .bad(
        .settings,
        [
          "itemKinds": [
            "film": ["fields": ["year": ["kind": "integer", "⟦maxLength⟧": 4]]]
          ]
        ]),
    ],
    .emptySection: [
      .bad(.item(of: "categories"), ["titles": .xml("⟦<array>\n</array>⟧")]),
      .bad(
        .file,
        """
        <plist version="1.0">⟦<array/>⟧</plist>
        """),
    ],
    .xmlNotWellFormed: [
      .bad(
        .item(of: "list"),
        """
        <key>text</key>
        <string>Help [[1⟦]]>⟧</string>
        """),
      .bad(
        .item(of: "list"),
        """
        <!-- Help ⟦---⟧-->
        <key>text</key>
        <string>Help</string>
        """),
    ],
    .propertyListSyntax: [
      .bad(.item(of: "list"), ["text": .xml("<string>Films &amp; series⟦</sting>⟧")]),
      .bad(.item(of: "courseSwimlane"), .course(rating: .xml("<real>⟦4,5⟧</real>"))),
      .bad(
        .file,
        """
        <?xml version="1.0" encoding="⟦ISO-8859-1⟧"?>
        <plist version="1.0"><array/></plist>
        """),
      .bad(.item(of: "list"), ["text": "Help", "deep": .xml(nested)]),
    ],
    "layout-doubtful": [
      .bad(
        .layout,
        [
          "group": ["width": .fractionalWidth(1), "height": .absolute(100)],
          "header": ["width": .fractionalWidth(1), "height": .absolute(30), "alignment": "bottom"],
          "footer": [
            "width": .fractionalWidth(1), "height": .absolute(30), "alignment": "⟦bottom⟧",
          ],
        ]),
      .bad(
        .layout,
        [
          "item": ["width": .fractionalWidth(.real("0.5")), "height": .absolute(100)],
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100),
            "interItemSpacing": ["fixed": .integer("⟦10⟧")],
          ],
        ]),
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100), "axis": "vertical",
            "subitems": [
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(60)]),
              .onOneLine(["width": .fractionalWidth(1), "height": ["absolute": .integer("⟦50⟧")]]),
            ],
          ]
        ]),
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100), "⟦count⟧": 2,
            "subitems": [
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(60)]),
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(40)]),
            ],
          ]
        ]),
    ],
    "image-name-extension": [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png"],
        .poster("⟦poster1@2x⟧")),
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.jpg"],
        .poster("⟦poster1@2x.jpg⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦poster1@2x⟧")),
      .bad(.item(of: "basic"), images: [], .poster("⟦poster1.png.png⟧")),
      .good(
        .item(of: "basic"), images: ["Assets.xcassets/poster.png.imageset"],
        .poster("poster.png")),
    ],
    "missing-image": [
      .bad(
        .items(of: "basic"), images: [],
        [.poster("⟦poster1⟧")] + .posters(2...3)),
      .bad(
        .item(of: "list"), images: ["Assets.xcassets/poster1.imageset"],
        ["text": "Help", "imageName": "⟦Icons/help.png⟧"]),
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
        images: [
          .image("Images/poster1@2x.png", 232, 348), .faulty("Images/poster1@3x.png", .empty),
        ], .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [.faulty("Images/poster1.png", .notARegularFile(.pipe))], .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"),
        images: [.faulty("Images/poster1.png", .gitLFSPointer)], .poster("⟦poster1⟧")),
    ],
    "unsupported-image-format": [
      .bad(
        .item(of: "basic"),
        images: [
          .text(
            "Assets.xcassets/poster1.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"a.webp"}]}"#),
          .image("Assets.xcassets/poster1.imageset/a.webp", 348, 522, format: .webp),
        ], .poster("⟦poster1⟧")),
      .bad(
        .item(of: "basic"), images: [.vector("Images/poster1.svg", format: .svg)],
        .poster("⟦poster1.svg⟧")),
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
      .bad(.item(of: "basic"), images: ["poster1.png"], .poster("⟦poster1 ⟧")),
      .bad(
        .item(of: "basic"), images: ["Images/Salt & Clay.png"], .poster("⟦salt &amp; clay.png⟧")),
      .good(
        .item(of: "basic"),
        images: [
          "Assets.xcassets/Icons/help.imageset",
          .text(
            "Assets.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#),
        ], .poster("Icons/help")),
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
        .items(of: "list"), images: [.unread("Home.PLIST", .extensionCase)],
        reporting: "Home.PLIST", [.onOneLine(["text": "Help"])]),
      .bad(
        .items(of: "list"), images: [.unread("Pipe.plist", .kind(.pipe))],
        reporting: "Pipe.plist", [.onOneLine(["text": "Help"])]),
      .bad(
        .items(of: "list"), images: [.unread("items.plist", .nameCase("Items.plist"))],
        reporting: "items.plist", [.onOneLine(["text": "Help"])]),
    ],
    "rank-sequence": [
      .bad(.items(of: "rank"), .posters(1...2) + [.poster("poster3", rank: .integer("⟦1⟧"))]),
      .bad(
        .items(of: "rank"),
        .posters(1...2, isRanked: true) + [.poster("poster3", rank: .integer("⟦2⟧"))]),
      .bad(
        .items(of: "rank"),
        .posters(1...2, isRanked: true) + [.poster("poster3", rank: .integer("⟦4⟧"))]
          + .posters(5...5, isRanked: true)),
      .bad(.item(of: "rank"), .poster("poster1", rank: .integer("⟦2⟧"))),
      .good(.items(of: "rank"), .posters(1...3, isRanked: true)),
    ],
    "draft-text": [
      .bad(.item(of: "list"), ["text": "⟦{{title}}⟧"]),
      .bad(.item(of: "list"), ["text": "Hello ⟦(null)⟧!"]),
      .bad(.item(of: "basic"), .poster("poster1", description: "⟦IMG_1234.jpg⟧")),
      .bad(.item(of: "list"), ["text": "Best of ⟦the the⟧ year"]),
      .bad(.item(of: "list"), ["text": "Dune ⟦(⟧Director’s cut"]),
      .bad(.item(of: "list"), ["text": "Dune ⟦DO NOT PUBLISH⟧"]),
      .bad(.item(of: "basic"), .poster("still-train", description: "⟦still-train⟧")),
    ],
    "invisible-character": [
      .bad(.item(of: "list"), ["text": "⟦&#xFEFF;⟧Films and series"]),
      .bad(.item(of: "list"), ["text": "Films and series⟦&#x200E;⟧"]),
      .bad(.item(of: "list"), ["text": "Light⟦&#xAD;⟧house"]),
      .bad(.item(of: "list"), ["text": "⟦&#x2067;⟧עברית, English"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "https://example.com/⟦&#x200B;⟧help"]),
      .good(.item(of: "list"), ["text": "ภาพยนตร์&#x200B;ไทย می‌خواهم &#x2067;עברית&#x2069; 👩‍👩‍👧 ❤️"]),
    ],
    "white-space": [
      .bad(.item(of: "list"), ["text": "⟦&#9; ⟧Films and series&#160;"]),
      .bad(.item(of: "categories"), ["titles": ["design⟦\u{3000}⟧"]]),
      .bad(.item(of: "basic"), .poster("poster5", description: "Suspense⟦  ⟧in the mountains")),
      .bad(.item(of: "list"), ["text": "4K⟦&#160; ⟧HDR"]),
      .bad(.item(of: "list"), ["text": "Films⟦&#10;⟧and series"]),
      .bad(.item(of: "list"), ["text": "Films⟦&#9;⟧and series"]),
    ],
    "doubtful-link": [
      .bad(.item(of: "businessBanner"), ["link": "https://⟦apple.com@⟧evil.example/"]),
      .bad(.item(of: "courseSwimlane"), .course(imageLink: "⟦HTTP⟧://example.com/a?b=1&amp;c=2")),
      .bad(
        .item(of: "courseSwimlane"), .course(imageLink: "https://⟦anna:secret@⟧example.com:8443/")),
      .bad(.item(of: "businessBanner"), ["link": "https://⟦localhost⟧:8080/business"]),
      .bad(.item(of: "list"), ["text": "Help", "link": "https://⟦192.168.1.7⟧/help"]),
    ],
    "invalid-link": [
      .bad(.item(of: "businessBanner"), ["link": "https://example.com/?a=1&amp;for⟦ ⟧teams"]),
      .bad(.item(of: "businessBanner"), ["link": "⟦https:///business⟧"]),
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
    "image-distorted": [
      .bad(
        .item(of: "grid"), images: [.image("Images/poster1.png", 300, 600)],
        .poster("⟦poster1⟧"))
    ],
    "image-scales": [
      .good(
        .item(of: "basic"),
        images: [
          .image("poster1@2x.png", 348, 522), .image("poster1@3x~ipad.png", 348, 522),
          .image("poster1@3x.png", 522, 783),
        ], .poster("poster1"))
    ],
    "image-too-large": [
      .bad(
        .item(of: "basic"), images: [.image("poster1.png", 6000, 9000)], .poster("⟦poster1⟧")),
      .good(
        .item(of: "main"), images: [.image("poster1.png", 2580, 3870)], .poster("poster1")),
    ],
    "image-too-small": [
      .bad(
        .item(of: "main"), images: [.image("Images/poster1.png", 600, 700)],
        .poster("⟦poster1⟧")),
      .good(
        .item(of: "list"), images: [.image("Images/help@2x.png", 12, 12), "Images/help@3x.png"],
        ["text": "Help", "imageName": "help"]),
    ],
    "missing-scale": [
      .good(
        .item(of: "basic"),
        images: [
          .image("Images/poster1@2x.png", 232, 348), .image("Images/poster1@3x.png", 348, 522),
        ], .poster("poster1"))
    ],
    "impossible-length": [
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(40),
            "⟦contentInsets⟧": ["top": 30, "bottom": 30],
          ]
        ]),
      .bad(
        .layout,
        [
          "group": ["width": .fractionalWidth(1), "height": .absolute(100)],
          "interGroupSpacing": .integer("⟦-200⟧"),
        ]),
      .good(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(80),
            "contentInsets": ["top": 30, "bottom": 30],
          ], "interGroupSpacing": .integer("-20"),
        ]),
    ],
    "hundredfold-price": [
      .good(
        .items(of: "courseSwimlane"),
        [
          .course(title: "Clay", price: "19.99"), .course(title: "Wood", price: "24.99"),
          .course(title: "Glass", price: "1999", currency: "JPY"),
          .course(title: "Stone", price: "21.50"),
        ])
    ],
    "impossible-number": [
      .bad(.item(of: "courseSwimlane"), .course(reviewCount: .integer("⟦-12⟧"))),
      .bad(.item(of: "featuredCourse"), .course(rating: .integer("⟦-1⟧"))),
      .bad(.item(of: "featuredCourse"), .course(price: "⟦-0.01⟧")),
    ],
    "invalid-color": [
      .bad(
        .item(of: "films"), settings: .films(fields: ["tint": ["kind": "color"]]),
        ["tint": "⟦#FFAA0G⟧"]),
      .bad(
        .item(of: "films"), settings: .films(fields: ["tint": ["kind": "color"]]),
        ["tint": "⟦Accent ⟧"]),
      .good(
        .item(of: "films"), settings: .films(fields: ["tint": ["kind": "color"]]),
        ["tint": "Accent"]),
    ],
    "missing-currency": [
      .bad(.items(of: "courseSwimlane"), [.course(price: "0"), .course(price: "⟦5⟧"), .course()]),
      .good(.item(of: "courseSwimlane"), settings: ["currency": "EUR"], .course()),
      .good(.item(of: "courseSwimlane"), .course(price: "0.00")),
    ],
    "price-precision": [
      .bad(.item(of: "courseSwimlane"), .course(price: "⟦1990.5⟧", currency: "JPY")),
      .bad(
        .item(of: "films"),
        settings: .films(fields: ["fee": ["kind": "decimal"]], show: ["price": "fee"]),
        ["fee": .real("⟦2.125⟧"), "currency": "USD"]),
      .bad(.item(of: "featuredCourse"), .course(price: "⟦19.995⟧")),
      .good(.item(of: "courseSwimlane"), .course(price: "1.125", currency: "KWD")),
    ],
    "unknown-currency": [
      .bad(.settings, ["currency": "⟦EURO⟧"]),
      .bad(.settings, ["currency": "⟦€⟧"]),
      .good(.settings, ["currency": "JPY"]),
    ],
    "unknown-name": [
      .bad(
        .item(of: "films"), settings: tints, images: ["Assets.xcassets/Accent.colorset"],
        ["tint": .xml("<string>⟦Acent⟧</string>")]),
      .bad(
        .item(of: "films"), settings: tints, images: [],
        ["tint": .xml("<string>⟦Accent⟧</string>")]),
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "item:⟦hlep⟧"]]),
      .bad(
        .items(of: "films"), settings: .films(fields: ["sequelOf": ["kind": "reference"]]),
        beside: [["id": "clay"]], [["sequelOf": .xml("<string>⟦caly⟧</string>")]]),
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "screen:Earlier#⟦new⟧"]]),
      .good(
        .item(of: "films"), settings: .films(fields: ["tint": ["kind": "color"]]),
        images: ["Assets.xcassets/Accent.colorset"],
        ["tint": "Accent"]),
      .good(
        .item(of: "films"), settings: .films(fields: ["tint": ["kind": "color"]]), images: [],
        ["tint": "#FFAA00"]),
    ],
    "conflicting-item": [
      .good(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["id": "help", "text": "Help", "secondaryText": "Answers at any hour"]])
    ],
    "copied-screen": [
      .good(
        .items(of: "list"), files: ["Home.plist", "Copywriting.plist"],
        beside: [.onOneLine(["text": "Help"])], [.onOneLine(["text": "Help"])])
    ],
    .duplicateID: [
      .good(
        .sections,
        [["sectionType": "list", "id": "help", "contentItem": [["id": "help", "text": "Help"]]]])
    ],
    .duplicateKey: [
      .bad(.item(of: "list"), ["text": "Help", "⟦te&#120;t⟧": "Contact"])
    ],
    .noScreens: [
      .bad(.noScreen, images: ["Home.json"], reporting: ".", [])
    ],
    "rank-limit": [
      .good(.items(of: "basic"), .posters(1...11))
    ],
    "hidden-section-name": [
      .bad(
        .sections,
        settings: [
          "sectionTypes": [
            "small": ["items": "poster", "layout": "grid", "showsName": .xml("<true/>")]
          ]
        ], reporting: "Marquee.plist",
        [.section("small", name: "Small and beautiful", .posters(1...1))]),
      .good(.sections, [.section("grid", name: "Small and beautiful", .posters(1...1))]),
    ],
    .missingKey: [
      .bad(
        .item(of: "basic"),
        ["description": "A lighthouse in a storm", "⟦imagename⟧": "poster1"]),
      .bad(.sections, [.markedStart(.section("rank", [.poster("poster1")]))]),
    ],
    .unknownKey: [
      .bad(
        .item(of: "basic"),
        ["description": "A lighthouse in a storm", "imageName": "poster1", "⟦rank⟧": 1])
    ],
    .wrongValueType: [
      .bad(.item(of: "rank"), .poster("poster1", rank: .integer("⟦0⟧"))),
      .bad(.item(of: "categories"), ["titles": "⟦design, music⟧"]),
      .good(.item(of: "categories"), ["titles": ["design", "music"]]),
    ],
    "conflicting-description": [
      .good(
        .items(of: "basic"),
        .posters(1...5, description: "A lighthouse in a storm") + .posters(3...3))
    ],
    "control-character": [
      .bad(.item(of: "list"), ["text": "Editor⟦&#146;⟧s picks"]),
      .bad(.item(of: "list"), ["text": "Read ⟦&#x202E;⟧fdp.exe"]),
      .bad(.item(of: "list"), ["id": "help⟦&#x85;⟧", "text": "Help"]),
    ],
    "duplicate-category-title": [
      .bad(.item(of: "categories"), ["titles": ["healthAndFitness", "⟦Health &amp; fitness⟧"]])
    ],
    "empty-text": [
      .bad(.item(of: "categories"), ["titles": ["design", "⟦ &#160;⟧"]]),
      .bad(.item(of: "basic"), .poster(.xml("⟦<string/>⟧"))),
      .good(.sections, [.section("main", name: "", [.poster("poster1")])]),
    ],
    "escaped-text": [
      .bad(.item(of: "list"), ["text": "⟦&lt;b&gt;⟧New&lt;/b&gt; series"]),
      .bad(.item(of: "list"), ["text": "4K⟦&amp;nbsp;⟧HDR"]),
    ],
    "garbled-text": [
      .bad(.item(of: "list"), ["text": "Caf⟦\u{FFFD}⟧ stories"]),
      .bad(.item(of: "list"), ["text": "Editor⟦â€™⟧s picks"]),
    ],
    "heading-count": [
      .good(.sections, [.section("basic", name: "Top Gun", .posters(1...9))])
    ],
    "placeholder-text": [
      .good(
        .items(of: "grid"),
        .array(Array(repeating: .poster("poster1", description: "Episode 1"), count: 5)))
    ],
    "quoted-empty-text": [
      .bad(.item(of: "list"), ["text": "Help", "secondaryText": "⟦“”⟧"]),
      .good(.item(of: "list"), ["text": "\""]),
    ],
  ]
}
