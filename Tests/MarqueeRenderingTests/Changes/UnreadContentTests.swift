import Foundation
import MarqueeCompiler
import MarqueeOutputs
import MarqueeRendering
import Testing

/// Screens with errors: what cannot be shown is compared, too.
@Suite struct UnreadContentTests {
  private static let poster =
    "<dict><key>description</key><string>A</string><key>imageName</key><string>a</string></dict>"
  private static let items = "<key>contentItem</key><array>\(poster)</array>"
  private static let section =
    "<dict><key>sectionType</key><string>basic</string><key>sectionName</key>"
    + "<string>New</string>\(items)</dict>"

  private func screen(_ text: String) throws -> NamedScreen {
    let report = ContentPipeline(propertyList: Data(text.utf8)).run()
    return try #require(report.screens.first).named("Home")
  }

  private func plist(_ content: String) -> String {
    "<plist version=\"1.0\">\(content)</plist>"
  }

  private func diff(_ old: String, _ new: String) throws -> CatalogDiff {
    CatalogDiff(from: [try screen(plist(old))], to: [try screen(plist(new))])
  }

  @Test func `a valid screen has nothing that cannot be read`() throws {
    let screen = try screen(plist("<array>\(Self.section)</array>"))
    #expect(screen.unreadSections.isEmpty)
    #expect(screen.unreadParts.isEmpty)
  }

  @Test(arguments: [
    // An invalid section, an invalid type, and keys that are missing or appear twice.
    ("<string>a</string>", "<string>b</string>"),
    ("<dict>\(items)</dict>", "<dict><key>link</key><string>b</string>\(items)</dict>"),
    (
      "<dict><key>sectionType</key><string>bisac</string></dict>",
      "<dict><key>sectionType</key><string>bisca</string></dict>"
    ),
    (
      "<dict><key>a</key><string>a</string><key>a</key><string>a</string></dict>",
      "<dict><key>a</key><string>b</string><key>a</key><string>b</string></dict>"
    ),
    // Faults of syntax, which keep text out of the tree.
    ("<dict>a \(items)</dict>", "<dict>b \(items)</dict>"),
    ("<dict>\(items)<key>a</key></dict>", "<dict>\(items)<key>b</key></dict>"),
    (
      "<dict><key>a</key><string>a<b/></string></dict>",
      "<dict><key>a</key><string>a<c/></string></dict>"
    ),
    (
      "<dict><key>a</key><string>&a;</string></dict>",
      "<dict><key>a</key><string>&b;</string></dict>"
    ),
    ("<what>a</what>", "<what>b</what>"),
  ])
  func `what differs where something is wrong is never equal`(old: String, new: String) throws {
    let before = "<array>\(Self.section)\(old)</array>"
    let after = "<array>\(Self.section)\(new)</array>"
    #expect(try diff(before, before).isEmpty)
    let result = try diff(before, after)
    #expect(!result.isEmpty)
    #expect(result.counts[.partsWithErrorsChanged] ?? 0 >= 1)
    #expect(result.counts.count == 1)
  }

  @Test(arguments: ["", "<key>", "<key>a</key>", "<key>a</key><str", "</dict>", "</dict></array>"])
  func `files that end too early differ where they end`(end: String) throws {
    let start = "<plist version=\"1.0\"><array>\(Self.section)<dict>"
    let old = try screen(start + end)
    let new = try screen(start + end + "<date>")
    #expect(CatalogDiff(from: [old], to: [old]).isEmpty)
    #expect(!CatalogDiff(from: [old], to: [new]).isEmpty)
  }

  @Test func `text after the end is compared`() throws {
    let valid = plist("<array>\(Self.section)</array>")
    let (old, new) = (try screen(valid + "<a>"), try screen(valid + "<b>"))
    #expect(CatalogDiff(from: [old], to: [old]).isEmpty)
    let result = CatalogDiff(from: [old], to: [new])
    #expect(result.screens.first?.unread.map(\.subject) == [.surroundings])
  }

  @Test func `the order of keys and white space are no change where something is wrong`() throws {
    let a = "<key>sectionName</key><string>A</string>"
    let b = "<key>New item</key><dict><key>x</key><integer>1</integer></dict>"
    let old = "<array><dict>\(a)\(b)</dict></array>"
    #expect(try diff(old, "<array>\n <dict>\n  \(b)\n  <!-- why -->\(a)\n </dict></array>").isEmpty)
    #expect(
      try diff(old, old.replacing(">A<", with: "> A<")).counts == [.partsWithErrorsChanged: 1])
  }

  private func screen(layout: String, currency: String = "<string>EUR</string>") -> String {
    "<dict><key>sections</key><array>\(Self.section)</array><key>currency</key>\(currency)"
      + "<key>layouts</key><dict><key>wide</key>\(layout)</dict></dict>"
  }

  @Test func `a layout with an error is a part of its own`() throws {
    let (old, new) = (screen(layout: "<string>a</string>"), screen(layout: "<string>b</string>"))
    #expect(try diff(old, old).isEmpty)
    let result = try diff(old, new)
    #expect(result.counts == [.partsWithErrorsChanged: 1])
    let change = try #require(result.screens.first?.unread.first)
    #expect(change.subject == .layout("wide"))
    #expect(change.isOld && change.isNew)
  }

  @Test func `fields of a screen with an error are compared as text`() throws {
    let old = screen(layout: "<dict/>", currency: "<array/>")
    let new = screen(layout: "<dict/>", currency: "<dict/>")
    #expect(try diff(old, old).isEmpty)
    let result = try diff(old, new)
    #expect(result.screens.first?.unread.map(\.subject) == [.surroundings])
  }

  @Test func `a property list that is no screen is compared as text`() throws {
    #expect(try diff("<string>a</string>", "<string>a</string>").isEmpty)
    #expect(try !diff("<string>a</string>", "<string>b</string>").isEmpty)
    #expect(try !diff("<dict><key>a</key><true/></dict>", "<dict/>").isEmpty)
  }

  @Test func `sections with errors are known by their names and places`() throws {
    func faulty(_ name: String, _ text: String) -> String {
      "<dict><key>sectionName</key><string>\(name)</string><key>a</key><string>\(text)</string></dict>"
    }
    let old = "<array>\(faulty("A", "1"))\(faulty("B", "2"))\(faulty("C", "3"))</array>"
    let new = "<array>\(faulty("A", "1"))\(faulty("C", "4"))</array>"
    let result = try diff(old, new)
    #expect(result.counts == [.sectionsRemoved: 1, .partsWithErrorsChanged: 1])
    #expect(result.screens.first?.sections.map(\.old?.name) == ["B", "C"])
    #expect(result.screens.first?.sections.map(\.isUnread) == [false, true])
  }

  @Test func `a screen with nothing to read is not shown as a removal of all its sections`() throws
  {
    let valid = try screen(plist("<array>\(Self.section)</array>"))
    let broken = try screen("nothing of the sort")
    #expect(broken.isUnread)
    for (old, new) in [(valid, broken), (broken, valid)] {
      let result = CatalogDiff(from: [old], to: [new])
      #expect(result.counts == [.partsWithErrorsChanged: 1])
      #expect(result.screens.first?.sections.isEmpty == true)
    }
    #expect(CatalogDiff(from: [broken], to: [broken]).isEmpty)
  }
}
