import MarqueePlatform

extension OpenFolder {
  /// The names of a folder's entries, in no particular order.
  struct Names {
    /// The names that are valid UTF-8.
    var valid: [String] = []
    /// The bytes of the other names, which a `String` cannot hold.
    var invalid: [[UInt8]] = []
  }

  /// Lists the names of the entries, including hidden ones.
  func names() throws(FileError) -> Names {
    // The listing needs its own descriptor: it closes it, and otherwise would share its position
    // with other listings.
    let own = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { throw .ofSystem(path, failing: "it cannot be read") }
    guard let stream = unsafe fdopendir(own) else {
      let error = FileError.ofSystem(path, failing: "it cannot be read")
      close(own)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names = Names()
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return names }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        // An incomplete listing must not be taken for a complete one.
        guard errno == 0 else { throw .ofSystem(path, failing: "it cannot be read") }
        return names
      }
      // The entry's memory ends after its name, so the structure must not be copied as a whole.
      let name = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      if let text = unsafe String(validatingCString: name) {
        if text != ".", text != ".." { names.valid.append(text) }
      } else {
        let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
        unsafe names.invalid.append([UInt8](bytes))
      }
    }
  }

  /// Whether a name that is not UTF-8 belongs to a folder.
  func isFolder(named name: [UInt8]) -> Bool {
    var status = stat()
    let name = name.map(CChar.init(bitPattern:)) + [0]
    return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }
}
