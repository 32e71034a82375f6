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
    var server = Server()
    var buffer = MessageBuffer()
    var waiting: [[UInt8]] = []
    while true {
      do throws(MessageBuffer.Fault) {
        while let message = try buffer.next() {
          server.noteCancellation(in: message)
          waiting.append(message)
        }
      } catch {
        console.printFault(error.message)
        return .errorsFound
      }
      if !waiting.isEmpty {
        for message in server.receive(waiting.removeFirst()) { send(message, on: console) }
        if let code = server.exitCode { return code == 0 ? .success : .errorsFound }
        guard console.outputFault() == nil else { return .ioError }
      } else if server.hasWork, !console.hasInput(.zero) {
        for message in server.work() { send(message, on: console) }
        continue
      }
      // A cancellation may be behind the next request.
      guard waiting.isEmpty || console.hasInput(.zero) else { continue }
      guard console.hasInput(Self.lookingTime) else {
        server.lookAtDisk()
        continue
      }
      guard let bytes = console.readSome() else { return .errorsFound }
      buffer.append(bytes)
    }
  }

  /// How often the folders are looked at while the editor is silent.
  private static let lookingTime = Duration.milliseconds(300)

  private func send(_ message: OutgoingMessage, on console: Console) {
    console.write(MessageBuffer.framed(message.bytes))
  }
}
