import MarqueeServer
import TestSupport
import Testing

/// Cutting a stream into messages.
@Suite struct MessageBufferTests {
  private func messages(_ stream: [[UInt8]]) throws -> [String] {
    var buffer = MessageBuffer()
    var found: [String] = []
    for part in stream {
      buffer.append(part)
      while let message = try buffer.next() {
        found.append(String(decoding: message, as: UTF8.self))
      }
    }
    return found
  }

  @Test(arguments: 1...60)
  func `messages are whole however the stream is cut`(length: Int) throws {
    let texts = ["{}", "{\"a\":\"ü\"}", "", "{\"jsonrpc\":\"2.0\"}"]
    let stream = texts.flatMap { MessageBuffer.framed(Array($0.utf8)) }
    let parts = stride(from: 0, to: stream.count, by: length).map { start in
      Array(stream[start..<min(start + length, stream.count)])
    }
    #expect(try messages(parts) == texts)
  }

  @Test(arguments: [
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
    "content-length:2\r\n\r\n{}",
    "Content-Type: a\r\nContent-Length:   2\r\n\r\n{}",
  ])
  func `other header fields are skipped`(text: String) throws {
    #expect(try messages([Array(text.utf8)]) == ["{}"])
  }

  @Test(arguments: [
    ("Content-Type: a\r\n\r\n{}", MessageBuffer.Fault.noLength),
    ("Content-Length: -2\r\n\r\n{}", .noLength),
    ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", .noLength),
    ("Content-Length: two\r\n\r\n{}", .noLength),
    ("Content-Length: 1099511627776\r\n\r\n", .longMessage(1_099_511_627_776)),
    ("Content-Length: 99999999999999999999999\r\n\r\n", .longMessage(.max)),
    (String(repeating: "a", count: 5000), .longHeader),
  ])
  func `a stream without a length is refused`(text: String, fault: MessageBuffer.Fault) {
    #expect(throws: fault) { try messages([Array(text.utf8)]) }
  }

  @Test(arguments: (0..<200).sample(oneIn: 5))
  func `random bytes end in messages, silence or a fault`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let words = ["Content-Length: ", "3", "\r\n", "\r\n\r\n", "{}", "\n", ":", "é"]
    var buffer = MessageBuffer()
    for _ in 0..<40 {
      buffer.append(Array(words[Int.random(in: 0..<words.count, using: &random)].utf8))
      var count = 0
      while (try? buffer.next()) != nil, count < 100 { count += 1 }
      #expect(count < 100)
    }
  }
}
