import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import Testing

@Suite struct SupportTests {
  // Vectors of the authors, http://www.isthe.com/chongo/src/fnv/test_fnv.c
  @Test(arguments: [
    ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C),
    ("foobar", 0x8594_4171_F739_67E8),
  ])
  func `FNV-1a gives what its authors publish`(text: String, expected: UInt64) {
    var hash = FNV1a()
    hash.add(text)
    #expect(hash.value == expected)
  }

  @Test(arguments: 0...9)
  func `the second part of a sorted list is found by halving`(count: Int) {
    let numbers = Array(0..<count)
    for start in 0...count {
      #expect(numbers.partitioningIndex { $0 >= start } == start)
      #expect(numbers.dropFirst(1).partitioningIndex { $0 >= start } == max(start, min(1, count)))
    }
  }

  @Test func `white space is what each language says`() {
    let all = UInt8.min...UInt8.max
    #expect(all.filter(\.isLineBreak) == [0x0A, 0x0D])
    #expect(all.filter(\.isXMLSpace) == [0x09, 0x0A, 0x0D, 0x20])
    #expect(all.filter(\.isASCIISpace) == [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20])
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `words are listed as in a sentence`(words: [String], expected: String) {
    #expect(EnglishList.join(words, "or") == expected)
  }
}
