import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A ranking of items that are named by letters.
  private func ranking(_ titles: String, name: String = "Top") -> String {
    let items = titles.map { title in
      "<dict><key>description</key><string>Film \(title)</string>"
        + "<key>imageName</key><string>image-\(title)</string></dict>"
    }
    return screen("rank", name, items.joined())
  }

  private func screen(_ type: String, _ name: String, _ items: String) -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>\(type)</string><key>sectionName</key><string>\(name)</string>
    <key>contentItem</key><array>\(items)</array>
    </dict></array></plist>
    """
  }

  private func poster(_ text: String, image: String = "cat") -> String {
    screen(
      "basic", "New",
      "<dict><key>description</key><string>\(text)</string>"
        + "<key>imageName</key><string>\(image)</string></dict>")
  }

  private func diff(_ old: String, _ new: String, _ options: String...) throws -> CommandRun {
    try folder.write(old, to: "old.plist")
    try folder.write(new, to: "new.plist")
    return CommandRun(["diff", folder.path("old.plist"), folder.path("new.plist")] + options)
  }

  @Test func `equal screens end with 0`() throws {
    let run = try diff(ranking("abc"), ranking("abc").replacing("><", with: ">\n  <"))
    #expect(run.exitCode == .success)
    #expect(run.output == "the viewer sees the same\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `people read what changed, in the order of the screen`() throws {
    let run = try diff(ranking("abcdefg"), ranking("agbcdefx", name: "Top 10"))
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == """
        screen 'new'
          ~ section 1 'Top 10' (rank)
              sectionName: Top{+ 10+}
              ~ item 2 'Film g', moved from 7, ▲5 (rank 7 → 2)
              + item 8 'Film x', new at rank 8
              5 others follow: ▼1

        1 section renamed, 1 item added, 1 item moved

        """)
  }

  @Test func `texts are shown word by word, and images by name`() throws {
    let text = try diff(poster("A quiet harbour"), poster("A loud harbour"))
    #expect(text.output.contains("          description: A [-quiet-]{+loud+} harbour\n"))
    let colored = CommandRun(
      "diff", "--color", "always", folder.path("old.plist"), folder.path("new.plist"))
    #expect(
      colored.output.contains("A \u{1B}[31mquiet\u{1B}[0m\u{1B}[32mloud\u{1B}[0m harbour\n"))
    let image = try diff(poster("A"), poster("A", image: "dog"))
    #expect(image.output.contains("          imageName: cat → dog\n"))
    #expect(image.output.hasSuffix("\n1 image replaced\n"))
  }

  /// A screen with one course.
  private func course(_ price: String, currency: String? = nil) -> String {
    let code = currency.map { "<key>currency</key><string>\($0)</string>" } ?? ""
    return """
      <plist version="1.0"><dict>\(code)<key>sections</key><array><dict>
      <key>sectionType</key><string>courseSwimlane</string>
      <key>sectionName</key><string>New</string>
      <key>contentItem</key><array><dict>
      <key>imageName</key><string>cat</string><key>title</key><string>Cats</string>
      <key>author</key><string>A</string><key>rating</key><real>4.5</real>
      <key>reviewCount</key><integer>3</integer><key>price</key><string>\(price)</string>
      </dict></array></dict></array></dict></plist>
      """
  }

  @Test(arguments: [
    ("19.90", "22.9", nil, "$19.90 → $22.90"), ("19.90", "0", nil, "$19.90 → Free"),
    ("1234.5", "12", "EUR", "€1,234.50 → €12.00"), ("1500", "980", "JPY", "¥1,500 → ¥980"),
    // These look the same with two decimals.
    ("19.901", "19.902", nil, "19.901 → 19.902"),
  ])
  func `prices are shown as people read them`(
    old: String, new: String, currency: String?, words: String
  ) throws {
    let (before, after) = (course(old, currency: currency), course(new, currency: currency))
    #expect(try diff(before, after).output.contains("          price: \(words)\n"))
    let values = words.split(separator: " → ").map { "`\($0)`" }.joined(separator: " → ")
    let markdown = try diff(before, after, "-r", "markdown").output
    #expect(markdown.contains("    - `price`: \(values)\n"))
  }

  @Test func `a price keeps the currency of its version, and a program gets the number`() throws {
    let (before, after) = (course("19.90", currency: "USD"), course("22.90", currency: "EUR"))
    let text = try diff(before, after).output
    #expect(text.contains("  currency: USD → EUR\n"))
    #expect(text.contains("          price: $19.90 → €22.90\n"))
    let json = try diff(before, after, "-r", "json").output
    #expect(json.contains("\"old\": 19.9"))
    #expect(json.contains("\"new\": 22.9"))
    #expect(!json.contains("$"))
  }

  @Test func `a pull request gets a list`() throws {
    let run = try diff(poster("A quiet harbour"), poster("A loud harbour"), "-r", "markdown")
    #expect(run.exitCode == .errorsFound)
    let (old, new) = (folder.path("old.plist"), folder.path("new.plist"))
    #expect(
      run.output == """
        ### What changed for the viewer

        `\(old)` → `\(new)`: 1 text changed

        #### Screen `new`

        - **Section 1** `New` (`basic`)
          - **Item 1** `A loud harbour`
            - `description`: `A `~~`quiet`~~**`loud`**` harbour`

        """)
  }

  @Test func `a program gets places and values`() throws {
    let run = try diff(ranking("abcd"), ranking("adbc"), "-r", "json")
    #expect(run.exitCode == .errorsFound)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(json.keys)
        == [
          "formatVersion", "old", "new", "isEqual", "incomplete", "notCompared", "counts", "unread",
          "declarations", "screens",
        ])
    #expect(json["isEqual"] as? Bool == false)
    #expect(json["counts"] as? [String: Int] == ["itemsMoved": 1])
    let screens = try #require(json["screens"] as? [[String: Any]])
    let sections = try #require(screens.first?["sections"] as? [[String: Any]])
    let items = try #require(sections.first?["items"] as? [[String: Any]])
    #expect(items.map { $0["title"] as? String } == ["Film d", "Film b", "Film c"])
    #expect(items.map { $0["move"] as? String } == ["withinSection", nil, nil])
    #expect(items.map { $0["climb"] as? Int } == [2, -1, -1])
    #expect(items.map { $0["followsNeighbors"] as? Bool } == [false, true, true])
    let place = try #require(items.first?["old"] as? [String: Any])
    #expect(place["item"] as? Int == 3)
    #expect(place["rank"] as? Int == 4)
  }

  @Test func `a version may come from standard input`() throws {
    let path = try folder.write(poster("A dog"), to: "new.plist")
    let old = CommandRun("diff", "-", path, input: poster("A cat"))
    #expect(old.exitCode == .errorsFound)
    #expect(old.errors.isEmpty)
    #expect(old.output.contains("description: A [-cat-]{+dog+}\n"))
    let new = CommandRun("diff", path, "-", input: poster("A cat"))
    #expect(new.output.contains("description: A [-dog-]{+cat+}\n"))
    let twice = CommandRun("diff", "-", "-", input: poster("A cat"))
    #expect(twice.exitCode == .usage)
    #expect(twice.errors.contains("error: standard input can be read only once\n"))
  }

  @Test func `standard input has the settings around the other version`() throws {
    let settings = """
      <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict>
      <key>fields</key><dict><key>title</key><dict><key>kind</key><string>text</string></dict></dict>
      <key>show</key><dict><key>title</key><string>title</string></dict></dict></dict>
      <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
      <key>layout</key><string>basic</string></dict></dict></dict></plist>
      """
    let films = { (title: String) in
      screen("films", "New", "<dict><key>title</key><string>\(title)</string></dict>")
    }
    try folder.write(settings, to: "Marquee.plist")
    let path = try folder.write(films("The calm"), to: "Home.plist")
    let run = CommandRun("diff", "-", path, input: films("The storm"))
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("title: The [-storm-]{+calm+}\n"))
  }

  @Test func `folders are compared screen by screen`() throws {
    for version in ["old", "new"] {
      try folder.write(ranking("abc"), to: "\(version)/Home.plist")
      try folder.write(
        ranking("wxyz"), to: "\(version)/\(version == "old" ? "Learn" : "Study").plist")
    }
    let run = CommandRun("diff", folder.path("old"), folder.path("new"))
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == "screen 'Study', renamed from 'Learn'\n\n1 screen renamed\n")
  }

  @Test(arguments: ["Marquee.plist", "Items.plist"])
  func `settings and library are not compared by themselves`(name: String) throws {
    for version in ["old", "new"] {
      try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "\(version)/Marquee.plist")
      try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "\(version)/Items.plist")
      try folder.write(ranking("abc"), to: "\(version)/Home.plist")
    }
    let run = CommandRun("diff", folder.path("old/\(name)"), folder.path("new/\(name)"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("old/\(name)': it is not a screen; compare folders to see"))
    #expect(run.output == "")
  }

  /// A screen whose only section has an item with a misspelled key.
  private func faulty(_ text: String) -> String {
    poster(text).replacing("<key>imageName", with: "<key>image")
  }

  @Test(arguments: ["note", "error"])
  func `a text that does not fit matters to a comparison if it is an error`(
    severity: String
  ) throws {
    let settings =
      "<plist version=\"1.0\"><dict><key>rules</key><dict><key>text-truncated</key>"
      + "<string>\(severity)</string></dict></dict></plist>"
    let course = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>courseSwimlane</string>
      <key>contentItem</key><array><dict><key>imageName</key><string>a</string>
      <key>title</key><string>\(String(repeating: "watercolors ", count: 20))</string>
      <key>author</key><string>Ada</string><key>rating</key><real>4.5</real>
      <key>reviewCount</key><integer>3</integer><key>price</key><real>1</real></dict></array></dict>
      </array></plist>
      """
    for version in ["old", "new"] {
      try folder.write(settings, to: "\(version)/Marquee.plist")
      try folder.write(course, to: "\(version)/Home.plist")
    }
    let run = CommandRun("diff", folder.path("old"), folder.path("new"))
    #expect(run.errors.contains("'Home' has errors") == (severity == "error"))
  }

  @Test func `a section with an error is compared as text`() throws {
    let run = try diff(faulty("A"), faulty("B"))
    #expect(
      run.errors.contains("new.plist' has errors, and what cannot be read is compared as text"))
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == """
        screen 'new'
          ~ section 1 'New' (basic): it has an error and differs, compared as text

        1 part with an error changed

        """)
    let same = try diff(faulty("A"), faulty("A").replacing("><", with: ">\n  <"))
    #expect(same.exitCode == .success)
    #expect(same.output == "the viewer sees the same\n")
  }

  @Test func `an error that comes or goes is a change of its section`() throws {
    let new = try diff(poster("A"), faulty("A"))
    #expect(new.exitCode == .errorsFound)
    #expect(
      new.output.contains(
        "  ~ section 1 'New' (basic): it now has an error, so its content is not compared\n"))
    let fixed = try diff(faulty("A"), poster("A"))
    #expect(fixed.exitCode == .errorsFound)
    #expect(
      fixed.output.contains(
        "  ~ section 1 'New' (basic): it had an error, so its content is not compared\n"))
  }

  @Test func `files that cannot be read are equal if their bytes are`() throws {
    let differ = try diff("nothing of the sort", "nothing at all")
    #expect(differ.exitCode == .errorsFound)
    #expect(
      differ.output == """
        screen 'new'
          both versions cannot be read: they differ and cannot be compared

        1 part with an error changed

        """)
    #expect(try diff("nothing of the sort", "nothing of the sort").exitCode == .success)
    let broken = try diff(poster("A"), "nothing of the sort")
    #expect(broken.exitCode == .errorsFound)
    #expect(
      broken.output.contains(
        "  the new version cannot be read: they differ and cannot be compared\n"))
    #expect(!broken.output.contains("removed"))
  }

  @Test func `settings with errors are compared as text`() throws {
    for (version, key) in [("old", "colour"), ("new", "color")] {
      try folder.write(
        "<plist version=\"1.0\"><dict><key>\(key)</key><true/></dict></plist>",
        to: "\(version)/Marquee.plist")
      try folder.write(ranking("abc"), to: "\(version)/Home.plist")
    }
    let run = CommandRun("diff", folder.path("old"), folder.path("new"))
    #expect(run.exitCode == .errorsFound)
    #expect(
      run.output == """
        'Marquee.plist' has an error: it differs, compared as text

        1 part with an error changed

        """)
  }

  @Test func `a pull request and a program read of errors, too`() throws {
    let text = try diff(faulty("A"), faulty("B"), "-r", "markdown").output
    #expect(
      text.contains(
        "- **Section 1** `New` (`basic`): it has an error and differs, compared as text\n"))
    let output = try diff(faulty("A"), faulty("B"), "-r", "json").output
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(json["counts"] as? [String: Int] == ["partsWithErrorsChanged": 1])
    let screens = try #require(json["screens"] as? [[String: Any]])
    let sections = try #require(screens.first?["sections"] as? [[String: Any]])
    #expect(sections.map { $0["isUnread"] as? Bool } == [true])
    let unread = try diff("nothing of the sort", "nothing at all", "-r", "json").output
    #expect(unread.contains("\"part\": \"screen\""))
  }

  @Test func `a file and a folder are not compared`() throws {
    try folder.write(poster("A"), to: "Content/Home.plist")
    let run = CommandRun("diff", folder.path("Content"), folder.path("Content/Home.plist"))
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("give two property lists, or two folders"))
    #expect(CommandRun("diff").exitCode == .usage)
    #expect(CommandRun("diff", "a", "b", "c").exitCode == .usage)
    #expect(CommandRun("diff", folder.path("none"), folder.path("Content")).exitCode == .ioError)
  }
}
