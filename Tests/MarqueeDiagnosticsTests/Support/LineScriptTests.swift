import MarqueeCatalog
import MarqueeDiagnostics
import TestSupport
import Testing

@Suite struct LineScriptTests {
  /// A script as text: a line for each step, with its sign before its line.
  private func script(_ old: String, _ new: String) -> String {
    let oldLines = lines(old)
    let newLines = lines(new)
    return LineScript(from: oldLines, to: newLines).steps.map { step in
      switch step {
      case .kept(let index, _): " " + String(decoding: oldLines[index], as: UTF8.self)
      case .removed(let index): "-" + String(decoding: oldLines[index], as: UTF8.self)
      case .added(let index): "+" + String(decoding: newLines[index], as: UTF8.self)
      }
    }.joined(separator: ",")
  }

  /// A line for each character.
  private func lines(_ text: String) -> [LineScript.Line] { text.utf8.map { [$0][...] } }

  @Test(
    arguments: [
      ("", "", ""), ("abc", "abc", " a, b, c"), ("", "ab", "+a,+b"), ("ab", "", "-a,-b"),
      ("abc", "axc", " a,-b,+x, c"), ("abcd", "bcde", "-a, b, c, d,+e"),
      // If two lines change places, one is kept.
      ("ab", "ba", "-a, b,+a"),
      // As many lines as possible are kept if others have moved.
      ("abcde", "eabcd", "+e, a, b, c, d,-e"),
      ("abcdefg", "cabgdef", "+c, a, b,-c,+g, d, e, f,-g"),
      // Only repeated lines: the search finds the one that was removed.
      ("aabbaabb", "aabaabb", " a, a, b,-b, a, a, b, b"),
    ])
  func `lines are kept, removed and added`(old: String, new: String, expected: String) {
    #expect(script(old, new) == expected)
  }

  /// Lines that appear twice are no anchors, so only the search finds the kept lines.
  @Test(arguments: 1...64 as ClosedRange<UInt64>)
  func `of lines that appear often as many as possible are kept`(seed: UInt64) {
    func text(_ bits: UInt64) -> String {
      String((0..<8).map { bits >> UInt64($0) & 1 == 0 ? "a" : "b" })
    }
    // Two texts of eight lines each, well mixed.
    let mixed = seed &* 0x9E37_79B9_7F4A_7C15
    let old = "aab" + text(mixed >> 20) + "baa"
    let new = "bba" + text(mixed >> 40) + "abb"
    let kept = script(old, new).split(separator: ",").count { $0.hasPrefix(" ") }
    #expect(kept == Self.longestCommonCount(Array(old.utf8), Array(new.utf8)))
  }

  /// The length of the longest common subsequence, by the textbook's table.
  private static func longestCommonCount(_ old: [UInt8], _ new: [UInt8]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  /// Each script is followed from the old lines, and must lead to the new ones.
  @Test func `a script leads from one text to the other, however little they share`() {
    var state: UInt64 = 7
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    for round in 0..<300 {
      let letters = UInt64(2 + round % 40)
      let old = (0..<next(200)).map { _ in [UInt8(next(letters))][...] }
      let new = (0..<next(200)).map { _ in [UInt8(next(letters))][...] }
      var followed: [LineScript.Line] = []
      var oldCount = 0
      for step in LineScript(from: old, to: new).steps {
        switch step {
        case .kept(let index, let newIndex):
          #expect(index == oldCount && newIndex == followed.count)
          followed.append(old[index])
          oldCount += 1
        case .removed(let index):
          #expect(index == oldCount)
          oldCount += 1
        case .added(let index):
          #expect(index == followed.count)
          followed.append(new[index])
        }
      }
      #expect(followed == new && oldCount == old.count)
    }
  }

  @Test func `very many lines that all differ are compared`() {
    let count = Sample.size(100_000, quick: 5_000)
    let old = (0..<count).map { number in Array("old \(number % 7)".utf8)[...] }
    let new = (0..<count).map { number in Array("new \(number % 5)".utf8)[...] }
    #expect(LineScript(from: old, to: new).steps.count == 2 * count)
  }
}
