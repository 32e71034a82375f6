import Foundation
import PackagePlugin

/// The files of a content folder, as `marquee build` finds them.
///
/// The build system skips the command while none of them has changed, so each one is listed.
struct ContentListing {
  private let folder: URL
  private let settings: URL?
  private let baseline: URL?
  /// Paths inside the folder.
  private let screens: [String]
  /// The library's files: inputs without their own output.
  private let library: [String]
  private let images: [String]
  /// Whether the target requests Swift code.
  private let isGenerating: Bool

  /// Lists the first folder named `Content` among some folders; `nil` if there is none.
  init?(in candidates: [URL]) {
    let folders = candidates.map { $0.appending(path: "Content", directoryHint: .isDirectory) }
    guard let folder = folders.first(where: { Self.isFolder($0) }) else { return nil }
    self.folder = folder
    settings = Self.settings(from: folder)
    let files = Self.files(below: folder)
    let propertyLists = files.filter(Self.isPropertyList)
    // Without settings, there is no library.
    let hasSettings = settings != nil
    library = hasSettings ? propertyLists.filter(Self.isOfLibrary) : []
    let filter = ScreenFilter(settings: settings, content: folder)
    // In the content folder, it is listed with the images.
    let inside = folder.standardizedFileURL.path + "/"
    baseline = filter.baseline.flatMap { file in
      file.standardizedFileURL.path.hasPrefix(inside) ? nil : file
    }
    screens = propertyLists.filter { path in
      !(hasSettings && Self.isOfLibrary(path)) && filter.contains(path)
        && ScreenFilter.holdsScreen(folder.appending(path: path))
    }
    images = files.filter { !$0.hasSuffix(".plist") && $0 != Self.markerName }
    isGenerating = files.contains(Self.markerName)
  }

  /// The file in the content folder that requests Swift code.
  ///
  /// It is in that folder because targets exclude the folder, so that no build system warns about
  /// the file.
  private static let markerName = "Marquee.generate"

  /// The commands for a target: one for its screens, and one for Swift code if requested.
  func commands(named target: String, tool: URL, output: URL) -> [Command] {
    [command(named: target, tool: tool, output: output)]
      + (isGenerating ? [generation(named: target, tool: tool, output: output)] : [])
  }

  /// The command that writes types and constants as a source of the target.
  private func generation(named target: String, tool: URL, output: URL) -> Command {
    let file = output.appending(path: "MarqueeContent.swift")
    return .buildCommand(
      displayName: "Generating Swift for the content of \(target)", executable: tool,
      arguments: ["generate", "swift", folder.path, "--output", file.path, "--reporter", "xcode"],
      inputFiles: inputs, outputFiles: [file])
  }

  private var inputs: [URL] {
    (screens + library + images).map { folder.appending(path: $0) }
      + [settings, baseline].compactMap(\.self)
  }

  /// The command that builds all screens in one process.
  ///
  /// Its cache for the next build stays in the output folder, but is not an output, so it never
  /// reaches a bundle.
  private func command(named target: String, tool: URL, output: URL) -> Command {
    let outputs =
      screens.map { output.appending(path: Self.outputName(of: $0)) }
      + [output.appending(path: "Screens.json")]
    return .buildCommand(
      displayName: "Building the screens of \(target)", executable: tool,
      arguments: [
        "build", folder.path, "--flat", "--output", output.path, "--reporter", "xcode",
      ],
      inputFiles: inputs,
      outputFiles: outputs + GoneScreens(in: output, besides: outputs).files)
  }

  /// The name of a screen's JSON: the only folders in bundles are those of languages.
  private static func outputName(of screen: String) -> String {
    let parts = screen.split(separator: "/")
    let name = "\((parts.last ?? "").dropLast(".plist".count)).json"
    let language = parts.dropLast().first { $0.hasSuffix(".lproj") }
    return language.map { "\($0)/\(name)" } ?? name
  }

  private static func isPropertyList(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name.hasSuffix(".plist") else { return false }
    return name != "Marquee.plist" && !ScreenFilter.isOther(path)
      && !parts.dropLast().contains { $0.hasSuffix(".xcassets") }
  }

  private static func isOfLibrary(_ path: String) -> Bool {
    path == "Items.plist" || path.hasPrefix("Items/")
  }

  /// The settings of the folder, or of the nearest folder above it that `marquee` trusts.
  ///
  /// The search ends at the top of the repository, or without one in the folder directly above. It
  /// never goes above the home folder, and trusts only folders and files of this user, the
  /// superuser, and the content folder's owner.
  private static func settings(from content: URL) -> URL? {
    let trusted = [Int(geteuid()), 0] + [owner(of: content.resolvingSymlinksInPath())]
    let home = FileManager.default.homeDirectoryForCurrentUser.resolvingSymlinksInPath().path
    var candidates: [URL] = []
    var folder = content.standardizedFileURL
    var isInRepository = false
    while candidates.isEmpty || trusted.contains(owner(of: folder.resolvingSymlinksInPath())) {
      candidates.append(folder)
      isInRepository = trusted.compactMap(\.self).contains(
        owner(of: folder.appending(path: ".git")))
      guard !isInRepository, folder.resolvingSymlinksInPath().path != home,
        folder.pathComponents.count > 1
      else { break }
      folder = folder.deletingLastPathComponent()
    }
    let found = candidates.prefix(isInRepository ? candidates.count : 2)
      .map { $0.appending(path: "Marquee.plist") }.first { owner(of: $0) != nil }
    guard let found, let owner = owner(of: found) else { return nil }
    let isInContent = found.deletingLastPathComponent() == content.standardizedFileURL
    return isInContent || trusted.contains(owner) ? found : nil
  }

  /// The owner of a file, without following a link; `nil` if nothing is there.
  private static func owner(of url: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.ownerAccountID] as? NSNumber)?.intValue
  }

  /// The files below a folder, except hidden ones, sorted by their bytes.
  private static func files(below folder: URL) -> [String] {
    var found: [String] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      found += isFolder(url) ? files(below: url).map { "\(name)/\($0)" } : [name]
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether there is a folder at a URL; links to folders are not followed, to avoid loops.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
