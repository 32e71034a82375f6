import MarqueeCommandLine
import TestSupport
import Testing

/// No number in content or settings crashes the program or is shown as infinite.
@Suite struct ExtremeContentTests {
  private static let values =
    [
      "1e-9223372036854775808", "1e9223372036854775807", "1e308", "-1e308", "4.9e-324", "1e99",
      "nan", "inf",
    ].map { "<real>\($0)</real>" }
    + ["-9223372036854775808", "9223372036854775807", "18446744073709551615", "0", "-1"].map {
      "<integer>\($0)</integer>"
    } + ["<string>1e-9223372036854775808</string>"]

  private static let start = "<plist version=\"1.0\"><dict>"
  private static let end = "</dict></plist>"

  private static func entry(_ key: String, _ value: String) -> String {
    "<key>\(key)</key>\(value)"
  }

  private static func dictionary(_ members: String...) -> String {
    "<dict>\(members.joined())</dict>"
  }

  private static func string(_ text: String) -> String { "<string>\(text)</string>" }

  /// A screen with a numbered place wherever it can have a number.
  private static let screen: String = {
    func section(_ type: String, _ item: String) -> String {
      dictionary(
        entry("sectionType", string(type)), entry("sectionName", string("Of \(type)")),
        entry("layout", string("own")), entry("contentItem", "<array>\(item)</array>"))
    }
    let course = dictionary(
      entry("title", string("A course")), entry("author", string("B")),
      entry("imageLink", string("https://example.com/a.jpg")), entry("rating", "#1#"),
      entry("reviewCount", "#2#"), entry("price", "#3#"))
    let ranked = dictionary(
      entry("description", string("A cat")), entry("imageName", string("cat")),
      entry("rank", "#4#"))
    let thing = dictionary(
      entry("code", "#5#"), entry("ratio", "#6#"), entry("list", "<array>#7#</array>"))
    let size =
      entry("width", dictionary(entry("absolute", "#8#")))
      + entry("height", dictionary(entry("estimated", "#9#")))
    let layout = dictionary(
      entry(
        "item",
        dictionary(
          entry("width", dictionary(entry("fractionalWidth", "#10#"))),
          entry("height", dictionary(entry("fractionalHeight", "#11#"))))),
      entry(
        "group",
        dictionary(
          entry("axis", string("horizontal")), size, entry("count", "#12#"),
          entry("interItemSpacing", dictionary(entry("fixed", "#13#"))))),
      entry("interGroupSpacing", "#14#"),
      entry("contentInsets", dictionary(entry("top", "#15#"))),
      entry("header", dictionary(size, entry("zIndex", "#16#"))))
    return start
      + entry("formatVersion", "#17#")
      + entry(
        "sections",
        "<array>\(section("courseSwimlane", course))\(section("rank", ranked))"
          + "\(section("things", thing))</array>")
      + entry("layouts", dictionary(entry("own", layout)))
      + entry("layoutConfiguration", dictionary(entry("interSectionSpacing", "#18#"))) + end
  }()

  private static let settings: String = {
    let limits = [
      "maximumEnlargement", "maximumDistortion", "maximumByteCount", "maximumReduction",
    ]
    let code = dictionary(
      entry("kind", string("integer")), entry("minimum", "#23#"), entry("maximum", "#24#"))
    let ratio = dictionary(
      entry("kind", string("decimal")), entry("digits", "#25#"), entry("default", "#26#"))
    let list = dictionary(
      entry("kind", string("list")), entry("of", string("decimal")), entry("minCount", "#27#"),
      entry("maxCount", "#28#"))
    return start
      + entry(
        "images",
        "<dict>" + limits.enumerated().map { entry($1, "#\(19 + $0)#") }.joined() + "</dict>")
      + entry(
        "itemKinds",
        dictionary(
          entry(
            "thing",
            dictionary(
              entry(
                "fields",
                dictionary(entry("code", code), entry("ratio", ratio), entry("list", list))),
              entry("show", dictionary(entry("price", string("ratio")))))))
      )
      + entry(
        "sectionTypes",
        dictionary(
          entry(
            "things",
            dictionary(
              entry("items", string("thing")), entry("layout", string("basic")),
              entry(
                "itemCount", dictionary(entry("minimum", "#29#"), entry("maximum", "#30#")))))))
      + end
  }()

