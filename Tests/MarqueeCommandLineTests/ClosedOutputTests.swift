import Foundation
import MarqueeOutputs
import Synchronization
import TestSupport
import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

/// Commands that wait for changes after their output was closed.
@Suite struct ClosedOutputTests {
  @Test func `a command ends when its output is closed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    let fault = Mutex<OutputFault?>(nil)
    let pipe = Pipe()
    let output = OutputPipe(pipe.fileHandleForWriting.fileDescriptor) {
      fault.withLock { $0 = .closed }
    }
    var console = Console(write: { _ in }, writeError: { _ in })
    console.outputFault = { fault.withLock { $0 } }
    console.outputPipe = output
    try pipe.fileHandleForReading.close()
    var watch = ContentWatch([folder.path("Content")])
    let isWaiting = console.waitForChange(&watch)
    #expect(!isWaiting)
    #expect(console.outputFault() == .closed)
  }
}
