import MarqueePlatform

extension OpenFolder {
  /// Makes a link below this folder; missing folders are created.
  ///
  /// - Parameters:
  ///   - target: The bytes of the link. If no link can have them, a file with them is written,
  ///     which leads nowhere either.
  ///   - inside: The link's path inside this folder.
  package func writeLink(to target: [UInt8], at inside: String) throws(FileError) {
    guard !target.isEmpty, !target.contains(0), target.count < Int(PATH_MAX) else {
      try write(target, to: inside)
      return
    }
    let (folder, name) = try place(of: inside, makingFolders: true)
    let text = target.map(CChar.init(bitPattern:)) + [0]
    guard unsafe symlinkat(text, folder.descriptor, name) == 0 else {
      throw .ofSystem(path(of: inside), failing: "it cannot be written")
    }
  }

  /// The bytes of a link in this folder; `nil` for anything else.
  package func link(_ name: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlinkat(descriptor, name, &buffer, buffer.count)
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
