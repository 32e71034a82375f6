import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `Fixtures/server.py`, which runs as long as this value exists.
///
/// Suites that use it are skipped if there is no `python3`; `.ci/setup` installs it.
final class ScriptedServer: Sendable {
  /// A server for tests that neither stop it nor count requests.
  static let shared = Result { try ScriptedServer() }

  let port: String
  private let process: Process
  private let input = Pipe()

  var url: URL { get throws { try #require(URL(string: "http://127.0.0.1:\(port)")) } }

  /// Starts a server.
  ///
  /// - Parameter port: The port of a server that was stopped; `0` for a free one.
  init(port: String = "0") throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3",
      URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/server.py").path, port,
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    self.process = process
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "Fixtures/server.py does not start")
      line += more
    }
    self.port = String(decoding: line.dropLast(), as: UTF8.self)
  }

  deinit { stop() }

  /// Ends the server and all of its connections immediately.
  func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Puts a file on the server.
  func put(_ text: String, at path: String) async throws {
    var request = URLRequest(url: try url.appending(path: path))
    request.httpMethod = "PUT"
    let (_, response) = try await URLSession.shared.upload(for: request, from: Data(text.utf8))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
  }

  /// The requests for files of a folder until now, with the header fields that matter.
  func requests(below folder: String = "") async throws -> [String] {
    let (data, _) = try await URLSession.shared.data(from: try url.appending(path: "log"))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("GET /\(folder)") || $0.hasPrefix("POST /\(folder)") }
  }
}
