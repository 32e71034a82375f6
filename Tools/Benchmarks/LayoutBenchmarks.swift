import MarqueeCells
import MarqueeScreen
import MarqueeSolver

private let phone = LayoutEnvironment(
  containerSize: LayoutExtent(width: 393, height: 852), scale: 3)

private func grid() -> LayoutSection {
  LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.25)),
      subitem: .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))),
      count: 4, interItemSpacing: .fixed(8)),
    interGroupSpacing: 8)
}

private func list() -> LayoutSection {
  let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
  return LayoutSection(group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]))
}

/// Solves a layout and visits all frames; the sum keeps the compiler from removing the work.
private func allFrames(_ section: LayoutSection, itemCounts: [Int]) -> Int {
  let solved = LayoutSolver(CompositionalLayout(section: section), environment: phone)
    .solve(itemCounts: itemCounts)
  var count = 0
  var sum = 0.0
  for element in solved.elements {
    count += 1
    sum += element.frame.minY
  }
  return sum < 0 ? 0 : count
}

private func oneScreen(_ section: LayoutSection, items: Int) -> Int {
  let solved = LayoutSolver(CompositionalLayout(section: section), environment: phone)
    .solve(itemCounts: [items])
  let middle = solved.contentSize.height / 2
  let screen = LayoutRect(x: 0, y: middle, width: 393, height: 852)
  return solved.elements(in: screen).reduce(into: 0) { count, _ in count += 1 }
}

/// Solves a list of rows with measured heights, and visits all frames.
private func measuredRows(_ count: Int) -> Int {
  var sizes = MeasuredSizes()
  for item in 0..<count {
    sizes[section: 0, item: item] = FittedSize(height: Double(40 + item % 7))
  }
  let layout = CompositionalLayout(section: .list(ListConfiguration(appearance: .plain)))
  let solved = LayoutSolver(layout, environment: phone)
    .solve(itemCounts: [count], measuredSizes: sizes)
  return solved.elements.reduce(into: 0) { count, _ in count += 1 }
}

private let paragraph = String(
  repeating: "A drama about a café in 서울, with subtitles. ", count: 200)

private func textLines() -> Int {
  _ = TextMeasurer(font: TextFont(.body)).measure(paragraph, fitting: 350)
  return paragraph.unicodeScalars.count
}

let layoutBenchmarks = [
  Benchmark(name: "grid-frames", unit: "frames", bound: .milliseconds(100)) {
    allFrames(grid(), itemCounts: Array(repeating: 1000, count: 1000))
  },
  Benchmark(name: "list-frames", unit: "frames", bound: .milliseconds(100)) {
    allFrames(list(), itemCounts: Array(repeating: 1000, count: 1000))
  },
  Benchmark(name: "different-sections", unit: "frames", bound: .milliseconds(100)) {
    allFrames(grid(), itemCounts: (0..<1000).map { 500 + $0 })
  },
  Benchmark(name: "screen-of-ten-million", unit: "frames", bound: .milliseconds(1)) {
    oneScreen(list(), items: 10_000_000)
  },
  Benchmark(name: "screen-of-a-hundred", unit: "frames", bound: .milliseconds(1)) {
    oneScreen(list(), items: 100)
  },
  Benchmark(name: "measured-rows", unit: "frames", bound: .milliseconds(500)) {
    measuredRows(100_000)
  },
  Benchmark(name: "text-lines", unit: "scalars", bound: .milliseconds(20)) {
    textLines()
  },
]
