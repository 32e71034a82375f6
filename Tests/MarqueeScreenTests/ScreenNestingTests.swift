import Foundation
import MarqueeScreen
import Testing

/// JSON from a server, whose layouts are nested without end.
@Suite struct ScreenNestingTests {
  /// A screen without sections, and a layout with groups in groups.
  private func json(depth: Int) -> Data {
    let size = #""width":{"fractionalWidth":1},"height":{"absolute":1}"#
    let group =
      String(repeating: "{\(size),\"subitems\":[", count: depth) + "{\(size)}"
      + String(repeating: "]}", count: depth)
    return Data(
      "{\"formatVersion\":1,\"sections\":[],\"layouts\":{\"a\":{\"group\":\(group)}}}".utf8)
  }

  @Test func `groups are nested up to the limit, and written again`() throws {
    let screen = try Screen(json: json(depth: 16))
    #expect(try Screen(json: Data(screen.json())) == screen)
  }

  @Test(arguments: [17, 150, 2000])
  func `deeper groups are refused on a thread with a small stack`(depth: Int) {
    let json = json(depth: depth)
    let done = DispatchSemaphore(value: 0)
    // Secondary threads of Apple's systems have 512 KiB.
    let thread = Thread {
      #expect(throws: DecodingError.self) { try Screen(json: json) }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }
}
