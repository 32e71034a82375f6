import MarqueeOutputs
import Testing

/// The times and versions that a manifest can have.
@Suite struct PublishedVersionTests {
  @Test(arguments: [
    "2026-01-31T12:00:00Z", "2024-02-29T23:59:59Z", "2000-02-29T00:00:00Z", "0001-01-01T00:00:00Z",
  ])
  func `a time is taken as it is`(text: String) {
    #expect(PublishTime(text)?.text == text)
  }

  @Test(arguments: [
    "", "now", "2026-01-31", "2026-01-31T12:00:00", "2026-01-31T12:00:00+01:00",
    "2026-02-29T12:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T12:00:00Z", "2026-13-01T12:00:00Z",
    "2026-00-01T12:00:00Z", "2026-01-00T12:00:00Z", "2026-01-31T24:00:00Z", "2026-01-31T12:60:00Z",
    "2026-01-31T12:00:60Z", "0000-01-01T00:00:00Z", "2026-01-31T12:00:00Z\n", "２026-01-31T12:00:0Z",
  ])
  func `anything but a time in UTC is refused`(text: String) {
    #expect(PublishTime(text) == nil)
  }

  @Test(arguments: ["2", "2.4", "10.0.1", "1.2.3.4", "007"])
  func `a version is one to four numbers`(text: String) {
    #expect(MinimumAppVersion(text)?.text == text)
  }

  @Test(arguments: ["", ".", "2.", ".4", "v2", "2.4b1", "-1", "1.2.3.4.5", "1234567890", "2 .4"])
  func `an invalid version is refused`(text: String) {
    #expect(MinimumAppVersion(text) == nil)
  }
}
