import MarqueeOutputs
import Testing

@Suite struct RelativeURITests {
  @Test(
    arguments: [
      ("Content/Home.plist", "Content/Home.plist"),
      ("/tmp/a b.plist", "file:///tmp/a%20b.plist"),
      ("a:b.plist", "a%3Ab.plist"),
      ("홈.plist", "%ED%99%88.plist"),
      ("<stdin>", "%3Cstdin%3E"),
      ("100%\n", "100%25%0A"),
      ("a~b-c_d/../e", "a~b-c_d/../e"),
      ("", ""),
    ])
  func `a path becomes a reference`(path: String, reference: String) {
    #expect(RelativeURI.reference(forPath: path) == reference)
  }
}
