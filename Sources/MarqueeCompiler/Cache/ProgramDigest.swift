import MarqueeDiagnostics
import MarqueeImages

#if canImport(MachO)
  import MachO
#endif

/// What distinguishes this program from any other: its version, and a digest of its own bytes.
///
/// The version is not enough: two builds of one version may compile a screen differently.
enum ProgramDigest {
  /// The version and the digest.
  ///
  /// The digest takes some ten milliseconds, so it is remembered with the time of the program.
  ///
  /// - Parameter folder: The folder where it is remembered; an invalid digest there is replaced if
  ///   possible.
  static func text(rememberedIn folder: OpenFolder?) -> String {
    guard let path = programPath, let identity = Disk().status(of: path)?.identity else {
      return Version.current
    }
    let times = "\(identity.modificationTime) \(identity.changeTime)"
    let stamp = "\(identity.byteCount) \(times) \(identity.fileNumber) "
    // A digest that was not remembered, or cannot be read, is computed.
    let remembered = try? folder?.read(fileName).bytes
    if let bytes = remembered, bytes.starts(with: stamp.utf8),
      let digest = ContentDigest(String(decoding: bytes.dropFirst(stamp.utf8.count), as: UTF8.self))
    {
      return "\(Version.current) \(digest)"
    }
    guard let digest = computed else { return Version.current }
    // If it cannot be stored, the next run computes it again; storing screens reports the error.
    _ = try? folder?.write(Array("\(stamp)\(digest)".utf8), to: fileName)
    return "\(Version.current) \(digest)"
  }

  /// The digest of the running program, computed once per run, however many caches are opened.
  ///
  /// A running program can be read unless its permissions are odd; then only the version is used.
  private static let computed = programPath.flatMap { try? Disk().read($0).bytes }
    .map { ContentDigest(of: $0[...]) }

  private static let fileName = "program"

  private static var programPath: String? {
    #if canImport(MachO)
      var count: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &count)
      var path = [CChar](repeating: 0, count: Int(count))
      guard unsafe _NSGetExecutablePath(&path, &count) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
