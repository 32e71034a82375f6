import MarqueeUIKit
import SwiftUI

/// A course shop whose cards differ from the built-in ones: one star, all of the title, the tag at
/// the end.
struct CourseCards: View {
  var body: some View {
    var configuration = CatalogConfiguration()
    configuration.cells.use(Course.self, forSectionsOfType: "courseSwimlane") { course, context in
      VStack(alignment: .leading, spacing: 4) {
        Color(.secondarySystemFill)
          .overlay { AsyncImage(url: course.imageLink.flatMap { URL(string: $0) }) }
          .clipped()
        Text(course.title).font(.caption.bold()).fixedSize(horizontal: false, vertical: true)
        Text(course.author).font(.caption2).foregroundStyle(.secondary)
        HStack(spacing: 4) {
          Text(context.figures.rating(course.rating)).bold()
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          Text(context.figures.countInBrackets(course.reviewCount)).foregroundStyle(.secondary)
        }.font(.caption2)
        Text(context.figures.price(course.price)).font(.caption.bold())
        if let tag = course.tag {
          Text(tag).font(.caption2.bold()).padding(4).background(.yellow.opacity(0.4))
        }
      }
    }
    return CatalogView(.bundle(), of: "Home", configuration: configuration)
  }
}
