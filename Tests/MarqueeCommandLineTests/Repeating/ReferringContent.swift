import MarqueeValidation
import TestSupport

/// A content folder whose screens name images in every way: in cells, fields, lists, groups,
/// library items, sections and the screen itself, and by default values.
struct ReferringContent {
  let folder: TemporaryFolder

  /// The images that the screens name, one for each way of naming.
  static let namedImages: Set<String> = [
    "main", "cover", "still1", "still2", "art", "badge", "koi", "koicover", "koi2", "hero",
    "backdrop", "wall", "floor", "icon", "poster",
  ]

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.settings, to: "Marquee.plist")
    try write(Self.library, to: "Items.plist")
    try write(Self.home(caption: "A harbour"), to: "Home.plist")
    try write(Self.home(caption: "Ein Hafen"), to: "de.lproj/Home.plist")
    try write(Self.away, to: "Away.plist")
    for (number, name) in Self.namedImages.subtracting(["icon"]).union(["spare"]).sorted()
      .enumerated()
    {
      for scale in [2, 3] {
        // No two of them are equal.
        try folder.write(
          PNGBytes.image(200 * scale, 300 * scale, note: "\(number)"),
          to: "Content/Images/\(name)@\(scale)x.png")
      }
    }
    let set = "Content/Assets.xcassets/icon.imageset"
    let entries = [2, 3].map {
      #"{"idiom":"universal","scale":"\#($0)x","filename":"icon@\#($0)x.png"}"#
    }
    try folder.write(
      #"{"images":[\#(entries.joined(separator: ","))]}"#, to: "\(set)/Contents.json")
    for scale in [2, 3] {
      try folder.write(
        PNGBytes.image(200 * scale, 300 * scale, note: "icon"), to: "\(set)/icon@\(scale)x.png")
    }
  }

  /// Adds a screen that names an image that does not exist.
  func addLostScreen() throws {
    try write(
      .array([
        [
          "sectionType": "basic", "sectionName": "Lost",
          "contentItem": [["description": "A ghost", "imageName": "ghost"]],
        ]
      ]), to: "Lost.plist")
  }

  /// The files of the content, by their paths in it.
  func files() throws -> [String] {
    try folder.names().filter { name in
      name.hasPrefix("Content/") && [".plist", ".png", ".json"].contains { name.hasSuffix($0) }
    }
  }

  /// Writes a property list of the content.
  func write(_ value: ExampleValue, to name: String) throws {
    try folder.write(
      "<plist version=\"1.0\">\n\(value.xml)\n</plist>\n", to: "Content/\(name)")
  }

  private static let settings: ExampleValue = [
    "itemKinds": [
      "film": [
        "extends": "poster",
        "fields": [
          "cover": ["kind": "image"], "stills": ["kind": "list", "of": "image"],
          "frame": ["kind": "group", "fields": ["art": ["kind": "image", "default": "art"]]],
          "badge": ["kind": "image", "default": "badge"],
        ],
      ],
      "card": [
        "fields": [
          "title": ["kind": "text", "required": .xml("<true/>")],
          "picture": ["kind": "image", "default": "poster"],
        ],
        "show": ["title": "title", "image": "picture"],
      ],
    ],
    "sectionTypes": [
      "films": [
        "items": "film", "layout": "basic",
        "fields": [
          "hero": ["kind": "image"], "backdrop": ["kind": "image", "default": "backdrop"],
        ],
      ],
      "cards": ["items": "card", "layout": "basic"],
    ],
    "screenFields": ["wall": ["kind": "image"], "floor": ["kind": "image", "default": "floor"]],
  ]

  private static let library: ExampleValue = [
    "koi": [
      "kind": "film", "description": "A koi", "imageName": "koi", "cover": "koicover",
    ],
    "carp": ["kind": "film", "description": "A carp", "imageName": "koi2"],
  ]

  private static func home(caption: String) -> ExampleValue {
    [
      "wall": "wall",
      "sections": [
        [
          "sectionType": "films", "sectionName": "New", "hero": "hero",
          "contentItem": [
            [
              "description": "\(caption)", "imageName": "main", "cover": "cover",
              "stills": ["still1", "still2"], "frame": .xml("<dict/>"),
            ],
            "koi",
          ],
        ],
        [
          "sectionType": "basic", "sectionName": "Icons",
          "contentItem": [["description": "An icon", "imageName": "icon"]],
        ],
        ["sectionType": "cards", "sectionName": "Cards", "contentItem": [["title": "A card"]]],
      ],
    ]
  }

  private static let away: ExampleValue = .array([
    ["sectionType": "films", "sectionName": "Fish", "query": ["orderBy": "description"]]
  ])
}
