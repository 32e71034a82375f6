#if os(Linux)
  import MarqueeCompiler

  /// Volumes whose files others can change without this system noticing: network file systems, and
  /// those of programs and virtual machines.
  enum SharedVolumes {
    private static let names: Set<Substring> = [
      "9p", "afs", "ceph", "cifs", "coda", "gfs2", "lustre", "nfs", "nfs4", "ocfs2", "prl_fs",
      "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs",
    ]

    /// Whether the system lists a volume as such.
    ///
    /// - Parameter device: The number that the status of a file has.
    static func contains(_ device: UInt64) -> Bool {
      // Without a list, nothing is known about any volume, and most are local.
      guard let list = try? LocalFiles.read("/proc/self/mountinfo") else { return false }
      return contains(device, in: String(decoding: list, as: UTF8.self))
    }

    static func contains(_ device: UInt64, in list: String) -> Bool {
      let major = device >> 8 & 0xfff | device >> 32 & 0xffff_f000
      let minor = device & 0xff | device >> 12 & 0xffff_ff00
      return list.split(separator: "\n").contains { line in
        let words = line.split(separator: " ")
        // The number of optional words before the dash varies.
        guard words.count > 2, words[2] == "\(major):\(minor)",
          let dash = words.firstIndex(of: "-"), dash + 1 < words.count
        else { return false }
        let name = words[dash + 1]
        return names.contains(name) || name.hasPrefix("fuse")
      }
    }
  }
#endif
