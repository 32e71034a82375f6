import MarqueeCompiler
import MarqueeScreen

/// The objects of a repository, from one `git cat-file --batch`.
final class GitObjects: Sendable {
  /// The largest file that is read, as on a disk.
  private static let maximumByteCount = 1 << 30

  private let process: Locked<ChildProcess?>

  init(_ git: GitProgram) { process = Locked(git.start(["cat-file", "--batch"])) }

  deinit { process.withLock { _ = $0?.end() } }

  /// The bytes of a file that a revision has at a path.
  func bytes(of object: String, at path: String) throws(FileError) -> [UInt8] {
    let bytes = process.withLock { process in
      Result { () throws(FileError) in
        process?.write("\(object)\n")
        var answer: [UInt8] = []
        while let output = process?.output {
          // 'NAME blob SIZE', a line break, the bytes, and a line break; or 'NAME missing'.
          let header = answer.prefix { $0 != UInt8(ascii: "\n") }
          let words = header.split(separator: UInt8(ascii: " "))
          let count = words.count < 3 ? nil : Int(String(decoding: words[2], as: UTF8.self))
          if answer.count == header.count + 1 + (count.map { $0 + 1 } ?? 0) {
            guard words.count == 3, words[1].elementsEqual("blob".utf8) else { break }
            return Array(answer[(header.count + 1)...].dropLast())
          }
          let more = (count ?? 0) > Self.maximumByteCount ? nil : output.readSome()
          if let more, !more.isEmpty {
            answer += more
            continue
          }
          // Git has failed, or the rest of its answer is not read.
          process?.end()
          process = nil
          if more == nil { throw .tooLarge(path) }
        }
        throw .other(path: path, reason: "its content is not in this repository; fetch it first")
      }
    }
    return try bytes.get()
  }
}
