import MarqueeScreen
import Testing

// How files and changes are looked at is internal.
@testable import MarqueeOutputs

/// Which manifest a channel goes back to.
@Suite struct RollbackPlanTests {
  private static let first = StoredManifest(CatalogManifest(number: 1, screens: []))
  private static let second = StoredManifest(
    CatalogManifest(number: 2, previous: first.digest, screens: []))
  private static let third = StoredManifest(
    CatalogManifest(number: 3, previous: second.digest, screens: []))

  private func fault(_ message: String) -> RollbackPlan.Fault {
    RollbackPlan.Fault(message: message)
  }

  @Test func `all manifests are listed from the last on, the current one once`() {
    let all = [Self.third, Self.second, Self.first]
    let state = ChannelState(current: Self.second, stored: [Self.first, Self.third, Self.second])
    #expect(state.latestFirst == all)
    let unsorted = ChannelState(current: Self.third, stored: [Self.first, Self.second])
    #expect(unsorted.latestFirst == all)
    #expect(ChannelState(current: nil, stored: [Self.first]).latestFirst == [Self.first])
    #expect(!ChannelState().isPublished)
    #expect(ChannelState(isDamaged: true).isPublished)
  }

  @Test func `without a digest it is the one before`() throws {
    let state = ChannelState(current: Self.third, stored: [Self.first, Self.second])
    #expect(try RollbackPlan.target(in: state, of: .staging, to: nil) == Self.second)
    let back = ChannelState(current: Self.second, stored: [Self.first, Self.second, Self.third])
    #expect(try RollbackPlan.target(in: back, of: .staging, to: nil) == Self.first)
  }

  @Test func `a digest or its beginning names any that is kept, also a later one`() throws {
    let state = ChannelState(current: Self.first, stored: [Self.first, Self.second, Self.third])
    #expect(try RollbackPlan.target(in: state, of: .staging, to: Self.third.digest) == Self.third)
    #expect(
      try RollbackPlan.target(in: state, of: .staging, to: String(Self.second.digest.prefix(12)))
        == Self.second)
    #expect(try RollbackPlan.target(in: state, of: .staging, to: Self.first.digest) == Self.first)
  }

  @Test func `a damaged manifest is replaced by one that is named`() throws {
    let state = ChannelState(current: nil, stored: [Self.first])
    #expect(try RollbackPlan.target(in: state, of: .staging, to: Self.first.digest) == Self.first)
  }

  @Test func `what is not there is not guessed`() {
    let state = ChannelState(current: Self.third, stored: [Self.first, Self.second])
    let kept = state.earlier.map(\.digest)
    #expect(kept == [Self.second.digest, Self.first.digest])
    let all = kept.joined(separator: ", ")
    #expect(throws: fault("staging has no manifest 'xyz'; it has \(all)")) {
      try RollbackPlan.target(in: state, of: .staging, to: "xyz")
    }
    #expect(throws: fault("staging has no manifest ''; it has \(all)")) {
      try RollbackPlan.target(in: state, of: .staging, to: "")
    }
    #expect(throws: fault("nothing was published to staging")) {
      try RollbackPlan.target(in: ChannelState(), of: .staging, to: nil)
    }
    #expect(throws: fault("staging shows its first manifest: there is none to go back to")) {
      try RollbackPlan.target(in: ChannelState(current: Self.first), of: .staging, to: nil)
    }
    let forgotten = fault(
      "the manifest before this one, \(Self.second.digest), is no longer kept; '--keep' of "
        + "'marquee publish' says how many are")
    #expect(throws: forgotten) {
      try RollbackPlan.target(
        in: ChannelState(current: Self.third, stored: [Self.first]), of: .staging, to: nil)
    }
  }

  @Test func `a beginning of several digests names none`() {
    // Of 17 digests two begin with the same of 16 digits.
    let all = (1...17).map { StoredManifest(CatalogManifest(number: $0, screens: [])) }
    let state = ChannelState(current: all[0], stored: all)
    let byDigit = Dictionary(grouping: all.map(\.digest)) { String($0.prefix(1)) }
    for (digit, digests) in byDigit where digests.count > 1 {
      let names = digests.sorted().joined(separator: ", ")
      #expect(throws: fault("'\(digit)' is the beginning of several manifests: \(names)")) {
        try RollbackPlan.target(in: state, of: .staging, to: digit)
      }
    }
    #expect(byDigit.values.contains { $0.count > 1 })
  }
}
