import MarqueeCompiler
import MarqueeServer

/// `marquee server`: serves editors.
struct ServerCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "marquee server", summary: "Serve an editor with the Language Server Protocol",
    discussion: """
      Editors start it: it reads requests from standard input and writes answers to standard output \
      until the editor ends it. Tools/Editors shows how Neovim, Emacs and Visual Studio Code are \
      told to.
      """,
    defaults: ServerCommand())

  func run(on console: Console) -> ExitCode {
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
    var hasEnded = false
    while true {
      // Everything that is there is read first: a cancellation may be behind its request.
      while !hasEnded, console.hasInput(.zero) {
        guard let bytes = console.readSome() else {
          hasEnded = true
          break
        }
        buffer.append(bytes)
        do throws(MessageBuffer.Fault) {
          while let message = try buffer.next() {
            server.noteCancellation(in: message)
            waiting.append(message)
          }
        } catch {
          console.printFault(error.message)
          return .errorsFound
        }
      }
      if let message = waiting.popFirst() {
        for answer in server.receive(message) { send(answer, on: console) }
        if let code = server.exitCode { return code == 0 ? .success : .errorsFound }
      } else if hasEnded {
        // An editor says that it ends before it closes the stream.
        return .errorsFound
      } else if server.hasWork {
        // Several edits that arrive together are checked once.
        for message in server.work() { send(message, on: console) }
      } else if !console.hasInput(Self.lookingTime) {
        server.lookAtDisk()
      }
      guard console.outputFault() == nil else { return .ioError }
    }
  }

  /// How often the folders are looked at while the editor is silent.
  private static let lookingTime = Duration.milliseconds(300)

  private func send(_ message: OutgoingMessage, on console: Console) {
    console.write(MessageBuffer.framed(message.bytes))
  }
}
