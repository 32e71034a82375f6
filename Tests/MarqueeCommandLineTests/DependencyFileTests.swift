import MarqueeCommandLine
import MarqueeCompiler
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
    ("a b.png", #"a\ b.png"#), ("a#b.png", ##"a\#b.png"##), ("a$b.png", "a$$b.png"),
    ("a:b.png", #"a\:b.png"#), ("poster@2x~ipad.png", "poster@2x~ipad.png"), ("é.png", "é.png"),
    ("(a)[b]{c}.png", "(a)[b]{c}.png"),
  ])
  func `characters with a meaning are escaped`(_ path: String, _ escaped: String) throws {
    #expect(try DependencyFile.escape(path) == escaped)
  }

  @Test(arguments: ["a\nb.png", "a;b.png", "a|b.png", #"a\b.png"#])
  func `a name that Make cannot hold is refused`(_ path: String) {
    #expect(throws: FileTrouble.self) { try DependencyFile.escape(path) }
  }

  @Test func `lists for Xcode count from the project's folder unless they say otherwise`() throws {
    let lists = XcodeFileLists(
      inputs: ["Content/Home.plist", "/opt/Shared.plist", ".", "Content/Home.plist"],
      outputs: ["$(DERIVED_FILE_DIR)/Home.json", "${DIR}/Learn.json"])
    #expect(
      try lists.inputsText() == "$(SRCROOT)/Content/Home.plist\n/opt/Shared.plist\n$(SRCROOT)\n")
    #expect(try lists.outputsText() == "$(DERIVED_FILE_DIR)/Home.json\n${DIR}/Learn.json\n")
    #expect(throws: FileTrouble.self) {
      try XcodeFileLists(inputs: ["a\nb"], outputs: []).inputsText()
    }
  }
}
