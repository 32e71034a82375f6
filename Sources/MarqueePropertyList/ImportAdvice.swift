import MarqueeScreen

/// The command that turns a list of another form into a content folder.
package enum ImportAdvice {
  /// The form of a list that a file's name announces; `nil` for a property list and any other.
  package enum Form {
    case json, commas, tabs

    package init?(ofFile name: String) {
      switch name.split(separator: ".").dropFirst().last?.lowercased() {
      case "json", "jsonl", "ndjson": self = .json
      case "csv": self = .commas
      case "tsv": self = .tabs
      default: return nil
      }
    }
  }

  /// What to do with such a file.
  ///
  /// - Parameter name: The name of the file, as it was given.
  package static func text(for name: String) -> String {
    "run 'marquee import \(word(name, or: "FILE")) -o FOLDER' to make a content folder of it"
  }

  /// A path in a command that a person copies.
  ///
  /// - Parameter placeholder: What stands for a path that a shell would need in quotes, or that is
  ///   too long for a message, which quotes 100 bytes: the longest command takes 25 of them.
  package static func word(_ path: String, or placeholder: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte.isASCIILetter || (0x30...0x39).contains(byte) || "._-/".utf8.contains(byte)
    }
    return isPlain && !path.hasPrefix("-") && path.utf8.count <= 75 ? path : placeholder
  }
}
