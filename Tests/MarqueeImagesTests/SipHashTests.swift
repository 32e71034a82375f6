import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import Testing

@Suite struct SipHashTests {
  /// The bytes 0, 1, 2 … under the key 0, 1 … 15: `vectors_sip128` of the authors' reference.
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"),
    (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"),
    (3, "9c70b60c5267a94e5f33b6b02985ed51"),
    (8, "3b62a9ba6258f5610f83e264f31497b4"),
    (15, "5493e99933b0a8117e08ec0f97cfc3d9"),
  ])
  func `digests are those of the reference`(_ count: Int, _ digest: String) throws {
    let bytes = (0..<UInt8(count)).map(\.self)
    for cut in 0...count {
      var hash = SipHash(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
      hash.add(bytes[..<cut])
      hash.add(bytes[cut...])
      #expect(hash.finished().description == digest)
    }
    #expect(ContentDigest(digest)?.description == digest)
  }

  @Test func `texts hash differently when a character moves from one to the next`() {
    func digest(_ texts: String...) -> ContentDigest {
      var hash = SipHash()
      for text in texts { hash.add(text) }
      return hash.finished()
    }
    #expect(digest("ab", "c") != digest("a", "bc"))
    #expect(digest("", "a") != digest("a", ""))
    #expect(digest("a", "b") == digest("a", "b"))
  }

  @Test(arguments: [
    "", "a3817f04ba25a8e66df67214c755029", "a3817f04ba25a8e66df67214c75502933",
    "+3817f04ba25a8e66df67214c7550293", "a3817f04ba25a8e66df67214c755029g",
  ])
  func `what is no digest is not read as one`(_ text: String) {
    #expect(ContentDigest(text) == nil)
  }
}

extension SipHashTests {
  @Test func `a number is its eight bytes, at any offset`() {
    let number = 0x0102_0304_0506_0708
    let bytes: [UInt8] = [8, 7, 6, 5, 4, 3, 2, 1]
    for count in 0..<9 {
      let front = [UInt8](repeating: 0xAB, count: count)
      var written = SipHash()
      written.add(front[...])
      written.add(number)
      written.add(front[...])
      var plain = SipHash()
      plain.add((front + bytes + front)[...])
      #expect(written.finished() == plain.finished())
    }
  }
}
