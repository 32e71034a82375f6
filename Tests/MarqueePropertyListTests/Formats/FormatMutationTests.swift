import MarqueePropertyList
import TestSupport
import Testing

@Suite struct FormatMutationTests {
  private static let binary = BinaryFile(
    [0xD5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [0x51, 0x61], [0x51, 0x62], [0x61, 0xAC, 0x00],
    [0x54] + Array("date".utf8), [0x53, 0x75, 0x69, 0x64], [0xA4, 7, 8, 9, 11],
    BinaryFile.double(0x23, 1.5), [0x12, 0, 1, 2, 3], BinaryFile.double(0x33, 1e9),
    [0x4F, 0x10, 4, 1, 2, 3, 4], [0x5F, 0x10, 0x10] + Array("sixteen letters.".utf8)
  ).bytes

  private static let ascii = Array(
    #"{ "a b" = (1, 'x\"\351', <0aff>, { k; }, ); /* c */ c = "\Uac00 가 🚘"; } // end"#.utf8)

  /// Changes, inserts or removes up to four bytes.
  private func mutated(_ bytes: [UInt8], with generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let offset = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0...5, using: &generator) {
      case 0: bytes.remove(at: offset)
      case 1: bytes.insert(bytes[Int.random(in: bytes.indices, using: &generator)], at: offset)
      case 2: bytes[offset] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      case 3: bytes.removeSubrange(offset...)
      default: bytes[offset] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }

  private func check(_ error: FormatError, _ bytes: [UInt8]) {
    #expect(!error.message.isEmpty)
    #expect((0...bytes.count).contains(error.offset), "\(error) in \(bytes)")
  }

  @Test func `no damage to a binary file does more than refuse it`() {
    var generator = SplitMix64(seed: 1)
    var accepted = 0
    for _ in 0..<4_000 {
      let bytes = mutated(Self.binary, with: &generator)
      do throws(FormatError) {
        let xml = try BinaryPropertyList.xml(from: bytes)
        #expect(String(validating: xml, as: UTF8.self) != nil, "\(bytes)")
        accepted += 1
      } catch {
        check(error, bytes)
      }
    }
    #expect((1..<4_000).contains(accepted))
  }

  @Test func `no damage to an ASCII file does more than refuse it`() {
    var generator = SplitMix64(seed: 2)
    var accepted = 0
    for _ in 0..<4_000 {
      let bytes = mutated(Self.ascii, with: &generator)
      _ = PropertyListFormat.detect(bytes)
      do throws(FormatError) {
        let xml = try ASCIIPropertyList.xml(from: try TextDecoding.utf8(from: bytes).text)
        #expect(String(validating: xml, as: UTF8.self) != nil, "\(bytes)")
        accepted += 1
      } catch {
        check(error, bytes)
      }
    }
    #expect((1..<4_000).contains(accepted))
  }
}
