import MarqueeCompiler
import MarqueeOutputs
import Testing

@Suite struct DependencyFileTests {
  @Test func `every output names its inputs, and every input is a target of nothing`() throws {
    let rules = [
      DependencyFile.Rule(output: "build/Home.json", inputs: ["Home.plist", "a.png"]),
      DependencyFile.Rule(output: "build/Learn.json", inputs: ["Learn.plist", "a.png"]),
    ]
    #expect(
      try DependencyFile.text(rules) == """
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
    let inputs = ["Content/Home.plist", "/opt/Shared.plist", ".", "Content/Home.plist"]
    #expect(
      try XcodeFileLists.text(ofInputs: inputs)
        == "$(SRCROOT)/Content/Home.plist\n/opt/Shared.plist\n$(SRCROOT)\n")
    let outputs = ["Home.json", "Home.json", "more/Learn.json"]
    #expect(
      try XcodeFileLists.text(ofOutputs: outputs, in: "$(DERIVED_FILE_DIR)/a b")
        == "$(DERIVED_FILE_DIR)/a b/Home.json\n$(DERIVED_FILE_DIR)/a b/more/Learn.json\n")
    let home = ["Home.json"]
    #expect(try XcodeFileLists.text(ofOutputs: home, in: "${DIR}/") == "${DIR}/Home.json\n")
    #expect(
      try XcodeFileLists.text(ofOutputs: home, in: "build") == "$(SRCROOT)/build/Home.json\n")
  }

  /// Xcode would expand these, or read them as more than one name, or as another.
  @Test(arguments: [
    "$(SRCROOT)x", "${HOME}", "$x", "a\nb", "a\rb", "a ", "a\u{2003}", #"a\b"#, "$(SRCROOT",
    "$\u{301}(SRCROOT)",
  ])
  func `a list for Xcode refuses names that it cannot hold`(_ name: String) {
    #expect(throws: FileError.self) {
      try XcodeFileLists.text(ofInputs: [name])
    }
    #expect(throws: FileError.self) {
      try XcodeFileLists.text(ofOutputs: [name], in: "$(DIR)")
    }
  }

  @Test(arguments: ["$(DIR", "$DIR", "$(shell x)", "$(A)$", "a\nb", "$($(DIR))"])
  func `the folder of the outputs holds whole variables only`(_ folder: String) {
    #expect(throws: FileError.self) {
      try XcodeFileLists.text(ofOutputs: ["Home.json"], in: folder)
    }
  }
}
