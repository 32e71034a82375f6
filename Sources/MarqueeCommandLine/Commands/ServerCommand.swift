import MarqueeCompiler
import MarqueeServer

/// `marquee server`: serves editors.
struct ServerCommand: RunnableCommand {
  var usesStandardStreams = true

  static let syntax = CommandSyntax(
    "marquee server", summary: "Serve an editor with the Language Server Protocol",
    discussion: """
      Editors start it: it reads requests from standard input and writes answers to standard output \
      until the editor ends it. Tools/Editors configures Neovim, Emacs and Visual Studio Code.
      """,
    defaults: ServerCommand(),
    options: [
      .flag(
        "stdio", sets: \.usesStandardStreams,
        help: "Use standard input and output, as without it; some editors say so"
      ).hidden
    ])

  func run(on console: Console) throws -> ExitCode {
    do throws(FileError) {
      return try TemporaryFiles.withFolder { folder throws(FileError) in
        serve(Server(previewFolder: folder), on: console)
      }
    } catch {
      // Everything but previews works without the folder.
      return serve(Server(), on: console)
    }
  }

  private func serve(_ server: Server, on console: Console) -> ExitCode {
    var server = server
    var buffer = MessageBuffer()
    var waiting: ArraySlice<[UInt8]> = []
    var waitingByteCount = 0
    var hasEnded = false
    var nextLook = ContinuousClock.now + Self.lookingTime
    while true {
      if ContinuousClock.now >= nextLook {
        server.lookAtDisk()
        if server.hasWork { for message in server.work() { send(message, on: console) } }
        nextLook = .now + Self.lookingTime
      }
      // What is there is read first: a cancellation may come after its request.
      while !hasEnded, waiting.count < Self.maximumWaitingCount,
        waitingByteCount < Self.maximumWaitingByteCount, console.hasInput(.zero)
      {
        guard let bytes = console.readSome() else {
          hasEnded = true
          break
        }
        buffer.append(bytes)
        do throws(MessageBuffer.Fault) {
          while let message = try buffer.next() {
            server.noteCancellation(in: message)
            waiting.append(message)
            waitingByteCount += message.count
          }
        } catch {
          console.printFault(error.message)
          return .errorsFound
        }
      }
      if let message = waiting.popFirst() {
        waitingByteCount -= message.count
        for answer in server.receive(message) { send(answer, on: console) }
        if let code = server.exitCode { return code == 0 ? .success : .errorsFound }
      } else if hasEnded {
        // An editor says that it ends before it closes the stream.
        console.printFault("standard input ended before the editor ended the server")
        return .errorsFound
      } else if server.hasWork {
        // Several edits that arrive together are checked once.
        for message in server.work() { send(message, on: console) }
      } else {
        _ = console.hasInput(max(.zero, ContinuousClock.now.duration(to: nextLook)))
      }
      guard console.outputFault() == nil else { return .ioError }
    }
  }

  /// How many messages are read before an answer, so that a client that never pauses gets answers.
  private static let maximumWaitingCount = 1000
  private static let maximumWaitingByteCount = 64 << 20

  /// How often the folders are searched, and at least checked, whether the editor pauses or not.
  private static let lookingTime = Duration.milliseconds(300)

  private func send(_ message: OutgoingMessage, on console: Console) {
    console.printFile(MessageBuffer.framed(message.bytes))
  }
}
