import MarqueeDiagnostics
import TestSupport
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// The edits between two texts.
@Suite struct TextChangesTests {
  private func edits(_ old: String, _ new: String) -> [String] {
    TextChanges(from: Array(old.utf8), to: Array(new.utf8)).edits.map { edit in
      "\(edit.range.start)-\(edit.range.end):\(String(decoding: edit.replacement, as: UTF8.self))"
    }
  }

  @Test func `only what differs is replaced`() {
    #expect(edits("a b", "a b") == [])
    #expect(edits("<a> <b>", "<a>\n<b>") == ["3-4:\n"])
    #expect(edits("<a><b>", "<a>\n\t<b>") == ["3-3:\n\t"])
    #expect(edits("<a>one</a><b/>", "<a>two</a><b/>") == ["3-6:two"])
    #expect(edits("<a>x</a> <b/>", "<b/>") == ["0-9:"])
    #expect(edits("", "x") == ["0-0:x"])
    #expect(edits("x", "") == ["0-1:"])
  }

  @Test func `characters are replaced as a whole`() {
    // é is C3 A9, and ê is C3 AA.
    #expect(edits("aéb", "aêb") == ["1-3:ê"])
  }

  @Test(arguments: (0..<300).sample(oneIn: 5))
  func `the edits of any two texts give the second`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let words = [
      "<dict>", "</dict>", " ", "\n", "\t", "<key>é</key>", "ê", "x", "<!-- -->", "\r\n",
    ]
    func text() -> [UInt8] {
      let count = Int.random(in: 0..<30, using: &random)
      return (0..<count).flatMap { _ in
        Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
      }
    }
    let (old, new) = (text(), text())
    let edits = TextChanges(from: old, to: new).edits
    #expect(TextEdit.apply(edits, to: old) == new)
    for (edit, next) in zip(edits, edits.dropFirst()) {
      #expect(edit.range.end < next.range.start)
    }
    for edit in edits {
      #expect(String(validating: edit.replacement, as: UTF8.self) != nil)
    }
  }
}
