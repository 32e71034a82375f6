package import MarqueeDiagnostics

extension ImageLibrary {
  /// Something in an asset catalog with a name that no image has.
  package enum Namesake: Hashable, Sendable {
    case file(FileEntry, ofSet: String)
    case set(path: String)
  }

  /// Finds what authors may take for images, by their names.
  ///
  /// - Complexity: O(*n*) in the files of asset catalogs.
  package var namesakes: [String: Namesake] {
    var files: [String: (file: FileEntry, set: String)] = [:]
    // Of a name that files of several sets have, it is not known which one is meant.
    var shared: Set<String> = []
    for set in sets where set.origin != .loose {
      for variant in set.variants {
        let name = ImageFileName(variant.file.name).name
        if let known = files[name] {
          if known.set != set.name { shared.insert(name) }
        } else {
          files[name] = (variant.file, set.name)
        }
      }
    }
    return files.filter { !shared.contains($0.key) }.mapValues { .file($0.file, ofSet: $0.set) }
      .merging(otherSets.mapValues { .set(path: $0) }) { _, set in set }
  }

  /// Computes a digest of everything that a name without an image is compared with.
  ///
  /// - Parameter path: Converts a file's path to the form that is hashed.
  package func digestOfNames(_ path: (String) -> String) -> ContentDigest {
    var hash = SipHash()
    for set in sets {
      hash.add(set.name)
      guard set.origin != .loose else { continue }
      for variant in set.variants { hash.add(path(variant.file.path)) }
    }
    for (name, folder) in otherSets.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(path(folder))
    }
    return hash.finished()
  }
}
