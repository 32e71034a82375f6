#if canImport(Darwin)
  import Darwin
  import MarqueeCompiler

  /// Reports changes of folders and files, as macOS does.
  ///
  /// The system reports of a folder that its entries have changed, and of a file that its bytes
  /// have. So both are watched, and each needs a descriptor.
  final class KernelQueue {
    private let descriptor: Int32
    private var watched: [String: OpenPlace] = [:]
    private var output: Int32?
    /// Whether its reader has left, which is reported once.
    private var isOutputClosed = false

    /// A folder or a file that is held open for its events.
    private struct OpenPlace {
      let descriptor: Int32
      let device: dev_t
      let number: ino_t
    }

    /// The most places that are watched: the content is read with the same descriptors.
    private let maximumCount: Int

    /// Makes an empty queue; `nil` if the process has too many open files.
    init?() {
      descriptor = kqueue()
      maximumCount = Self.raisedDescriptorCount() / 2
      guard descriptor >= 0 else { return nil }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      for place in watched.values { close(place.descriptor) }
      if descriptor >= 0 { close(descriptor) }
    }

    /// Raises how many files the process may open, and returns the number.
    ///
    /// A shell allows 256, which is less than many catalogs have.
    private static func raisedDescriptorCount() -> Int {
      var limit = rlimit()
      guard unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 0 }
      let raised = rlimit(
        rlim_cur: min(limit.rlim_max, rlim_t(OPEN_MAX)), rlim_max: limit.rlim_max)
      if raised.rlim_cur > limit.rlim_cur, unsafe setrlimit(RLIMIT_NOFILE, [raised]) == 0 {
        limit = raised
      }
      return Int(clamping: limit.rlim_cur)
    }

    /// Watches places from now on, and no others.
    ///
    /// - Returns: Whether all changes in them will be reported. They are not if there are too many,
    ///   nor on a volume that other computers can change.
    func watch(_ places: ContentPlaces) -> Bool {
      let named = places.names.flatMap { folder, names in
        names.map { folder == "." ? $0 : "\(folder)/\($0)" }
      }
      let paths = places.folders.union(places.names.keys).union(places.passages)
        .union(places.files).union(named)
      guard paths.count <= maximumCount else { return false }
      for path in Array(watched.keys) where !paths.contains(path) || !isWatched(path) {
        // Closing it ends its events, too.
        if let place = watched.removeValue(forKey: path) { close(place.descriptor) }
      }
      return paths.allSatisfy { watched[$0] != nil || add($0) }
    }

    private func isWatched(_ path: String) -> Bool {
      var status = stat()
      guard let place = watched[path], unsafe stat(path, &status) == 0 else { return false }
      return place.device == status.st_dev && place.number == status.st_ino
    }

    /// Watches what is at a path.
    ///
    /// - Returns: Whether all its changes will be reported; also `true` if nothing is there.
    private func add(_ path: String) -> Bool {
      // Opening a pipe must not wait for its other end.
      let file = unsafe open(path, O_EVTONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { return errno == ENOENT || errno == ENOTDIR }
      var status = stat()
      var volume = statfs()
      let changes = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_LINK
      let event = unsafe kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(changes), data: 0, udata: nil)
      guard unsafe fstat(file, &status) == 0, unsafe fstatfs(file, &volume) == 0,
        volume.f_flags & UInt32(MNT_LOCAL) != 0,
        unsafe kevent(descriptor, [event], 1, nil, 0, nil) == 0
      else {
        close(file)
        return false
      }
      watched[path] = OpenPlace(
        descriptor: file, device: status.st_dev, number: status.st_ino)
      return true
    }

    /// Waits for an event.
    ///
    /// - Parameters:
    ///   - time: The longest time to wait; `nil` for any time.
    ///   - output: The pipe whose closing also ends the waiting.
    func wait(atMost time: Duration?, _ output: OutputPipe?) -> Waking {
      watch(output)
      let end = time.map { ContinuousClock.now + $0 }
      while true {
        guard output == nil || !isOutputClosed else { return .outputClosed }
        let rest = end.map { ContinuousClock.now.duration(to: $0).wholeMilliseconds }
        let (count, isChange) = events(within: rest)
        if isChange { return .change }
        // A signal that stops and continues the process also ends the waiting.
        if count == 0 || rest == 0, output == nil || !isOutputClosed { return .time }
      }
    }

    /// Removes events from the queue.
    ///
    /// - Parameter milliseconds: The longest time to wait for one; `nil` for any time.
    /// - Returns: How many there were, and whether any of them is of a folder or a file.
    private func events(within milliseconds: Int32?) -> (count: Int32, isChange: Bool) {
      var events: [kevent] = unsafe Array(repeating: kevent(), count: 64)
      let time = milliseconds.map {
        [timespec(tv_sec: Int($0) / 1000, tv_nsec: Int($0) % 1000 * 1_000_000)]
      }
      let count =
        if let time {
          unsafe kevent(descriptor, nil, 0, &events, 64, time)
        } else {
          unsafe kevent(descriptor, nil, 0, &events, 64, nil)
        }
      var isChange = false
      for index in 0..<Int(max(0, count)) {
        let (filter, flags) = unsafe (Int32(events[index].filter), Int32(events[index].flags))
        if filter == EVFILT_VNODE { isChange = true }
        if filter == EVFILT_WRITE, flags & EV_EOF != 0 { isOutputClosed = true }
      }
      return (count, isChange)
    }

    private func watch(_ output: OutputPipe?) {
      guard let pipe = output?.descriptor, self.output != pipe else { return }
      self.output = pipe
      // The pipe also reports each time that it is read, but not that it could be written to.
      let event = unsafe kevent(
        ident: UInt(pipe), filter: Int16(EVFILT_WRITE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: 0, data: 0, udata: nil)
      // Without it, the next failed write shows that the reader has left.
      _ = unsafe kevent(descriptor, [event], 1, nil, 0, nil)
    }
  }
#endif
