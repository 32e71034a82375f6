import MarqueeCompiler
import MarqueeOutputs
import Testing

/// Names that would have a special meaning if they were written unescaped.
@Suite struct HeldNameTests {
  /// What each does in GNU Make 4.3 or Ninja 1.11 is known from running them.
  @Test(
    arguments: [
      ("x!=touch${IFS}PWNED.plist", NameFault.character("=")), ("SHELL=x.plist", .character("=")),
      ("a:=b.plist", .character("=")), ("p%q.plist", .character("%")), ("*.plist", .character("*")),
      ("a?.plist", .character("?")), ("[ab].plist", .character("[")),
      ("$(x).plist", .character("$")),
      ("${x}.plist", .character("$")), ("a$.plist", .character("$")),
      ("a;b.plist", .character(";")),
      ("a|b.plist", .character("|")), ("a&.plist", .character("&")), ("`a`.plist", .character("`")),
      ("'.plist", .character("'")), ("\".plist", .character("\"")),
      (#"a\.plist"#, .character("\\")),
      ("a<b.plist", .character("<")), ("a>b.plist", .character(">")),
      ("a^b.plist", .character("^")),
      ("a\nb.plist", .lineBreak), ("a\rb.plist", .lineBreak), ("a\r\nb.plist", .lineBreak),
      ("a\tb.plist", .controlCharacter), ("a\u{7F}b.plist", .controlCharacter),
      ("~.plist", .start("~")), ("~root/a.plist", .start("~")), (".PHONY", .start(".")),
      (".c.o", .start(".")), ("a ", .end(" ")), ("a:", .end(":")), ("x(y)", .end(")")),
      ("~\u{301}.plist", .start("~")), ("a=\u{301}b.plist", .character("=")),
      ("a:\u{301}", nil), ("Content/~a.plist", nil), ("../a.plist", nil), ("x(y).plist", nil),
    ] as [(String, NameFault?)])
  func `a dependency file refuses what it cannot hold`(_ path: String, _ fault: NameFault?) {
    #expect(NameSyntax.dependencyFile.fault(of: path) == fault)
  }

  @Test(
    arguments: [
      ("a\nb", NameFault.lineBreak), ("a\rb", .lineBreak), ("a\r\nb", .lineBreak),
      ("a\u{0}b", .controlCharacter), (" a", .start(" ")), ("a ", .end(" ")), ("a b", nil),
      ("$(x)=`y`'\"", nil), ("", nil),
    ] as [(String, NameFault?)])
  func `a list of files refuses what ends or changes a line`(_ path: String, _ fault: NameFault?) {
    #expect(NameSyntax.lines.fault(of: path) == fault)
  }

  @Test(arguments: NameSyntax.allCases)
  func `the error names the file, the fault and what to do`(_ syntax: NameSyntax) throws {
    let error = #expect(throws: FileError.self) { try HeldName("Content/a\nb.png", in: syntax) }
    let message = try #require(error).message
    #expect(message.hasPrefix("'Content/a\nb.png': a "))
    #expect(message.hasSuffix(" cannot hold a name with a line break; rename it"))
  }

  @Test(arguments: NameSyntax.allCases)
  func `an ordinary name is held as it is`(_ syntax: NameSyntax) throws {
    let name = "Content/홈-1_2, (3)@2x~ipad.png"
    let escaped = "Content/홈-1_2,\\ (3)@2x~ipad.png"
    #expect(try HeldName(name, in: syntax).text == (syntax == .dependencyFile ? escaped : name))
  }
}
