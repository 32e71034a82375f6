#if os(Linux)
  import Testing

  @testable import MarqueeOutputs

  /// Volumes on which the system does not notice all changes.
  @Suite struct SharedVolumesTests {
    /// Lines as in the manual page of proc(5).
    private let list = """
      22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw
      36 35 0:45 /mnt1 /mnt2 rw,noatime master:1 propagate_from:2 - nfs4 server:/home rw
      37 35 0:46 / /work rw - fuse.sshfs server:/work rw
      38 35 259:300 / /disk rw - xfs /dev/nvme0n1p300 rw
      39 35 0:47
      """

    @Test func `are those of a network or of a program`() {
      #expect(SharedVolumes.contains(0x2d, in: list))
      #expect(SharedVolumes.contains(0x2e, in: list))
      #expect(!SharedVolumes.contains(0x802, in: list))
    }

    @Test func `are none of those that are not listed, or not completely`() {
      #expect(!SharedVolumes.contains(0x2f, in: list))
      #expect(!SharedVolumes.contains(0x30, in: list))
      #expect(!SharedVolumes.contains(0x2d, in: ""))
    }

    /// The number 259:300 has the low eight bits of 300 at its end, and the others above 259.
    @Test func `have large numbers, too`() {
      let list = list.replacing("xfs", with: "9p")
      #expect(SharedVolumes.contains(0x11_032c, in: list))
      #expect(!SharedVolumes.contains(0x11_032d, in: list))
    }
  }
#endif
