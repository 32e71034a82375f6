import MarqueeCompiler
import MarqueeOutputs
import Testing

@Suite struct ShownPathsTests {
  @Test(arguments: [
    ("Content", "Content/Home.plist", "Content/Home.plist"),
    ("/here/Content", "/here/Content/Home.plist", "Content/Home.plist"),
    ("/there/a/Content", "/there/a/Content/sub/Home.plist", "Content/sub/Home.plist"),
    ("/there/a/Content/", "/there/a/Content/Home.plist", "Content/Home.plist"),
    ("../a/Content", "../a/Content/Home.plist", "Content/Home.plist"),
    ("/there/Content", "/elsewhere/Marquee.plist", "Marquee.plist"),
    ("/Content", "/Content/Home.plist", "Content/Home.plist"),
    ("/", "/Home.plist", "Home.plist"),
  ])
  func `a file is named from the working folder, or from the folder around the content`(
    content: String, path: String, wanted: String
  ) {
    #expect(ShownPaths(workingFolder: "/here", content: content).path(path) == wanted)
  }

  @Test func `texts name no folder around the content`() {
    let paths = ShownPaths(workingFolder: "/here", content: "/there/a/Content")
    #expect(
      paths.text("it is in '/there/a/Content/Home.plist' and '/here/x'")
        == "it is in 'Content/Home.plist' and 'x'")
  }

  @Test(arguments: [
    ("Content", "Content/Home.plist", "Home.plist"),
    ("Content", "Content/sub/Home.plist", "sub/Home.plist"),
    (".", "sub/Home.plist", "sub/Home.plist"),
    ("/here/Content", "/here/Content/Home.plist", "Home.plist"),
    ("../a/Stuff", "../a/Stuff/Home.plist", "Home.plist"),
    ("Content", "Marquee.plist", "../Marquee.plist"),
    (".", "../Marquee.plist", "../Marquee.plist"),
    ("/there/a/Content", "/there/Marquee.plist", "../../Marquee.plist"),
    ("Content", "/elsewhere/Marquee.plist", "Marquee.plist"),
  ])
  func `a published file is named from the content folder`(
    content: String, path: String, wanted: String
  ) {
    let paths = ShownPaths(workingFolder: "/here", fromContent: content)
    #expect(paths.path(path) == wanted)
  }

  @Test(arguments: ["Content", "/there/a/Content", "../Content/"])
  func `published texts name files from the content folder, and keep the words of authors`(
    content: String
  ) {
    let prefix = content.hasSuffix("/") ? content : content + "/"
    #expect(
      ShownPaths(workingFolder: "/here", fromContent: content)
        .text("'\(prefix)a.svg' is not \(prefix)b") == "'a.svg' is not \(prefix)b")
  }

  @Test func `an absolute path has no detours`() {
    let paths = ShownPaths(workingFolder: "/here/x", content: "Content")
    #expect(paths.absolutePath(of: "../Content/./Home.plist") == "/here/Content/Home.plist")
    #expect(paths.absolutePath(of: "/a/b") == "/a/b")
  }
}
