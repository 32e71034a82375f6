#if DEBUG
  import Foundation
  import MarqueeScreen
  import MarqueeSources
  import TestSupport
  import Testing

  /// An author who edits a screen that a phone follows.
  @Suite(.enabled(if: Python.isPresent, Comment(rawValue: Python.reason)))
  struct UpdateTests {
    @Test(.timeLimit(.minutes(10)))
    func `an edit is shown, and nothing else is`() async throws {
      let server = try ScriptedServer()
      try await server.put(ScreenText.json("1"), at: "files/Home.json")
      let source = HTTPSource<ScreenName>(try server.url.appending(path: "files"))
      var texts: [String?] = []
      var failures: [ScreenSourceError?] = []
      for await loaded in source.updates(of: "Home", every: .milliseconds(50)) {
        texts.append(loaded.screen.text)
        failures.append(loaded.failure)
        switch texts.count {
        case 1:
          // Long enough for several answers that nothing has changed.
          try await Task.sleep(for: .milliseconds(500))
          try await server.put(ScreenText.json("2"), at: "files/Home.json")
        case 2: try await server.put("<half", at: "files/Home.json")
        case 3: try await server.put(ScreenText.json("3"), at: "files/Home.json")
        default: break
        }
        if texts.count == 4 { break }
      }
      #expect(texts == ["1", "2", "2", "3"])
      #expect(failures.map { $0 == nil } == [true, true, false, true])
      let conditional = try await server.requests(below: "files").filter {
        $0.contains("If-None-Match")
      }
      #expect(conditional.count >= 3)
    }

    /// Python's own server has dates and no tags, and two edits may have one date.
    @Test(.timeLimit(.minutes(10)))
    func `a folder that a static server serves is followed`() async throws {
      let folder = try TemporaryFolder()
      try folder.write(ScreenText.json("0"), to: "Home.json")
      let server = try StaticServer(folder.url)
      let source = HTTPSource<ScreenName>(server.url)
      var edit = 0
      for await loaded in source.updates(of: "Home", every: .milliseconds(100)) {
        // An answer may have been sent while the file was written.
        guard loaded.failure == nil, loaded.screen.text == "\(edit)" else { continue }
        edit += 1
        if edit == 6 { break }
        // An old date is trusted, and the next edit has another one.
        if edit == 3 { _ = try folder.age("Home.json") }
        if edit == 4 { try await Task.sleep(for: .milliseconds(500)) }
        try folder.write(ScreenText.json("\(edit)"), to: "Home.json")
      }
      #expect(edit == 6)
    }

    @Test(.timeLimit(.minutes(10)))
    func `a reader that has stopped sends no more requests`() async throws {
      let server = try ScriptedServer()
      let source = HTTPSource<ScreenName>(try server.url)
      let task = Task {
        for await _ in source.updates(of: "ok", every: .milliseconds(10)) {}
      }
      while try await server.requests(below: "ok").count < 3 {}
      task.cancel()
      await task.value
      // One request may be on its way. Continued polling would send a hundred.
      var count: Int
      repeat {
        count = try await server.requests(below: "ok").count
        try await Task.sleep(for: .seconds(1))
      } while try await server.requests(below: "ok").count != count
    }
  }
#endif
