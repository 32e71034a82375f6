import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct ImportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A flat list, as many apps have it.
  private static let movies = """
    <plist version="1.0"><array>
    <dict><key>Name</key><string>Orbit</string><key>Desc</key><string>Four at a station in the rain</string>
    <key>Image</key><string>orbit</string><key>Stars</key><real>4.5</real></dict>
    <dict><key>Name</key><string>Koi</string><key>Desc</key><string></string>
    <key>Image</key><string>koi</string><key>Stars</key><integer>3</integer></dict>
    </array></plist>
    """

  private func runImport(_ text: String, named name: String, _ options: String...) throws
    -> CommandRun
  {
    let file = try folder.write(text, to: name)
    return CommandRun(["import", file, "-o", folder.path("Out")] + options)
  }

  private var writtenNames: [String] {
    get throws { try folder.names().filter { $0.hasPrefix("Out") || $0.hasPrefix(".") } }
  }

  // MARK: What is written

  @Test func `a list becomes settings and a screen`() throws {
    let run = try runImport(Self.movies, named: "Movies.plist")
    #expect(run.exitCode == .success)
    #expect(
      run.output.replacing("\(folder.path)/", with: "") == """
        wrote Out/Marquee.plist: 1 kind of items
        wrote Out/Movies.plist: 1 section, 2 items, from Movies.plist

        kind 'movie', in sections of type 'movies', laid out as 'posters'
        key    field    shown as  items
        Name   text     title         2
        Desc   text     subtitle      1
        Image  image    image         2
        Stars  decimal  rating        2

        cut in its cell: 'Four at a station in the rain' is cut after 'in' on iPhone SE (3rd generation) and 6 more

        left out: 1 empty value

        next: marquee validate Out, marquee preview Out --output FOLDER

        """)
    #expect(try writtenNames == ["Out", "Out/Marquee.plist", "Out/Movies.plist"])
    let item = """
      \t\t\t\t<dict>
      \t\t\t\t\t<key>Name</key>
      \t\t\t\t\t<string>Koi</string>
      \t\t\t\t\t<key>Image</key>
      \t\t\t\t\t<string>koi</string>
      \t\t\t\t\t<key>Stars</key>
      \t\t\t\t\t<integer>3</integer>
      \t\t\t\t</dict>

      """
    #expect(try folder.text("Out/Movies.plist").contains(item))
  }

  @Test func `a dry run writes nothing`() throws {
    let file = try folder.write(Self.movies, to: "Movies.plist")
    let run = CommandRun("import", "--dry-run", file)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("would write Marquee.plist: 1 kind of items\n"))
    #expect(run.output.contains("Image  image    image         2\n"))
    #expect(try folder.names() == ["Movies.plist"])
  }

  @Test func `categories become sections, and what is next to them fields of the screen`() throws {
    let run = try runImport(
      """
      {"edition": 7, "Action": [{"title": "Heat", "id": "a"}, {"title": "Ronin", "id": "b"}],
       "Drama": [{"title": "Heat", "id": "a", "plot": null}]}
      """, named: "films.json")
    #expect(run.exitCode == .success)
    // The same film is in two sections, so its 'id' cannot be one of the screen.
    #expect(
      run.output.contains("id     text, named originalID, because it repeats  identity      3"))
    #expect(run.output.contains("kept in each screen: edition\n"))
    let check = CommandRun("validate", folder.path("Out"), "--strict")
    #expect(check.exitCode == .success, "\(check.output)")
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"))
    let json = try folder.text("JSON/films.json")
    #expect(json.contains(#""edition":7"#))
    #expect(json.contains(#""name":"Action""#))
    #expect(json.contains(#""name":"Drama""#))
  }

  @Test func `items and sections of built-in types need no kind`() throws {
    let run = try runImport(
      """
      [{"type": "list", "rows": [{"text": "Help"}, {"text": "Account", "secondaryText": "Yours"}]}]
      """, named: "menu.json")
    #expect(run.output.contains("wrote \(folder.path("Out"))/menu.plist: 1 section, 2 items"))
    #expect(try writtenNames == ["Out", "Out/menu.plist"])
    #expect(CommandRun("validate", folder.path("Out"), "--strict").exitCode == .success)
  }

  @Test func `JSON in the form of a screen is converted as it is`() throws {
    let run = try runImport(
      """
      [{"sectionType": "list", "sectionName": "", "contentItem": [{"text": "Help", "link": null}]}]
      """, named: "Home.json")
    #expect(run.exitCode == .success)
    #expect(try writtenNames == ["Out", "Out/Home.plist"])
    #expect(CommandRun("validate", folder.path("Out"), "--strict").exitCode == .success)
  }

  @Test func `several files become several screens with one kind`() throws {
    let first = try folder.write("title,year\nHeat,1995\n", to: "a/films.csv")
    let second = try folder.write("title,year\nRonin,1998\n", to: "b/Films.csv")
    let third = try folder.write("title,year\nOrbit,2001\n", to: "Items.csv")
    let run = CommandRun("import", first, second, third, "-o", folder.path("Out"))
    #expect(run.exitCode == .success)
    // Two names that differ only in case are one file on some systems, and 'Items.plist' is the
    // library.
    #expect(
      try writtenNames == [
        "Out", "Out/Films2.plist", "Out/Home.plist", "Out/Marquee.plist", "Out/films.plist",
      ])
    #expect(run.output.contains("wrote \(folder.path("Out"))/Marquee.plist: 1 kind of items"))
  }

  @Test func `digits are kept as they are written`() throws {
    let run = try runImport(
      """
      [{"a": "x", "n": 12345678901234567890, "m": 1.10, "o": 1e400, "p": -0, "q": 9223372036854775807},
       {"a": "y", "n": 1, "m": 2, "o": 5, "p": 3, "q": 1}]
      """, named: "numbers.json")
    #expect(run.exitCode == .success, "\(run.output)")
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"), "--strict")
    let json = try folder.text("JSON/numbers.json")
    for text in [
      #""n":12345678901234567890"#, #""m":1.10"#, #""o":"1e400""#, #""q":9223372036854775807"#,
      #""m":2"#, #""o":"5""#,
    ] {
      #expect(json.contains(text), "\(text) \(json)")
    }
  }

  @Test func `what a screen cannot hold is listed with its place`() throws {
    let run = try runImport(
      """
      <plist version="1.0"><array>
      <dict><key>name</key><string>A</string><key>d</key><data>AAAA</data>
      <key>c</key><dict><key>x</key><string>in</string></dict>
      <key>e</key><dict><key>y</key><string>z</string><key></key><integer>1</integer></dict></dict>
      <dict><key>name</key><string>B</string><key>c</key><string>out</string></dict>
      <string>stray</string>
      </array></plist>
      """, named: "odd.plist")
    #expect(run.exitCode == .success)
    let listed = run.output.split(separator: "\n").filter { $0.hasPrefix("left out") }
    let path = folder.path("odd.plist")
    #expect(
      listed == [
        "left out: \(path):2:52: a screen cannot hold data",
        "left out: \(path):3:13: the same key has another form in other items: 'in'",
        "left out: \(path):4:60: its key is empty: '1'",
        "left out: \(path):6:1: a list of items has an element that is not a dictionary: 'stray'",
      ])
  }

  // MARK: Tables

  /// 200 films whose cells have commas, quotes and line breaks.
  private static let films: String = {
    var rows = ["Film ID,Title,Plot,Poster URL,Genre,Price,Released,In Cinemas"]
    for number in 0..<200 {
      let plot = "\"First, a \"\"quoted\"\" word.\nThen line \(number),\r\nand the end.\""
      rows.append(
        "f\(number),\"Film, number \(number)\",\(plot),https://example.com/\(number).jpg,"
          + "\(["Drama", "Crime"][number % 2]),\(number / 10).50,2024-05-\(10 + number % 20),"
          + "\(number % 3 == 0 ? "true" : "FALSE")")
    }
    return rows.joined(separator: "\r\n") + "\r\n"
  }()

  @Test(arguments: ["", "\u{FEFF}"])
  func `a table of 200 films goes through to a preview`(mark: String) throws {
    let run = try runImport(mark + Self.films, named: "films.csv", "--currency", "EUR")
    #expect(run.exitCode == .success)
    #expect(
      run.output.contains(
        """
        key         field    shown as  items
        Title       text     title       200
        Plot        text     subtitle    200
        Genre       text     caption     200
        Poster URL  link     image       200
        Price       decimal  price       200
        Film ID     text     identity    200
        kept, but not shown: Released, In Cinemas
        """))
    let content = folder.path("Out")
    #expect(CommandRun("validate", content, "--strict").exitCode == .success)
    #expect(
      CommandRun("build", content, "-o", folder.path("JSON"), "--strict").exitCode == .success)
    let json = try folder.text("JSON/films.json")
    #expect(
      json.contains(
        #""Plot":"First, a \"quoted\" word.\nThen line 199,\r\nand the end.""#))
    #expect(json.contains(#""Price":19.50,"Released":"2024-05-29T00:00:00Z","In Cinemas":false"#))
    let preview = CommandRun("preview", content, "-f", "text", "-o", folder.path("Pages"))
    #expect(preview.exitCode == .success)
    #expect(try folder.text("Pages/films.iphone-17.txt").contains("Film, n"))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end in any way, and a table may end without a line break`(lineEnd: String) throws {
    let rows = ["name,note,", "A,\"x,\"\"y\"\"\",", "", "B,\"\",", "C, d ,"]
    let run = try runImport(rows.joined(separator: lineEnd), named: "rows.csv")
    #expect(run.exitCode == .success, "\(run.output)")
    #expect(run.output.contains("1 section, 3 items"))
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"))
    let json = try folder.text("JSON/rows.json")
    #expect(json.contains(#""name":"A","note":"x,\"y\"""#))
    #expect(json.contains(#""name":"B"}"#))
    // White space is a part of a cell.
    #expect(json.contains(#""name":"C","note":" d ""#))
  }

  @Test func `codes stay texts`() throws {
    _ = try runImport("name,code,plus\nA,007,+1\nB,12,+2\n", named: "codes.csv")
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"))
    let json = try folder.text("JSON/codes.json")
    #expect(json.contains(#""code":"007","plus":"+1""#))
    #expect(json.contains(#""code":"12","plus":"+2""#))
  }

  @Test func `a blank cell says nothing of its column`() throws {
    _ = try runImport("name,size,new\nA,5,true\nB, ,\t\n ,  ,\t\n", named: "blank.csv")
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"))
    let json = try folder.text("JSON/blank.json")
    #expect(json.contains(#""name":"A","size":5,"new":true}"#))
    #expect(json.contains(#""name":"B"}]"#))
  }

  @Test(
    arguments: [
      ("a.csv", "name;note\nDunes;a, b\nReef;c, d\n"),
      ("a.tsv", "name\tnote\nDunes\ta, b\nReef\tc, d\n"),
      ("a.csv", "name|note\r\nDunes|a, b\r\nReef|c, d"),
      // A row of blanks may have any number of cells.
      ("a.csv", "name;note\n;;;\nDunes;a, b\n;\nReef;c, d\n"),
      ("a.csv", "sep=;\nname;note\nDunes;a, b\nReef;c, d\n"),
      ("a.csv", " name ,note\nDunes,\"a, b\"\n,\nReef,\"c, d\"\n , \n"),
      ("a.csv", "name , note\nDunes , \"a, b\"\nReef,\"c, d\"\n".replacing(", \"", with: ",\"")),
      (
        "a.jsonl",
        "{\"name\": \"Dunes\", \"note\": \"a, b\"}\n\n{\"name\": \"Reef\", \"note\": \"c, d\"}\n"
      ),
      (
        "a.json",
        "[{\" name\": \"Dunes\", \"note \": \"a, b\"}, {}, {\"name\": \"Reef\", \"note\": \"c, d\"}]"
      ),
    ])
  func `a list is the same in any dialect`(name: String, text: String) throws {
    let run = try runImport(text, named: name)
    #expect(run.exitCode == .success, "\(run.output)")
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"), "--strict")
    let json = try folder.text("JSON/a.json")
    #expect(json.contains(#""name":"Dunes","note":"a, b"}"#))
    #expect(json.contains(#""name":"Reef","note":"c, d"}]"#))
    #expect(
      run.output.contains("changed keys") == text.contains(#/ name|name ,|note "/#))
  }

  @Test func `a column without a name gets one, and a comma can be the decimal point`() throws {
    let run = try runImport(";name;size\n0;Dunes;1,5\n1;Reef;12\n", named: "a.csv")
    #expect(run.output.contains("empty ones named): column1\n"))
    _ = CommandRun("build", folder.path("Out"), "-o", folder.path("JSON"), "--strict")
    #expect(try folder.text("JSON/a.json").contains(#""column1":0,"name":"Dunes","size":1.5}"#))
  }

  @Test func `fields inside groups are shown by their path, to the preview`() throws {
    let item = #"{"content": {"titleText": "Night mode", "image": "https://example.org/n.png"}}"#
    _ = try runImport("{\"messages\": [\(item)]}", named: "news.json")
    #expect(try folder.text("Out/Marquee.plist").contains("<string>content.titleText</string>"))
    #expect(CommandRun("validate", folder.path("Out"), "--strict").exitCode == .success)
    let preview = CommandRun(
      "preview", folder.path("Out"), "-f", "text", "-o", folder.path("Pages"))
    #expect(preview.exitCode == .success)
    #expect(try folder.text("Pages/news.iphone-17.txt").contains("Night mode"))
  }

  @Test func `the tables of many kinds and fields fit a screen, and a cut text is said`() throws {
    let title = String(repeating: "a very long title ", count: 9)
    let sections = (0..<8).map { kind in
      let fields = (0..<30).map { "\"field\(kind)x\($0)\": \"2020-01-01T00:00:00+01:00\"" }
      return
        "\"List \(kind)\": [{\"name\": \"\(title)\(kind)\", \"image\": \"a.png\", \(fields.joined(separator: ","))}]"
    }
    let run = try runImport("{\(sections.joined(separator: ","))}", named: "wide.json")
    #expect(run.exitCode == .success, "\(run.output)")
    #expect(run.output.split(separator: "\n").count <= 40)
    #expect(run.output.contains("cut in its cell: 'a very long title"))
  }

  // MARK: Bad input

  @Test(
    arguments: [
      ("rows.csv", "a,b\n1,2\n1,2,3\n", "3:1: error: the row has 3 cells, and the header has 2"),
      (
        "rows.csv", "a,b\r\n\"x\r\ny\",2\r\n1\r\n",
        "4:1: error: the row has 1 cell, and the header has 2"
      ),
      ("open.csv", "a,b\n1,\"x\n2,3\n", "2:3: error: the quotes of this cell are never closed"),
      ("after.csv", "a,b\n\"x\"y,1\n", "2:4: error: text follows the closing quote of a cell"),
      (
        "counts.csv", "a;b\n1;2;3\n4;5;6\n7;8\n",
        "2:1: error: the row has 3 cells, and the header has 2"
      ),
      (
        "above.csv", "# of May\na;b\n1;2\n4;5\n",
        "1:1: error: this is not a header: all rows below have 2 cells"
      ),
      ("numbers.json", "[{\"a\": 1}]", "1:1: error: no cell can show anything of this list"),
      ("same.csv", "a,b,a\n1,2,3\n", "1:5: error: the key 'a' appears twice"),
      ("header.csv", "a,b\n", "1:1: error: the table has a header and no rows"),
      ("empty.csv", "\n \n", "1:1: error: the file is empty"),
      ("empty.json", "", "1:1: error: the file is empty"),
      ("empty.plist", "", "1:1: error: the file is empty"),
      ("half.json", "[{\"a\": 1},", "1:11: error: not JSON: the text ends too early"),
      ("half.plist", "<plist version=\"1.0\"><array><dict>", "error: the file ends too early"),
      ("same.json", "[{\"a\": 1, \"a\": 2}]", "1:11: error: the key 'a' appears twice"),
      ("texts.json", "[\"a\"]", "1:1: error: this has no list of items"),
      ("nul.json", "[{\"a\\u0000\": 1}]", "1:3: error: XML does not allow each character of 'a␀'"),
      (
        "Some.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}",
        "1:1: error: this is a string catalog, not a list of items"
      ),
      (
        "List.json", "{\"images\": [{\"scale\": \"2x\"}], \"info\": {\"author\": \"xcode\"}}",
        "1:1: error: this is a part of an asset catalog, not a list of items"
      ),
      (
        "Package.resolved", "{\"pins\": [{\"identity\": \"a\"}], \"version\": 2}",
        "1:1: error: this is a list of package versions, not a list of items"
      ),
      (
        "Some.stringsdict",
        "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>%d</string></dict></dict></plist>",
        "1:22: error: this is a table of plural forms, not a list of items"
      ),
      ("words.txt", "hello there\n", "1:1: error: this is neither a property list nor JSON"),
      (
        "Info.plist",
        "<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><array><dict/></array></dict></plist>",
        "1:22: error: this is the Info.plist of an app, not a list of items"
      ),
      (
        "Home.plist",
        "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>list</string><key>contentItem"
          + "</key><array><dict/></array></dict></array></plist>",
        "1:22: error: this is a screen already, not a list of items"
      ),
    ])
  func `bad input is reported at its place, and nothing is written`(
    name: String, text: String, expected: String
  ) throws {
    let run = try runImport(text, named: name, "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.hasPrefix(folder.path(name)))
    #expect(run.output.contains(expected), "\(run.output)")
    #expect(run.output.components(separatedBy: ": error: ").count == 2, "\(run.output)")
    #expect(try folder.names() == [name])
  }

  @Test func `bytes that are not UTF-8 are reported at the first of them`() throws {
    let file = try folder.write(Array("a,b\nx,".utf8) + [0xE9, 0x0A], to: "latin.csv")
    let run = CommandRun("import", file, "-o", folder.path("Out"), "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.hasPrefix("\(file):2:3: error: the byte 0xE9 is not UTF-8 text"))
    #expect(try folder.names() == ["latin.csv"])
  }

  @Test func `what is too wide or too deep is refused`() throws {
    let wide = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
    let table = try runImport("\(wide)\n\(wide)\n", named: "wide.csv", "-r", "xcode")
    #expect(table.output.contains("error: an item has 10000 keys, and at most"))
    let deep = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    let json = try runImport(deep, named: "deep.json", "-r", "xcode")
    #expect(json.output.contains("1:65: error: not JSON: values are nested more than 64 deep"))
    let keys = (0..<60).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let root = try runImport("{\(keys), \"a\": [{\"b\": \"x\"}]}", named: "r.json", "-r", "xcode")
    #expect(root.output.contains("r.json:1:1: error: a screen has more than 64 fields"))
    func nested(_ opening: String, _ closing: Character) throws -> CommandRun {
      let end = String(repeating: closing, count: 50)
      let value = String(repeating: opening, count: 50) + "1\(end)"
      return try runImport("[{\"b\": \"x\", \"a\": \(value)}]", named: "n.json", "-r", "xcode")
    }
    let (lists, groups) = (try nested("[", "]"), try nested("{\"a\": ", "}"))
    for item in [lists, groups] {
      #expect(item.output.contains("1:1: error: lists and groups are nested more than 16 deep"))
    }
    let rows = (0..<200).map { "{\"type\": \"t\($0)\", \"items\": [{\"k\($0)\": 1}]}" }
    let kinds = try runImport(
      "[\(rows.joined(separator: ",\n"))]", named: "kinds.json", "-r", "xcode")
    #expect(
      kinds.output.contains("kinds.json:101:28: error: more than 100 kinds of items are needed"))
    for run in [table, json, root, lists, groups, kinds] { #expect(run.exitCode == .errorsFound) }
    #expect(try writtenNames == [])
  }

  @Test(arguments: [
    ("S.csv", "name,year\nDu\u{1B}nes\u{7},1999\nReef,2004\n"),
    (
      "S.json",
      #"[{"name":"Du\u001bnes\uffff","year":1999},{"name":"Reef","year":2004}]"#
    ),
    (
      "S.plist",
      "<plist version=\"1.0\"><array><dict><key>name</key><string>Du&#27;nes&#65535;</string></dict>"
        + "<dict><key>name</key><string>Reef</string></dict></array></plist>"
    ),
  ])
  func `characters that XML does not allow are left out and said`(
    name: String, text: String
  ) throws {
    let run = try runImport(text, named: name)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.output.contains(": XML does not allow each of its characters, and the rest is"))
    #expect(try folder.text("Out/S.plist").contains("<string>Dunes</string>"))
    let found = CommandRun("validate", folder.path("Out")).output
    #expect(!found.contains("control-character") && !found.contains("xml-not-well-formed"))
  }

  // MARK: The output folder

  @Test func `a folder with files is refused`() throws {
    try folder.write("notes", to: "Out/notes.txt")
    let run = try runImport(Self.movies, named: "Movies.plist")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("'notes.txt' is in it already; name a new folder"))
    #expect(try writtenNames == ["Out", "Out/notes.txt"])
  }

  @Test func `an empty folder is filled, and a file is not replaced`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Out"), withIntermediateDirectories: true)
    #expect(try runImport(Self.movies, named: "Movies.plist").exitCode == .success)
    #expect(try writtenNames == ["Out", "Out/Marquee.plist", "Out/Movies.plist"])
    let file = folder.path("Movies.plist")
    let run = CommandRun("import", file, "-o", file)
    #expect(run.exitCode == .ioError)
    #expect(try folder.text("Movies.plist") == Self.movies)
  }

  @Test func `nothing is left if a name is too long for the system`() throws {
    let name = String(repeating: "x", count: 240)
    let file = try folder.write(Self.movies, to: "\(name).plist")
    let parent = folder.path("Missing/\(String(repeating: "y", count: 300))")
    let run = CommandRun("import", file, "-o", parent)
    #expect(run.exitCode == .ioError)
    #expect(try folder.names().filter { !$0.hasPrefix("x") && $0 != "Missing" } == [])
  }
}
