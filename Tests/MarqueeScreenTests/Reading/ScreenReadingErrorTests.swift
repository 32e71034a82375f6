import Foundation
import MarqueeScreen
import Testing

/// The only three faults that make a whole screen unreadable.
@Suite struct ScreenReadingErrorTests {
  @Test(arguments: ["", "{", #"{"formatVersion":1"#, "<plist/>", "{}{}"])
  func `what is not JSON is thrown`(text: String) {
    let error = #expect(throws: ScreenReadingError.self) {
      try ScreenReading(json: Data(text.utf8))
    }
    guard case .notJSON = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.hasPrefix("The data is not JSON") == true)
  }

  @Test(arguments: ["[]", "[{}]", "1", #""screen""#, "null", "true"])
  func `JSON that is not an object is thrown`(text: String) {
    let error = #expect(throws: ScreenReadingError.self) {
      try ScreenReading(json: Data(text.utf8))
    }
    guard case .notAnObject = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a newer format is thrown by both readings`() {
    let data = Data(#"{"formatVersion":2,"sections":"of another form","layouts":{}}"#.utf8)
    let errors = [
      #expect(throws: ScreenReadingError.self) { try ScreenReading(json: data) },
      #expect(throws: ScreenReadingError.self) { try Screen(json: data) },
    ]
    for error in errors {
      #expect(
        error?.description
          == "The screen has format version 2, and this library reads versions up to 1: update the "
          + "app, or build the screen with an older Marquee.")
    }
  }

  @Test func `an object with nothing that is known is an empty screen`() throws {
    let reading = try ScreenReading(json: Data(#"{"sectionsOfTomorrow":[]}"#.utf8))
    #expect(reading.screen.sections.isEmpty)
    #expect(
      reading.skipped.map(\.path.description) == ["formatVersion", "layouts", "sections"])
    #expect(reading.skipped.allSatisfy { $0.reason == .missing && $0.part == .value })
  }
}
