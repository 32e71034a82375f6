import Foundation

/// Files that inputs are made from.
struct SeedFolder {
  /// Larger files would take most of a run's time.
  static let maximumByteCount = 64 << 10

  let path: String

  /// The contents of all files below the folder that have one of some extensions, in the order of
  /// their paths; none if there is no such folder.
  func files(
    _ extensions: Set<String>, upTo limit: Int = Self.maximumByteCount
  ) -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().compactMap { name in
      guard extensions.contains(URL(filePath: name).pathExtension.lowercased()) else { return nil }
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else { return nil }
      return data.count <= limit ? [UInt8](data) : nil
    }
  }

  /// The elements of all JSON files that hold an array, each as a text of its own.
  func jsonElements() -> [[UInt8]] {
    files(["json"], upTo: .max).flatMap { bytes -> [[UInt8]] in
      let array = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [Any]
      return (array ?? []).compactMap { element in
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
        return (try? JSONSerialization.data(withJSONObject: element, options: options))
          .map { [UInt8]($0) }
      }
    }
  }
}
