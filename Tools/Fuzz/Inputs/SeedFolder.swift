import Foundation

/// A folder of files that inputs are made from.
struct SeedFolder {
  /// Larger files would take most of a run's time.
  static let maximumByteCount = 64 << 10

  let path: String

  /// The contents of all files below the folder with some extensions, in the order of their paths;
  /// empty if the folder does not exist.
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

  /// The elements of all JSON files that contain an array, each as a separate text.
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
