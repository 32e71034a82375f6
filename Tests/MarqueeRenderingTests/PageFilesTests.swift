import Foundation
import MarqueePageFiles
import TestSupport
import Testing

/// The strings that are compiled are the files that people edit.
///
/// Where they are not, `Tools/PageFiles/generate.py` makes them anew.
@Suite struct PageFilesTests {
  private static let folder = PackageFolder.url.appending(
    path: "Sources/MarqueePageFiles/Resources")

  private func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name)))
  }

  @Test(arguments: PageScript.allCases)
  func `a script is what its file holds`(script: PageScript) throws {
    #expect(try script.bytes == bytes(of: "\(script.rawValue).js"), "run generate.py")
  }

  @Test(arguments: PageStyle.allCases)
  func `a style sheet is what its file holds`(style: PageStyle) throws {
    #expect(try style.bytes == bytes(of: "\(style.rawValue).css"), "run generate.py")
  }

  @Test func `glyphs and license are what their files hold`() throws {
    #expect(try PageFont.glyphs == bytes(of: "Inter.glyphs"), "run generate.py")
    #expect(try PageFont.license == bytes(of: "OFL.txt"), "run generate.py")
  }

  @Test func `each file is used`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let used =
      PageScript.allCases.map { "\($0.rawValue).js" }
      + PageStyle.allCases.map { "\($0.rawValue).css" }
      + ["Inter.glyphs", "OFL.txt"]
    #expect(names.sorted() == used.sorted())
  }
}
