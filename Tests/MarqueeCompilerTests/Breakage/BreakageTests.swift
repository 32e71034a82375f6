import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueePropertyList
import TestSupport
import Testing

/// A valid screen with everything in it; each key and value is broken in turn.
@Suite struct BreakageTests {
  /// Surroundings that must not affect the diagnostics.
  enum Surroundings: CaseIterable {
    case asWritten, windowsLineBreaks, wideCharactersInFront
    case byteOrderMark, utf16LittleEndian, utf16BigEndian

    var encoding: TextEncoding {
      switch self {
      case .asWritten, .windowsLineBreaks, .wideCharactersInFront: .utf8
      case .byteOrderMark: .utf8WithByteOrderMark
      case .utf16LittleEndian: .utf16LittleEndian
      case .utf16BigEndian: .utf16BigEndian
      }
    }

    func text() throws -> String {
      let text = try String(contentsOf: PackageFolder.everything, encoding: .utf8)
      switch self {
      case .windowsLineBreaks:
        return String(text.map { $0 == "\n" ? "\r\n" : $0 })
      case .wideCharactersInFront:
        return text.replacing(/\n(\t+)</) { "\n\($0.1)<!-- 한글 👩‍👩‍👧 --><" }
      case .asWritten, .byteOrderMark, .utf16LittleEndian, .utf16BigEndian:
        return text
      }
    }

    /// The valid text as a located tree.
    func document() throws -> PropertyListDocument {
      let text = Array(try text().utf8)
      return PropertyListDocument.read(text, name: "Test.plist").document
    }
  }

  /// Screens with one section each, in all surroundings, in their order.
  private static let excerpts = Result {
    try Surroundings.allCases.map { try SectionExcerpts.texts(of: $0.document()) }
  }

  @Test(arguments: Surroundings.allCases)
  func `the whole screen is valid`(surroundings: Surroundings) throws {
    let bytes = surroundings.encoding.encode(Array(try surroundings.text().utf8))
    let report = Self.check(bytes)
    #expect(report.diagnostics.besidesCells.map(\.message) == [])
    #expect(report.screens.first?.catalog.sections.count == 14)
    #expect(report.screens.first?.catalog.layouts.count == 3)
  }

  @Test func `so is each of its sections`() throws {
    for texts in try Self.excerpts.get() {
      #expect(texts.count == 14)
      for text in texts { #expect(Self.check(text).diagnostics.besidesCells.map(\.message) == []) }
    }
  }

  /// Everything is broken as written, and once more in one of the other surroundings.
  @Test(arguments: Surroundings.allCases, Breakage.Way.allCases)
  func `one fault has one diagnostic at its place`(
    surroundings: Surroundings, way: Breakage.Way
  ) throws {
    let others = Surroundings.allCases.count - 1
    let turn = try #require(Surroundings.allCases.firstIndex(of: surroundings))
    var (number, count) = (0, 0)
    for text in try Self.excerpts.get()[turn] {
      let document = PropertyListDocument.read(text, name: "Test.plist").document
      for breakage in BreakageSite.all(in: document).compactMap({ Breakage(way, $0, in: document) })
      {
        number += 1
        guard surroundings == .asWritten || number % others == turn - 1,
          Sample.includes(number, oneIn: 10)
        else { continue }
        expectOneDiagnostic(breakage, surroundings)
        count += 1
      }
    }
    #expect(number > 200)
    let least = surroundings == .asWritten ? number : number / others
    #expect(Sample.isComplete ? count >= least : count > 0)
  }

  @Test(arguments: Breakage.Way.allCases)
  func `among many sections too`(way: Breakage.Way) throws {
    let document = try Surroundings.asWritten.document()
    let breakages = BreakageSite.all(in: document).compactMap { Breakage(way, $0, in: document) }
    for (number, breakage) in breakages.enumerated() where number % 25 == 0 {
      expectOneDiagnostic(breakage, .asWritten)
    }
  }

  /// The prices of the screen are in a currency that the folder has.
  private static func check(_ text: [UInt8]) -> ContentReport {
    ContentPipeline.check(text, settings: "<key>currency</key><string>USD</string>")
  }

  private func expectOneDiagnostic(_ breakage: Breakage, _ surroundings: Surroundings) {
    let report = Self.check(surroundings.encoding.encode(breakage.text))
    let faults = report.diagnostics.faults
    #expect(
      faults.map(\.place.range) == breakage.expectedRanges,
      "\(breakage.testDescription): \(faults.map(\.message))")
  }

  @Test func `the columns of a fault after wide characters count characters`() throws {
    let text = try Surroundings.wideCharactersInFront.text()
      .replacing("<string>Help</string>", with: "<string></string>")
    let report = ContentPipeline.check(text)
    let fault = try #require(report.diagnostics.faults.first)
    let range = try #require(fault.place.range)
    let location = LineTable(Array(text.utf8)).location(at: range.start)
    // Five tabs, `<!-- 한글 👩‍👩‍👧 -->` with its thirteen characters, and the next one.
    #expect(location == TextLocation(line: 159, column: 19))
  }
}
