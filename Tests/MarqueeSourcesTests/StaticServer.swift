import Foundation
import Testing

/// Python's server for a folder, which runs as long as this value exists.
final class StaticServer: Sendable {
  let url: URL
  private let process = Process()

  init(_ folder: URL) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // 'Serving HTTP on 127.0.0.1 port 40123 (http://127.0.0.1:40123/) ...'
    var text = ""
    while !text.contains("\n") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "http.server of python3 does not start")
      text += String(decoding: more, as: UTF8.self)
    }
    let address = try #require(text.split { "()".contains($0) }.dropFirst().first)
    url = try #require(URL(string: String(address)))
  }

  deinit {
    // Test threads block other signals, and their child processes do too.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
