import MarqueeCompiler
import MarqueeOutputs
import Testing

@Suite struct DependencyFileTests {
  @Test func `every output names its inputs, and every input is a target of nothing`() throws {
    let file = DependencyFile(rules: [
      DependencyFile.Rule(output: "build/Home.json", inputs: ["Home.plist", "a.png"]),
      DependencyFile.Rule(output: "build/Learn.json", inputs: ["Learn.plist", "a.png"]),
    ])
    #expect(
      try file.text() == """
        build/Home.json: \\
          Home.plist \\
          a.png
        build/Learn.json: \\
          Learn.plist \\
          a.png
        Home.plist:
        a.png:
        Learn.plist:

        """)
  }

  /// Each was tried with GNU Make 4.3 and Ninja 1.11: they name the same file.
  @Test(arguments: [
    ("a b.png", #"a\ b.png"#), ("a#b.png", ##"a\#b.png"##), ("a:b.png", #"a\:b.png"#),
    (" a.png", #"\ a.png"#), (":a.png", #"\:a.png"#), ("poster@2x~ipad.png", "poster@2x~ipad.png"),
    ("é.png", "é.png"), ("(a)b]{c}!.png", "(a)b]{c}!.png"), ("./a.png", "./a.png"),
    ("include x.plist", #"include\ x.plist"#), ("-x.plist", "-x.plist"),
  ])
  func `characters with a meaning are escaped`(_ path: String, _ escaped: String) throws {
    #expect(try HeldName(path, in: .dependencyFile).text == escaped)
  }

  @Test func `lists for Xcode count from the project's folder unless they say otherwise`() throws {
    let lists = XcodeFileLists(
      inputs: ["Content/Home.plist", "/opt/Shared.plist", ".", "Content/Home.plist"],
      outputs: ["Home.json", "Home.json", "more/Learn.json"], in: "$(DERIVED_FILE_DIR)/a b")
    #expect(
      try lists.inputsText() == "$(SRCROOT)/Content/Home.plist\n/opt/Shared.plist\n$(SRCROOT)\n")
    #expect(
      try lists.outputsText()
        == "$(DERIVED_FILE_DIR)/a b/Home.json\n$(DERIVED_FILE_DIR)/a b/more/Learn.json\n")
    let braces = XcodeFileLists(inputs: [], outputs: ["Home.json"], in: "${DIR}/")
    #expect(try braces.outputsText() == "${DIR}/Home.json\n")
    let relative = XcodeFileLists(inputs: [], outputs: ["Home.json"], in: "build")
    #expect(try relative.outputsText() == "$(SRCROOT)/build/Home.json\n")
  }

  /// Xcode would expand these, or read them as more than one name, or as another.
  @Test(arguments: [
    "$(SRCROOT)x", "${HOME}", "$x", "a\nb", "a\rb", "a ", "a\u{2003}", #"a\b"#, "$(SRCROOT",
    "$\u{301}(SRCROOT)",
  ])
  func `a list for Xcode refuses names that it cannot hold`(_ name: String) {
    #expect(throws: FileError.self) {
      try XcodeFileLists(inputs: [name], outputs: [], in: ".").inputsText()
    }
    #expect(throws: FileError.self) {
      try XcodeFileLists(inputs: [], outputs: [name], in: "$(DIR)").outputsText()
    }
  }

  @Test(arguments: ["$(DIR", "$DIR", "$(shell x)", "$(A)$", "a\nb", "$($(DIR))"])
  func `the folder of the outputs holds whole variables only`(_ folder: String) {
    #expect(throws: FileError.self) {
      try XcodeFileLists(inputs: [], outputs: ["Home.json"], in: folder).outputsText()
    }
  }
}
