import Foundation
import TestSupport
import Testing

/// A change of content, in one or more steps, each of which must be noticed.
struct ContentChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The path that is watched.
  let path: String
  /// What is written before.
  let prepare: @Sendable (TemporaryFolder) throws -> Void
  let steps: [@Sendable (TemporaryFolder) throws -> Void]

  private init(
    _ description: String, of path: String = "a/Content",
    after prepare: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in },
    _ steps: [@Sendable (TemporaryFolder) throws -> Void]
  ) {
    testDescription = description
    self.path = path
    self.prepare = { folder in
      try folder.write("a", to: "a/Content/Home.plist")
      // Settings in folders above count up to this one.
      try folder.write("a", to: "a/.git/HEAD")
      try prepare(folder)
    }
    self.steps = steps
  }

  private static func move(_ folder: TemporaryFolder, _ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path(other))
  }

  /// Renames a file onto another one, as editors do.
  private static func replace(_ folder: TemporaryFolder, _ name: String, by other: String) throws {
    try #require(unsafe rename(folder.path(other), folder.path(name)) == 0)
  }

  static let all: [ContentChange] = files + folders + links + settings + singleFiles

  private static let files = [
    ContentChange(
      "a file is written",
      [
        { try $0.write("longer", to: "a/Content/Home.plist") }
      ]),
    ContentChange(
      "a file is created",
      [
        { try $0.write("a", to: "a/Content/Shop.plist") }
      ]),
    ContentChange(
      "a file is removed",
      [
        { try $0.remove("a/Content/Home.plist") }
      ]),
    ContentChange(
      "a file is saved by renaming others",
      [
        { folder in
          try move(folder, "a/Content/Home.plist", to: "a/Content/Home.plist~")
          try folder.write("b", to: "a/Content/Home.plist")
          try folder.remove("a/Content/Home.plist~")
        },
        { folder in
          try folder.write("c", to: "a/Content/.new")
          try replace(folder, "a/Content/Home.plist", by: "a/Content/.new")
        },
      ]),
    ContentChange(
      "a file gets other permissions",
      [
        { folder in
          try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.path("a/Content/Home.plist"))
        }
      ]),
    ContentChange(
      "a file gets another time",
      [
        { _ = try $0.age("a/Content/Home.plist") }
      ]),
    ContentChange(
      "a file is written under another name",
      after: { folder in
        try FileManager.default.linkItem(
          atPath: folder.path("a/Content/Home.plist"), toPath: folder.path("Shared.plist"))
      },
      [
        { try $0.write("longer", to: "Shared.plist") }
      ]),
  ]

  private static let folders = [
    ContentChange(
      "folders are created with files in them",
      [
        { try $0.write("a", to: "a/Content/b/c/d/cat.png") },
        { try $0.write("longer", to: "a/Content/b/c/d/cat.png") },
      ]),
    ContentChange(
      "a folder is moved into the content", after: { try $0.write("a", to: "Other/c/Shop.plist") },
      [
        { try move($0, "Other", to: "a/Content/b") },
        { try $0.write("longer", to: "a/Content/b/c/Shop.plist") },
        { try move($0, "a/Content/b", to: "a/Content/d") },
        { try $0.write("even longer", to: "a/Content/d/c/Shop.plist") },
        { try move($0, "a/Content/d", to: "Other") },
      ]),
    ContentChange(
      "the content is removed and created again",
      [
        { try $0.remove("a/Content") },
        { try $0.write("a", to: "a/Content/Home.plist") },
        { try $0.write("longer", to: "a/Content/Home.plist") },
      ]),
    ContentChange(
      "the content is renamed and renamed back",
      [
        { try move($0, "a/Content", to: "a/Other") },
        { try move($0, "a/Other", to: "a/Content") },
        { try $0.write("longer", to: "a/Content/Home.plist") },
      ]),
    ContentChange(
      "the content is replaced by another folder",
      after: { try $0.write("b", to: "a/Next/Home.plist") },
      [
        { folder in
          try move(folder, "a/Content", to: "a/Last")
          try move(folder, "a/Next", to: "a/Content")
        },
        { try $0.write("longer", to: "a/Content/Home.plist") },
      ]),
    ContentChange(
      "a folder around the content is renamed and renamed back",
      [
        { try move($0, "a", to: "b") },
        { try move($0, "b", to: "a") },
        { try $0.write("longer", to: "a/Content/Home.plist") },
      ]),
    ContentChange(
      "a folder far above the content is renamed and renamed back", of: "x/y/z/Content",
      after: { folder in
        try folder.write("a", to: "x/y/z/Content/Home.plist")
        try folder.write("a", to: "x/y/z/.git/HEAD")
      },
      [
        { try move($0, "x", to: "b") },
        { try move($0, "b", to: "x") },
        { try $0.write("longer", to: "x/y/z/Content/Home.plist") },
      ]),
    ContentChange(
      "all folders around the content are removed and created again",
      [
        { try $0.remove("a") },
        { try $0.write("a", to: "a/Content/Home.plist") },
        { try $0.write("longer", to: "a/Content/Home.plist") },
      ]),
  ]

  private static let links = [
    ContentChange(
      "the content is a link that leads to another folder", of: "Current",
      after: { folder in
        try folder.write("a", to: "Next/Home.plist")
        try folder.link("Current", to: "a/Content")
      },
      [
        { try $0.write("longer", to: "a/Content/Home.plist") },
        { folder in
          try folder.link("New", to: "Next")
          try replace(folder, "Current", by: "New")
        },
        { try $0.write("longer", to: "Next/Home.plist") },
      ]),
    ContentChange(
      "the file of a link is written, in a hidden folder",
      after: { folder in
        try folder.write("a", to: "a/Content/.store/Shop.plist")
        try folder.link("a/Content/Shop.plist", to: ".store/Shop.plist")
      },
      [
        { try $0.write("longer", to: "a/Content/.store/Shop.plist") }
      ]),
    ContentChange(
      "a link leads somewhere at last",
      after: { try $0.link("a/Content/Shop.plist", to: ".store/Shop.plist") },
      [
        { try $0.write("a", to: "a/Content/.store/Shop.plist") },
        { try $0.remove("a/Content/.store") },
      ]),
  ]

  private static let settings = [
    ContentChange(
      "settings above the content are created, written and removed",
      [
        { try $0.write("a", to: "a/Marquee.plist") },
        { try $0.write("longer", to: "a/Marquee.plist") },
        { try $0.remove("a/Marquee.plist") },
      ]),
    ContentChange(
      "settings far above the content are created", of: "a/b/c/Content",
      after: { try $0.write("a", to: "a/b/c/Content/Home.plist") },
      [
        { try $0.write("a", to: "a/Marquee.plist") },
        { try $0.write("a", to: "a/b/Marquee.plist") },
        { try $0.write("longer", to: "a/b/Marquee.plist") },
      ]),
  ]

  private static let singleFiles = [
    ContentChange(
      "a single file is written, removed and created", of: "a/Content/Home.plist",
      [
        { try $0.write("longer", to: "a/Content/Home.plist") },
        { try $0.remove("a/Content/Home.plist") },
        { try $0.write("a", to: "a/Content/Home.plist") },
      ]),
    ContentChange(
      "an image in the folder of a single file's settings is written", of: "a/Content/Home.plist",
      after: { folder in
        try folder.write("a", to: "a/Marquee.plist")
        try folder.write("a", to: "a/Images/cat.png")
      },
      [
        { try $0.write("longer", to: "a/Images/cat.png") },
        { try $0.write("longer", to: "a/Marquee.plist") },
      ]),
    ContentChange(
      "a single file is a link", of: "Home.plist",
      after: { try $0.link("Home.plist", to: "a/Content/Home.plist") },
      [
        { try $0.write("longer", to: "a/Content/Home.plist") }
      ]),
  ]
}
