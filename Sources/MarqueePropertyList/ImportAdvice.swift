import MarqueeScreen

/// The command that turns a list of another form into a content folder.
package enum ImportAdvice {
  /// What to do with such a file.
  ///
  /// - Parameter name: The name of the file, as it was given.
  package static func text(for name: String) -> String {
    // A name with other characters would have to be quoted for a shell.
    let isPlain = name.utf8.allSatisfy { byte in
      byte.isASCIILetter || (0x30...0x39).contains(byte) || "._-/".utf8.contains(byte)
    }
    let file = isPlain && !name.hasPrefix("-") ? name : "FILE"
    return "run 'marquee import \(file) -o FOLDER' to make a content folder of it"
  }
}
