import Synchronization
import Testing

/// The issues that a test's own code records, kept from the test report.
///
/// A test of an expectation looks at them, as a user of the expectation sees them.
final class RecordedIssues: Sendable {
  private let issues = Mutex<[Issue]>([])

  @TaskLocal fileprivate static var current: RecordedIssues?

  /// The issues so far, which the next call does not return again.
  static func take() -> [Issue] {
    current?.issues.withLock { issues in
      defer { issues = [] }
      return issues
    } ?? []
  }

  /// Keeps an issue that was recorded by hand; a failed `#expect` of the test itself is reported.
  fileprivate static func keep(_ issue: Issue) -> Issue? {
    guard let current, case .unconditional = issue.kind else { return issue }
    current.issues.withLock { $0.append(issue) }
    return nil
  }
}

/// Gives a test its own list of issues.
struct RecordedIssuesTrait: TestTrait, TestScoping {
  private let handling = IssueHandlingTrait.compactMapIssues { RecordedIssues.keep($0) }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await RecordedIssues.$current.withValue(RecordedIssues()) {
      try await handling.provideScope(for: test, testCase: testCase, performing: function)
    }
    // Issues that the test did not take are reported after all.
  }
}

extension Trait where Self == RecordedIssuesTrait {
  /// Issues that the test's code records are not reported, but given to the test.
  static var recordsIssues: Self { Self() }
}
