import Dispatch
import MarqueePlatform
import Synchronization

/// A number of threads that work at once.
///
/// The output never depends on their number: results are in the order of their inputs. The caller
/// waits, so a function that uses workers is still an ordinary synchronous function.
package struct Workers: Hashable, Sendable {
  /// The number of threads, from 1.
  package let count: Int

  /// Makes a number of workers.
  ///
  /// - Parameter count: The number of threads; less than 1 counts as 1.
  package init(count: Int) {
    self.count = max(1, count)
  }

  package static var processorCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// A single thread: the caller's own.
  package static let one = Workers(count: 1)

  package static var all: Workers { Workers(count: processorCount) }

  /// Transforms each element, several at once.
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

  /// Transforms each element, several at once, and keeps no element longer than its turn.
  ///
  /// - Parameters:
  ///   - elements: The elements; pass the only copy.
  ///   - transform: Transforms one element, and may release parts of it; it may run on any thread.
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

  /// Transforms each element, one run of elements at a time.
  ///
  /// Use it for elements that are too small for a turn each.
  ///
  /// - Parameters:
  ///   - runLength: The number of elements in a run, from 1.
  ///   - transform: Transforms one element; it may run on any thread.
  /// - Returns: The results in the order of the elements.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], inRunsOf runLength: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // A single thread writes the results in place, without runs to join.
    guard count > 1 else { return elements.map(transform) }
    return mapRuns(of: elements.count, inRunsOf: runLength) { run in elements[run].map(transform) }
      .flatMap(\.self)
  }

  /// Transforms runs of positions.
  ///
  /// - Parameters:
  ///   - count: The number of positions, which start at 0.
  ///   - runLength: The number of positions in a run, from 1; the last run may be shorter.
  ///   - transform: Transforms one run; it may run on any thread.
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
      // Elements differ in size, so each thread takes the next one as soon as it is free.
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
