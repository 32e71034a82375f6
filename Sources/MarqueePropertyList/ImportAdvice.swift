import MarqueeScreen

/// The command that turns a list of another form into a content folder.
package enum ImportAdvice {
  /// What to do with such a file.
  ///
  /// - Parameter name: The name of the file, as it was given.
  package static func text(for name: String) -> String {
    "run 'marquee import \(word(name, or: "FILE")) -o FOLDER' to make a content folder of it"
  }

  /// A path in a command that a person copies.
  ///
  /// - Parameter placeholder: What stands for a path that would have to be quoted for a shell.
  package static func word(_ path: String, or placeholder: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte.isASCIILetter || (0x30...0x39).contains(byte) || "._-/".utf8.contains(byte)
    }
    return isPlain && !path.hasPrefix("-") ? path : placeholder
  }
}
