import Foundation
import MarqueeCommandLine
import Testing

/// What `marquee build` tells build systems about a content folder.
@Suite struct BuildFilesTests {
  private let folder: URL

  /// Makes a folder with two screens, loose pictures and an asset catalog with a namespace.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)")
    try write("Content/Home.plist", Self.screen(of: ["loose", "Group/inside"]))
    try write("Content/Learn.plist", Self.screen(of: ["loose.png", "absent"]))
    try write("Content/Marquee.plist", Self.propertyList("<dict/>"))
    try write("Content/Images/loose@2x.png", "")
    try write("Content/Images/loose@3x.png", "")
    try write("Content/Images/other.png", "")
    try write(
      "Content/A.xcassets/Group/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try write("Content/A.xcassets/Contents.json", "{}")
    let set = "Content/A.xcassets/Group/inside.imageset"
    try write("\(set)/Contents.json", #"{"images":[{"filename":"i.png","idiom":"universal"}]}"#)
    try write("\(set)/i.png", "")
  }

  private static func propertyList(_ root: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\#(root)</plist>"#
  }

  private static func screen(of pictures: [String]) -> String {
    let items = pictures.map { name in
      "<dict><key>description</key><string>\(name)</string>"
        + "<key>imageName</key><string>\(name)</string></dict>"
    }
    return propertyList(
      "<array><dict><key>sectionType</key><string>grid</string><key>contentItem</key>"
        + "<array>\(items.joined())</array></dict></array>")
  }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// A written file without the folder's own path.
  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .replacing(folder.path, with: "")
  }

  private func run(_ arguments: [String]) -> ExitCode {
    Program.run(arguments, on: Console(write: { _ in }, writeError: { _ in }))
  }

  @Test func `a screen depends on the files of the pictures it names, and on no others`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = run([
      "build", "\(folder.path)/Content", "--output", "\(folder.path)/out",
      "--depfile", "\(folder.path)/out/all.d",
    ])
    let rules = try text("out/all.d").split(separator: "\n/Content/Home.plist:\n")[0]
    #expect(
      rules == """
        /out/Home.json: \\
          /Content/Home.plist \\
          /Content/Marquee.plist \\
          /Content/A.xcassets/Contents.json \\
          /Content/A.xcassets/Group/Contents.json \\
          /Content/A.xcassets/Group/inside.imageset/Contents.json \\
          /Content/A.xcassets/Group/inside.imageset/i.png \\
          /Content/Images/loose@2x.png \\
          /Content/Images/loose@3x.png
        /out/Learn.json: \\
          /Content/Learn.plist \\
          /Content/Marquee.plist \\
          /Content/Images/loose@2x.png \\
          /Content/Images/loose@3x.png
        """)
  }

  @Test func `the lists for Xcode hold every file and folder, and nothing is built`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let code = run([
      "build", "\(folder.path)/Content", "--output", "$(DERIVED_FILE_DIR)",
      "--emit-xcfilelists", "\(folder.path)/lists",
    ])
    #expect(code == .success)
    #expect(
      try text("lists/marquee-inputs.xcfilelist") == """
        /Content/Home.plist
        /Content/Learn.plist
        /Content/Marquee.plist
        /Content/A.xcassets/Contents.json
        /Content/A.xcassets/Group/Contents.json
        /Content/A.xcassets/Group/inside.imageset/Contents.json
        /Content/A.xcassets/Group/inside.imageset/i.png
        /Content/Images/loose@2x.png
        /Content/Images/loose@3x.png
        /Content/Images/other.png
        /Content
        /Content/A.xcassets
        /Content/A.xcassets/Group
        /Content/A.xcassets/Group/inside.imageset
        /Content/Images

        """)
    #expect(
      try text("lists/marquee-outputs.xcfilelist")
        == "$(DERIVED_FILE_DIR)/Home.json\n$(DERIVED_FILE_DIR)/Learn.json\n")
  }
}
