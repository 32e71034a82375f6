import Testing

// How files and changes are looked at is internal.
@testable import MarqueeOutputs

@Suite struct SitePathTests {
  @Test(
    arguments: [
      ("Home", "Learn", "Home.html"),
      ("Home", "more/Learn", "../Home.html"),
      ("more/Home", "Learn", "more/Home.html"),
      ("more/Home", "more/Learn", "Home.html"),
      ("a/b/Home", "a/c/Learn", "../b/Home.html"),
      ("javascript:alert(1)", "Home", "javascript%3Aalert%281%29.html"),
      ("a?b#c", "Home", "a%3Fb%23c.html"),
    ])
  func `the way from a page to another one`(target: String, start: String, address: String) {
    #expect(SitePath.address(ofPage: target, fromPage: start) == address)
  }

  @Test(arguments: [("Home", "../"), ("more/Home", "../../"), ("a/b/Home", "../../../")])
  func `the way from a page up to the site`(screen: String, way: String) {
    #expect(SitePath.up(fromPage: screen) == way)
  }

  @Test(
    arguments: [
      ("/a/b/Content", "/a/b", ["Content"]), ("/a/Content", "/a/b/out", ["..", "..", "Content"]),
      ("/a/b/../Content", "/a/Content", []), ("/x", "/y", ["..", "x"]),
    ])
  func `the way from a folder to a file`(path: String, folder: String, steps: [String]) {
    #expect(PathFromFolder.steps(to: path, fromFolder: folder) == steps)
  }

  @Test(arguments: ["a%2fb", "%", "%4", "%ZZ", "a b", "%FF", "/a", "file:///a"])
  func `what is not written as a reference is no path`(text: String) {
    #expect(RelativeURI.path(of: text) == nil)
  }
}