  /// A text with harmless numbers in all places except one.
  private static func filled(_ text: String, _ place: Int, _ element: String) -> String {
    (1...30).reduce(text.replacing("#\(place)#", with: element)) { text, other in
      let isReal = [6, 7, 10, 11, 26].contains(other)
      return text.replacing(
        "#\(other)#", with: isReal ? "<real>0.5</real>" : "<integer>1</integer>")
    }
  }

  @Test(arguments: 1...30)
  func `any number at any place is taken or reported`(place: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(Self.filled(Self.screen, 0, ""), to: "Before/Home.plist")
    try folder.write(Self.filled(Self.settings, 0, ""), to: "Before/Marquee.plist")
    for (number, value) in Self.values.enumerated()
    where Sample.includes(place * Self.values.count + number, oneIn: 20) {
      try folder.write(Self.filled(Self.screen, place, value), to: "Content/Home.plist")
      try folder.write(Self.filled(Self.settings, place, value), to: "Content/Marquee.plist")
      let check = CommandRun("validate", folder.path("Content"))
      #expect([.success, .errorsFound].contains(check.exitCode), "\(value)")
      #expect(!check.output.contains("inf times"), "\(value)")
      let differences = CommandRun("diff", folder.path("Before"), folder.path("Content"))
      #expect([.success, .errorsFound].contains(differences.exitCode), "\(value)")
      guard check.exitCode == .success else { continue }
      for command in [["build", "-o", folder.path("out")], ["layout"], ["preview", "-f", "text"]] {
        let run = CommandRun(command + [folder.path("Content")])
        #expect(run.exitCode == .success, "\(command) \(value)")
      }
    }
  }

  @Test(
    arguments: [
      ("<real>1e308</real>", "'price' has an exponent beyond ±99"),
      ("<real>1e-9223372036854775808</real>", "'price' has an exponent beyond ±99"),
      ("<string>1e-9223372036854775808</string>", "'price' has an exponent beyond ±99"),
      (
        "<string>1.000000000000000000000000000000000000001</string>",
        "'price' has more than 38 digits"
      ),
      ("<real>nan</real>", "'price' must be a number, or a string that holds one"),
    ])
  func `a number that cannot be kept is called a number`(value: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.filled(Self.screen, 3, value), to: "Content/Home.plist")
    try folder.write(Self.filled(Self.settings, 0, ""), to: "Content/Marquee.plist")
    let run = CommandRun("validate", folder.path("Content"))
    #expect(run.output.contains("error: \(message) [wrong-value-type]"))
    #expect(run.exitCode == .errorsFound)
  }

  @Test(arguments: [("1e300", "1e-300", "wide"), ("1e-300", "1e300", "high")])
  func `the shape of an image that is only a line is described in words`(
    width: String, height: String, side: String
  ) throws {
    let folder = try TemporaryFolder()
    let set = "Content/Images.xcassets/cat.imageset"
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(
      #"{"images":[{"filename":"a.svg","idiom":"universal"}],"info":{"author":"a","version":1}}"#,
      to: "\(set)/Contents.json")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>",
      to: "\(set)/a.svg")
    let run = CommandRun("validate", folder.path("Content"))
    let part = side == "wide" ? "width" : "height"
    #expect(
      run.output.contains(
        "almost all of the \(part) of 'cat' is cut off: it is a vector image, and"))
    #expect(run.output.contains("note: it is over a million times too \(side) for the cell"))
  }
}
