import MarqueeCommandLine
import TestSupport
import Testing

/// The files that `marquee build` writes for build systems.
@Suite struct BuildFilesTests {
  private let folder: TemporaryFolder

  /// Makes a folder with two screens, loose images and an asset catalog with a namespace.
  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "Home.plist": Self.screen(of: ["loose", "Group/inside"]),
      "Learn.plist": Self.screen(of: ["loose.png", "absent"]),
      "Marquee.plist": Self.propertyList("<dict/>"),
      "Images/loose@2x.png": "", "Images/loose@3x.png": "", "Images/other.png": "",
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Group/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/Group/inside.imageset/Contents.json":
        #"{"images":[{"filename":"i.png","idiom":"universal"}]}"#,
      "A.xcassets/Group/inside.imageset/i.png": "",
    ]
    for (name, text) in files { try folder.write(text, to: "Content/\(name)") }
  }

  private static func propertyList(_ root: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\#(root)</plist>"#
  }

  private static func screen(of images: [String]) -> String {
    let items = images.map { name in
      "<dict><key>description</key><string>\(name)</string>"
        + "<key>imageName</key><string>\(name)</string></dict>"
    }
    return propertyList(
      "<array><dict><key>sectionType</key><string>grid</string><key>contentItem</key>"
        + "<array>\(items.joined())</array></dict></array>")
  }

  /// A written file without the folder's own path.
  private func text(_ path: String) throws -> String {
    try folder.text(path).replacing(folder.path, with: "")
  }

  /// The rules of the dependency file, without those for files that may be gone.
  private func dependencyRules() throws -> Substring {
    _ = CommandRun(
      "build", folder.path("Content"), "--output", folder.path("out"),
      "--depfile", folder.path("out/all.d"))
    return try text("out/all.d").split(separator: "\n/Content/Home.plist:\n")[0]
  }

  @Test func `a screen depends on the files of the images it names, and on no others`() throws {
    #expect(
      try dependencyRules() == """
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
        /out/Screens.json: \\
          /Content/Home.plist \\
          /Content/Learn.plist \\
          /Content/Marquee.plist
        """)
  }

  @Test func `each screen depends on all files of the library, which are no screens`() throws {
    for name in ["Items.plist", "Items/More.plist"] {
      try folder.write(Self.propertyList("<dict/>"), to: "Content/\(name)")
    }
    try folder.write(Self.screen(of: []), to: "Content/Home.plist")
    #expect(
      try dependencyRules() == """
        /out/Home.json: \\
          /Content/Home.plist \\
          /Content/Marquee.plist \\
          /Content/Items.plist \\
          /Content/Items/More.plist
        /out/Learn.json: \\
          /Content/Learn.plist \\
          /Content/Marquee.plist \\
          /Content/Items.plist \\
          /Content/Items/More.plist \\
          /Content/Images/loose@2x.png \\
          /Content/Images/loose@3x.png
        /out/Screens.json: \\
          /Content/Home.plist \\
          /Content/Learn.plist \\
          /Content/Marquee.plist \\
          /Content/Items.plist \\
          /Content/Items/More.plist
        """)
  }

  @Test func `the lists for Xcode hold every file and folder, and nothing is built`() throws {
    let run = CommandRun(
      "build", folder.path("Content"), "--output", "$(DERIVED_FILE_DIR)",
      "--emit-xcfilelists", folder.path("lists"))
    #expect(run.exitCode == .success)
    #expect(run.output.isEmpty)
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
        == """
        $(DERIVED_FILE_DIR)/Home.json
        $(DERIVED_FILE_DIR)/Learn.json
        $(DERIVED_FILE_DIR)/Screens.json

        """)
  }

  @Test func `a dependency file that cannot be written is more than an error in content`() throws {
    // A folder of that name is in the way.
    let run = CommandRun(
      "build", folder.path("Content"), "--output", folder.path("out"),
      "--depfile", folder.path("Content"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("'\(folder.path("Content"))'"))
  }
}
