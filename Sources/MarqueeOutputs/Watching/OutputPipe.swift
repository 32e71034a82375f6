import MarqueePlatform

/// A pipe that standard output goes to.
///
/// A command that waits for a long time prints nothing meanwhile, so no failed write shows that the
/// reader has left.
package struct OutputPipe: Sendable {
  let descriptor: Int32
  /// Records that the reader has left, as a failed write would.
  package let noteClosed: @Sendable () -> Void

  /// Makes a value for a descriptor; `nil` for anything but a pipe or a socket, because only these
  /// have a reader that can leave.
  package init?(_ descriptor: Int32, noteClosed: @escaping @Sendable () -> Void) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0,
      [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    else { return nil }
    self.descriptor = descriptor
    self.noteClosed = noteClosed
  }

  /// Whether the system reports that the reader has left.
  var isClosed: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&waiting, 1, 0) > 0
      && waiting.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
  }
}
