package enum RuleGroup: String, Hashable, Sendable, CaseIterable {
  case propertyList = "property list"
  case structure
  case text
  case identity
  case library
  case rank
  case screen
  case values
  case images
  case layout
}
