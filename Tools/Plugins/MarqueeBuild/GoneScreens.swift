import Foundation

/// The JSON of screens that were removed or renamed, in the plugin's own folder.
///
/// SwiftPM's own build system leaves a resource in the bundle when no command makes it any longer. So
/// what is left is emptied, and stays an output: the bundle then holds an empty file in place of a
/// screen that nobody publishes, until the next clean build.
struct GoneScreens {
  /// The files, which are empty now.
  let files: [URL]

  /// Empties each JSON file of a folder that is not an output.
  init(in folder: URL, besides outputs: [URL]) {
    let current = Set(outputs.map(\.standardizedFileURL.path))
    files = Self.jsonFiles(of: folder).filter { !current.contains($0.standardizedFileURL.path) }
    for file in files where (try? Data(contentsOf: file))?.isEmpty == false {
      // What cannot be emptied is older content, as it would be without this.
      try? Data().write(to: file)
    }
  }

  /// The JSON of screens, in the folder itself and in the folders of languages.
  private static func jsonFiles(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [URL] in
      let url = folder.appending(path: name)
      if name.hasSuffix(".lproj") { return jsonFiles(of: url) }
      return name.hasSuffix(".json") && !name.hasPrefix(".") ? [url] : []
    }
  }
}
