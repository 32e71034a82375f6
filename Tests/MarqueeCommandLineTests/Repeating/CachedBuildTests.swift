import MarqueeCommandLine
import TestSupport
import Testing

/// Builds with a cache, which must give the same results as builds without one.
@Suite struct CachedBuildTests {
  @Test(arguments: FileFault.all)
  func `whatever is done to files, no build is wrong`(fault: FileFault) throws {
    let content = try CachedContent()
    #expect(content.build().exitCode == .success)
    try content.run(fault.script)
    try content.expectSameAsFresh()
    // What is kept of the new state is right, too.
    try content.expectSameAsFresh("once more")
  }

  @Test func `a screen that is edited twice within a moment is read twice`() throws {
    let content = try CachedContent()
    #expect(content.build().exitCode == .success)
    for word in ["A dog", "A cow", "A pig"] {
      try content.run(
        """
        cp -p Content/Home.plist reference; sed 's/A .../\(word)/' reference > edited
        cat edited > Content/Home.plist; touch -r reference Content/Home.plist
        """)
      try content.expectSameAsFresh("\(word)")
      #expect(try content.folder.text("out/Home.json").contains("\"\(word)\""))
    }
  }
}
