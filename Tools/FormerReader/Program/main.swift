import Foundation
import MarqueeScreen

// Reads each file as an app does, and reports what it lost.
var lossCount = 0
for path in CommandLine.arguments.dropFirst() {
  let reading = try ScreenReading(json: Data(contentsOf: URL(fileURLWithPath: path)))
  let itemCount = reading.screen.sections.reduce(0) { $0 + $1.items.count }
  print("\(reading.screen.sections.count) sections and \(itemCount) items of \(path)")
  for part in reading.passedOver { print("  passed over: \(part)") }
  lossCount += reading.passedOver.count
}
exit(lossCount == 0 && CommandLine.arguments.count > 1 ? 0 : 1)
