import Foundation

/// The JSON of deleted or renamed screens, in the plugin's own folder.
///
/// SwiftPM's own build system keeps a resource in the bundle when no command produces it any
/// longer. So these files are emptied and stay outputs: until the next clean build, the bundle
/// contains an empty file instead of an outdated screen.
struct GoneScreens {
  /// The emptied files.
  let files: [URL]

  /// Empties each JSON file in a folder that is not an output.
  init(in folder: URL, besides outputs: [URL]) {
    let current = Set(outputs.map(\.standardizedFileURL.path))
    // A disk that ignores case has one file for 'Home' and 'home', which may be listed as the
    // other.
    let currentFiles = Set(outputs.compactMap(Self.number))
    files = Self.jsonFiles(of: folder).filter { file in
      !current.contains(file.standardizedFileURL.path)
        && Self.number(of: file).map(currentFiles.contains) != true
    }
    for file in files where (try? Data(contentsOf: file))?.isEmpty == false {
      // A file that cannot be emptied keeps its outdated content, as it would without this.
      try? Data().write(to: file)
    }
  }

  /// The number that a disk gives to a file; `nil` if there is none.
  private static func number(of file: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.systemFileNumber] as? NSNumber)?.intValue
  }

  /// The JSON of screens, in the folder itself and in language folders.
  private static func jsonFiles(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [URL] in
      let url = folder.appending(path: name)
      if name.hasSuffix(".lproj") { return jsonFiles(of: url) }
      return name.hasSuffix(".json") && !name.hasPrefix(".") ? [url] : []
    }
  }
}
