import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// Every reader of bytes from outside, on a thread of 512 KB: an overflow would end the whole test
/// process.
@Suite struct SmallStackTests {
  private static let depths = [17, 100, 150, 1000, Sample.size(20_000, quick: 4_000)]

  @Test(arguments: depths)
  func `nested groups in a screen's JSON are refused`(depth: Int) {
    #expect(
      isRefused(
        #"{"formatVersion":1,"sections":[],"layouts":{"a":{"group":"# + groups(depth) + "}}}"))
  }

  @Test(arguments: depths)
  func `nested groups in a screen's JSON lose no more than their layout`(depth: Int) {
    let json = #"{"formatVersion":1,"sections":[],"layouts":{"a":{"group":"# + groups(depth) + "}}}"
    let lost = SmallStack.run {
      (try? ScreenReading(json: Data(json.utf8)))?.skipped.map(\.part)
    }
    // What is nested deeper than the decoder reads is not JSON.
    #expect((lost ?? nil) == (depth < 200 ? [.layout] : nil))
  }

  @Test func `sixteen nested groups in a screen's JSON are read, and written again`() throws {
    let json = #"{"formatVersion":1,"sections":[],"layouts":{"a":{"group":"# + groups(16) + "}}}"
    let written = SmallStack.run { (try? Screen(json: Data(json.utf8)))?.json() }
    let screen = try #require(written ?? nil)
    #expect(String(decoding: screen, as: UTF8.self).split(separator: "subitems").count == 17)
  }

  @Test(arguments: depths, ["[", #"{"a":"#])
  func `values without end in a screen's JSON are refused`(depth: Int, opening: String) {
    #expect(isRefused(String(repeating: opening, count: depth)))
    let whole = nested(opening, depth)
    #expect(isRefused(whole))
    // A key that is not read may hold anything that the decoder accepts.
    _ = isRefused(#"{"formatVersion":1,"sections":[],"layouts":{},"new":"# + whole + "}")
    _ = SmallStack.run { try? ScreenIndex(json: Data(whole.utf8)) }
  }

  @Test(arguments: depths.dropFirst(), PropertyListBomb.allCases)
  func `a nested property list is refused by an app's load`(depth: Int, bomb: PropertyListBomb) {
    let data = Data(bomb.bytes(depth: depth))
    let error = SmallStack.run { () -> String? in
      do {
        _ = try Catalog(propertyList: data)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect((error ?? nil) != nil)
    if depth > 150 { #expect((error ?? nil)?.contains("nested more than 128 deep") == true) }
  }

  @Test(arguments: depths.dropFirst(), PropertyListBomb.allCases)
  func `a nested property list is an error of the pipeline`(depth: Int, bomb: PropertyListBomb) {
    let data = Data(bomb.bytes(depth: depth))
    let report = SmallStack.run { ContentPipeline(propertyList: data).run() }
    #expect(report?.diagnostics.contains { $0.severity == .error } == true)
  }

  @Test(arguments: depths.dropFirst(2), PropertyListBomb.allCases)
  func `nested settings are an error`(depth: Int, bomb: PropertyListBomb) {
    let bytes = bomb.bytes(depth: depth)
    let diagnostics = SmallStack.run {
      SettingsLoad.load(bytes, name: "Marquee.plist").diagnostics
    }
    #expect(diagnostics?.contains { $0.severity == .error } == true)
  }

  @Test(arguments: depths.dropFirst(), ["[", #"{"images":"#])
  func `a nested asset catalog is an error`(depth: Int, opening: String) {
    let text = nested(opening, depth)
    let error = SmallStack.run { () -> JSONFault? in
      do throws(JSONFault) {
        _ = try JSONReader.read(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect((error ?? nil)?.kind == .nestedTooDeeply)
  }

  @Test func `authored groups nested in a property list are an error in every depth`() {
    for depth in [17, 40, 60, 1000] {
      let text =
        "<plist version=\"1.0\"><dict><key>sections</key><array/><key>layouts</key><dict><key>a</key>"
        + "<dict><key>group</key>"
        + String(
          repeating: "<dict><key>width</key><dict><key>absolute</key><real>1</real></dict>"
            + "<key>height</key><dict><key>absolute</key><real>1</real></dict>"
            + "<key>subitems</key><array>", count: depth)
        + String(repeating: "</array></dict>", count: depth) + "</dict></dict></dict></plist>"
      let report = SmallStack.run { ContentPipeline(propertyList: Data(text.utf8)).run() }
      #expect(report?.diagnostics.contains { $0.severity == .error } == true)
      #expect(
        (SmallStack.run { try? Catalog(propertyList: Data(text.utf8)) } ?? nil) == nil,
        "\(depth)")
    }
  }

  @Test func `the schema is made`() {
    #expect((SmallStack.run { ScreenSchema.json().count } ?? 0) > 0)
  }

  private func isRefused(_ json: String) -> Bool {
    (SmallStack.run { try? Screen(json: Data(json.utf8)) } ?? nil) == nil
  }

  /// A number in the given number of arrays or objects.
  private func nested(_ opening: String, _ depth: Int) -> String {
    String(repeating: opening, count: depth) + "1"
      + String(repeating: opening == "[" ? "]" : "}", count: depth)
  }

  /// The given number of groups inside each other, the innermost one with an item.
  private func groups(_ depth: Int) -> String {
    let size = #""width":{"absolute":1},"height":{"absolute":1}"#
    return String(repeating: "{\(size),\"subitems\":[", count: depth) + "{\(size)}"
      + String(repeating: "]}", count: depth)
  }
}
