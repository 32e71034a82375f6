import Foundation
import TestSupport
import Testing

@testable import MarqueeCommandLine

/// Content that is looked at again and again.
@Suite struct ContentWatchTests {
  @Test func `every kind of change is noticed once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    try folder.write("a", to: "Other/Shop.plist")
    var watch = ContentWatch([folder.path("Content"), folder.path("Other/Shop.plist")])
    var looks = [watch.hasChanged()]
    let changes: [() throws -> Void] = [
      { try folder.write("longer", to: "Content/Home.plist") },
      { try folder.write("a", to: "Content/Images/cat.png") },
      { try folder.write("longer", to: "Other/Shop.plist") },
      { try FileManager.default.removeItem(atPath: folder.path("Content/Home.plist")) },
      { try FileManager.default.removeItem(atPath: folder.path("Content")) },
      { try folder.write("a", to: "Content/Home.plist") },
    ]
    for change in changes {
      try change()
      looks += [watch.hasChanged(), watch.hasChanged()]
    }
    #expect(looks == [false] + changes.flatMap { _ in [true, false] })
  }

  @Test func `what is outside is not`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Content/Home.plist")
    var watch = ContentWatch([folder.path("Content")])
    try folder.write("a", to: "Other/Home.plist")
    let isNoticed = watch.hasChanged()
    #expect(!isNoticed)
  }
}
