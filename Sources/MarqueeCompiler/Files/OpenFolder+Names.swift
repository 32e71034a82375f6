#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFolder {
  /// The names of a folder's entries, in no order.
  struct Names {
    /// Those that are UTF-8, as every name should be.
    var valid: [String] = []
    /// The bytes of the others, which no `String` holds.
    var invalid: [[UInt8]] = []
  }

  /// Lists the names of the entries, hidden ones too.
  func names() throws(FileError) -> Names {
    // The list closes its descriptor, and reads on where another list of this one has got to.
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
        // A list that breaks off would be taken for a whole one.
        guard errno == 0 else { throw .ofSystem(path, failing: "it cannot be read") }
        return names
      }
      // An entry ends after its name, so that it must not be copied as a whole.
      let name = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      if let text = unsafe String(validatingCString: name) {
        if text != ".", text != ".." { names.valid.append(text) }
      } else {
        let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
        unsafe names.invalid.append([UInt8](bytes))
      }
    }
  }

  /// Whether a name that is not UTF-8 is that of a folder.
  func isFolder(named name: [UInt8]) -> Bool {
    var status = stat()
    let name = name.map(CChar.init(bitPattern:)) + [0]
    return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }
}
