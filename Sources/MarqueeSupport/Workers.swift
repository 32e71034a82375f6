import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many threads work at once.
///
/// What comes out never depends on their number: results are in the order of what they were made
/// from. The caller waits, so that whatever uses workers stays a plain function.
package struct Workers: Hashable, Sendable {
  /// The number of threads, from 1.
  package let count: Int

  /// Makes a number of workers.
  ///
  /// - Parameter count: The number of threads; less than 1 counts as 1.
  package init(count: Int) {
    self.count = max(1, count)
  }

  /// How many processors the machine offers.
  package static var processorCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// One thread: the caller's own.
  package static let one = Workers(count: 1)

  /// One thread for each processor.
  package static var all: Workers { Workers(count: processorCount) }

  /// Turns each element into another value, several at once.
  ///
  /// - Parameter transform: Turns one element; it may run on any thread.
  /// - Returns: The results in the order of the elements.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1, elements.count > 1,
      #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    else { return elements.map(transform) }
    return concurrentMap(elements, transform)
  }

  /// Turns each element into another value, several at once, and keeps no element longer than its turn.
  ///
  /// - Parameters:
  ///   - elements: The elements; pass the only copy.
  ///   - transform: Turns one element, and can let go of parts of it; it may run on any thread.
  /// - Returns: The results in the order of the elements.
  package func map<Element: Sendable, Result: Sendable>(
    taking elements: consuming [Element], _ transform: @Sendable (inout Element) -> Result
  ) -> [Result] {
    guard count > 1, elements.count > 1,
      #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    else {
      var results: [Result] = []
      results.reserveCapacity(elements.count)
      elements.reverse()
      while var element = elements.popLast() { results.append(transform(&element)) }
      return results
    }
    let positions = Array(elements.indices)
    let waiting = Mutex(elements.map(Optional.some))
    elements = []
    let results = concurrentMap(positions) { position -> Result? in
      guard var element = waiting.withLock({ $0[position].take() }) else { return nil }
      return transform(&element)
    }
    return results.compactMap(\.self)
  }

  /// Turns each element into another value, a run of elements at a time.
  ///
  /// For elements that are not worth a turn each.
  ///
  /// - Parameters:
  ///   - runLength: How many elements have one turn, from 1.
  ///   - transform: Turns one element; it may run on any thread.
  /// - Returns: The results in the order of the elements.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], inRunsOf runLength: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // One thread puts the results where they belong at once.
    guard count > 1 else { return elements.map(transform) }
    return mapRuns(of: elements.count, inRunsOf: runLength) { run in elements[run].map(transform) }
      .flatMap(\.self)
  }

  /// Turns runs of positions into values.
  ///
  /// - Parameters:
  ///   - count: How many positions there are, from 0 on.
  ///   - runLength: How many positions a run has, from 1; the last one may have fewer.
  ///   - transform: Turns one run; it may be called on any thread.
  /// - Returns: The results in the order of the runs.
  package func mapRuns<Result: Sendable>(
    of count: Int, inRunsOf runLength: Int, _ transform: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let length = max(1, runLength)
    let runs = stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    return map(runs, transform)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: elements.count))
    DispatchQueue.concurrentPerform(iterations: min(count, elements.count)) { _ in
      // Elements differ in size: whoever is done takes the next one.
      while true {
        let position = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard position < elements.count else { return }
        let result = transform(elements[position])
        results.withLock { $0[position] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
