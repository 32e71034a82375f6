import Foundation
import MarqueeCompiler
import Synchronization
import TestSupport
import Testing

// How a pipe's reader is noticed is internal.
@testable import MarqueeOutputs

/// Waiting for content to change.
@Suite struct ContentWatchTests {
  @Test func `every kind of change is noticed once by a look`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    try folder.write("a", to: "Other/Shop.plist")
    var watch = ContentWatch([folder.path("Content"), folder.path("Other/Shop.plist")])
    var looks = [watch.hasChanged()]
    let changes: [() throws -> Void] = [
      { try folder.write("longer", to: "Content/Home.plist") },
      { try folder.write("a", to: "Content/Images/cat.png") },
      { try folder.write("longer", to: "Other/Shop.plist") },
      { try folder.remove("Content/Home.plist") },
      { try folder.remove("Content") },
      { try folder.write("a", to: "Content/Home.plist") },
    ]
    for change in changes {
      try change()
      looks += [watch.hasChanged(), watch.hasChanged()]
    }
    #expect(looks == [false] + changes.flatMap { _ in [true, false] })
  }

  @Test func `further files are followed, whether they exist or not`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    try folder.write("a", to: "Content/known.json")
    var watch = ContentWatch([folder.path("Content")])
    try folder.write("longer", to: "Content/known.json")
    var looks = [watch.hasChanged()]
    watch.follow([folder.path("Content/known.json"), folder.path("Content/later.json")])
    looks.append(watch.hasChanged())
    try folder.write("a", to: "Content/known.json")
    looks.append(watch.hasChanged())
    try folder.write("a", to: "Content/later.json")
    looks += [watch.hasChanged(), watch.hasChanged()]
    watch.follow([])
    try folder.write("longer", to: "Content/later.json")
    looks.append(watch.hasChanged())
    #expect(looks == [false, false, true, true, false, false])
  }

  @Test func `a change is not lost when other files are followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    var watch = ContentWatch.settled(folder.path("Content"))
    try folder.write("longer", to: "Content/Home.plist")
    watch.follow([folder.path("known.json")])
    let looks = [watch.hasChanged(), watch.hasChanged()]
    #expect(looks == [true, false])
  }

  @Test(arguments: ContentChange.all)
  func `every change ends the waiting once`(change: ContentChange) throws {
    let folder = try TemporaryFolder()
    try change.prepare(folder)
    var watch = ContentWatch.settled(folder.path(change.path))
    for step in change.steps {
      try step(folder)
      #expect(watch.wait(atMost: .seconds(60)) == .change)
      let isLeft = watch.hasChanged()
      #expect(!isLeft)
    }
    #expect(watch.wait(atMost: .milliseconds(40)) == .time)
  }

  @Test func `a file that stays open while it is written is a change each time`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    var watch = ContentWatch.settled(folder.path("Content"))
    let file = try #require(FileHandle(forWritingAtPath: folder.path("Content/Home.plist")))
    for text in ["a", "longer"] {
      try file.write(contentsOf: Array(text.utf8))
      #expect(watch.wait(atMost: .seconds(60)) == .change)
    }
    try file.close()
    #expect(watch.wait(atMost: .milliseconds(40)) == .time)
  }

  @Test func `a file that no run reads is not a change`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    try folder.write("a", to: "Content/.git/HEAD")
    var watch = ContentWatch.settled(folder.path("Content"))
    let writes: [() throws -> Void] = [
      { try folder.write("a", to: "Other/Home.plist") },
      { try folder.write("a", to: "Marquee.plist") },
      { try folder.write("b", to: "Content/.git/HEAD") },
      { try folder.write("a", to: "Content/.Home.plist.swp") },
      { try folder.write("a", to: "Content/Home.plist~") },
      { try folder.write("a", to: "Content/out/Home.json") },
      { _ = try folder.read("Content/Home.plist") },
    ]
    for write in writes {
      try write()
      #expect(watch.wait(atMost: .milliseconds(40)) == .time)
    }
  }

  @Test func `a change while it waits is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    var watch = ContentWatch.settled(folder.path("Content"))
    let start = ContinuousClock.now
    Thread.detachNewThread {
      usleep(100_000)
      _ = try? folder.write("longer", to: "Content/Home.plist")
    }
    #expect(watch.wait(atMost: .seconds(60)) == .change)
    #expect(ContinuousClock.now - start >= .milliseconds(100))
  }

  @Test func `a closed output ends the waiting`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    var watch = ContentWatch.settled(folder.path("Content"))
    let pipe = Pipe()
    let output = OutputPipe(pipe.fileHandleForWriting.fileDescriptor) {}
    #expect(output != nil)
    #expect(watch.wait(atMost: .milliseconds(40), output) == .time)
    try pipe.fileHandleForReading.close()
    #expect(watch.wait(atMost: .seconds(60), output) == .outputClosed)
    #expect(watch.wait(atMost: .seconds(60), output) == .outputClosed)
  }

  @Test func `nothing is lost while folders come and go`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    var watch = ContentWatch([folder.path("Content")])
    let isDone = Mutex(false)
    Thread.detachNewThread {
      // A write that fails because a folder was just removed needs no report.
      for number in 0..<300 {
        _ = try? folder.write("\(number)", to: "Content/\(number % 7)/\(number % 3)/Home.plist")
        if number % 5 == 0 { try? folder.remove("Content/\(number % 4)") }
        if number % 50 == 0 { try? folder.remove("Content") }
      }
      _ = try? folder.write("last", to: "Content/8/9/Home.plist")
      isDone.withLock { $0 = true }
    }
    var isOver = false
    while !isOver {
      isOver = isDone.withLock { $0 }
      while watch.wait(atMost: .milliseconds(50)) == .change {}
    }
    let isLeft = watch.hasChanged()
    #expect(!isLeft)
  }
}

extension ContentWatch {
  /// A watch whose files are so old that their metadata shows every change.
  static func settled(_ path: String) -> ContentWatch {
    usleep(20_000)
    return ContentWatch([path])
  }
}
