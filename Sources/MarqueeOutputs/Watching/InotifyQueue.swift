#if os(Linux)
  import MarqueeCompiler
  import MarqueePlatform

  /// Reports changes in folders, as Linux does.
  final class InotifyQueue {
    private let descriptor: Int32
    /// What counts in each watched folder or file, by the number of its watch.
    private var watched: [Int32: Interest] = [:]
    /// The volumes of watched folders, and whether the system reports all changes on them.
    private var volumes: [UInt64: Bool] = [:]

    /// Which events of a folder count; those of the folder itself always do.
    private struct Interest {
      var includesAllNames = false
      var names: Set<String> = []

      func contains(_ name: String) -> Bool {
        // Hidden files are not content, and editors write some at every key.
        names.contains(name) || includesAllNames && !name.hasPrefix(".")
      }
    }

    /// What can happen to a folder on the way to content.
    ///
    /// Not its permissions: this would also report those of all files in it, of which a folder such
    /// as '/tmp' has many.
    private static let ownEvents = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
    /// What can happen to an entry.
    ///
    /// Links and folders are only created; files are also written, and some programs never close
    /// them.
    private static let events =
      ownEvents
      | UInt32(
        IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM
          | IN_DELETE)

    /// Makes an empty queue; `nil` if the user has too many.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Watches places from now on, and no others.
    ///
    /// - Returns: Whether all changes in them will be reported. They are not if the user watches
    ///   too many folders, nor on a volume that other computers can change.
    func watch(_ places: ContentPlaces) -> Bool {
      var kept: [Int32: Interest] = [:]
      /// Watches what is at a path now, which may have replaced what was watched there before.
      func add(_ path: String, _ interest: Interest, _ events: UInt32) -> AddedWatch {
        // A folder can have several paths, so no events are ever taken from a watch.
        let number = unsafe inotify_add_watch(descriptor, path, events | UInt32(IN_MASK_ADD))
        guard number >= 0 else { return AddedWatch(errno) }
        let isNew = watched[number] == nil && kept[number] == nil
        kept[number, default: Interest()].names.formUnion(interest.names)
        if interest.includesAllNames { kept[number]?.includesAllNames = true }
        return isNew && !reportsAllChanges(path) ? .refused : .made
      }
      for folder in places.folders {
        // A closed folder is opened by a change of its attributes, which the folder around reports.
        let watch = add(folder, Interest(includesAllNames: true), Self.events)
        guard watch != .refused else { return false }
      }
      for (folder, names) in places.names {
        let watch = add(folder, Interest(names: names), Self.events)
        guard watch != .refused, watch != .closed else { return false }
      }
      for path in places.passages {
        // A folder that only its owner may list is renamed only by its owner, and rarely.
        guard add(path, Interest(), Self.ownEvents) != .refused else { return false }
      }
      for file in places.sharedFiles {
        guard add(file, Interest(), Self.events) != .refused else { return false }
      }
      for number in watched.keys where kept[number] == nil { inotify_rm_watch(descriptor, number) }
      watched = kept
      return true
    }

    private enum AddedWatch {
      case made
      /// Nothing is there any more: the next listing shows it.
      case missing
      case closed
      /// There is no free watch, or its events are not complete.
      case refused

      init(_ error: Int32) {
        self =
          switch error {
          case ENOENT, ENOTDIR: .missing
          case EACCES: .closed
          default: .refused
          }
      }
    }

    private func reportsAllChanges(_ path: String) -> Bool {
      guard let volume = FileStatus(ofTarget: path)?.device else { return true }
      if let isReported = volumes[volume] { return isReported }
      let isReported = !SharedVolumes.contains(volume)
      volumes[volume] = isReported
      return isReported
    }

    /// Waits for an event that counts.
    ///
    /// - Parameters:
    ///   - time: The longest time to wait; `nil` for any time.
    ///   - output: The pipe whose closing also ends the waiting.
    func wait(atMost time: Duration?, _ output: OutputPipe?) -> Waking {
      let end = time.map { ContinuousClock.now + $0 }
      while true {
        let rest = end.map { ContinuousClock.now.duration(to: $0).wholeMilliseconds } ?? -1
        var waiting = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          // A negative descriptor is ignored. Errors are reported without asking.
          pollfd(fd: output?.descriptor ?? -1, events: 0, revents: 0),
        ]
        let count = unsafe poll(&waiting, 2, rest)
        if count > 0, OutputPipe.isClosed(waiting[1]) { return .outputClosed }
        if count > 0, hasEvents() { return .change }
        // A signal that stops and continues the process also ends the waiting.
        if count == 0 || rest == 0 { return .time }
      }
    }

    /// Removes all events from the queue.
    ///
    /// - Returns: Whether any of them counts.
    private func hasEvents() -> Bool {
      var counts = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return counts }
        var offset = 0
        while offset < count {
          // The fixed part of an event has four numbers; a name follows, filled up with zeros.
          let number = Int32(bitPattern: Self.word(buffer, at: offset))
          let mask = Self.word(buffer, at: offset + 4)
          let nameCount = Int(Self.word(buffer, at: offset + 12))
          offset += 16
          let name = buffer[offset..<offset + nameCount].prefix { $0 != 0 }
          offset += nameCount
          counts = counts || self.counts(number, mask, name)
        }
      }
    }

    private func counts(_ number: Int32, _ mask: UInt32, _ name: ArraySlice<UInt8>) -> Bool {
      // After an overflow, it is unknown what has happened.
      guard mask & UInt32(IN_Q_OVERFLOW) == 0 else { return true }
      // Some events of a watch arrive after its end.
      guard let interest = watched[number] else { return false }
      return name.isEmpty || interest.contains(String(decoding: name, as: UTF8.self))
    }

    private static func word(_ bytes: [UInt8], at offset: Int) -> UInt32 {
      unsafe bytes.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      }
    }
  }
#endif
