package import MarqueeDiagnostics

package enum RuleRegistry {
  /// The rules, by group, in the order of the reference.
  package static let all: [Rule] = [
    // Property list.
    .propertyListSyntax,
    .duplicateKey,
    .xmlNotWellFormed,
    .unreadableFile,
    .passedOverFile,
    .noScreens,
    .conflictingOutput,
    .unknownLanguage,
    .fileOutsideFolder,
    .unusedSuppression,
    .unmatchedSetting,
    .invalidBaseline,
    .unusedBaselineEntry,

    // Structure.
    .unknownSectionType,
    .missingKey,
    .wrongValueType,
    .unknownKey,
    .nestedItem,
    .itemCount,
    .emptySection,
    .unknownLayout,
    .contentModel,

    // Text.
    .emptyText,
    .quotedEmptyText,
    .whiteSpace,
    .controlCharacter,
    .invisibleCharacter,
    .garbledText,
    .escapedText,
    .draftText,
    .headingCount,
    .textTruncated,
    .textOverlaps,
    .partDoesNotFit,
    .placeholderText,
    .conflictingDescription,
    .highlightNotInText,
    .duplicateCategoryTitle,

    // Identity.
    .duplicateID,
    .duplicateItem,
    .duplicateSectionName,
    .conflictingItem,
    .missingTranslation,
    .copiedScreen,

    // Library.
    .unknownItem,
    .queryWithoutResult,
    .overriddenIdentity,
    .unusedItem,

    // Rank.
    .rankSequence,
    .rankOrder,
    .rankLimit,

    // Screen.
    .mainSection,
    .showsNothing,
    .hiddenSectionName,

    // Values.
    .impossibleNumber,
    .pricePrecision,
    .hundredfoldPrice,
    .unknownCurrency,
    .missingCurrency,
    .invalidLink,
    .doubtfulLink,
    .unknownName,
    .invalidColor,
    .fieldConstraint,

    // Images.
    .missingImage,
    .wrongImageName,
    .emptyImageSet,
    .imageNameExtension,
    .imageAndLink,
    .unreadableImage,
    .imageFormatMismatch,
    .unsupportedImageFormat,
    .imageTooSmall,
    .imageTooLarge,
    .imageDistorted,
    .imageColor,
    .animatedImage,
    .missingScale,
    .imageScales,
    .unusedImage,
    .duplicateImage,
    .assetCatalog,

    // Layout.
    .fractionOutOfRange,
    .sectionLaysOutNothing,
    .impossibleLength,
    .layoutDoubtful,
  ]

  private static let byID = Dictionary(
    uniqueKeysWithValues: all.flatMap { rule in
      ([rule.id] + rule.parts).map { ($0, rule) }
    })

  /// The rule with an identifier, or that a rule has become a part of; `nil` if there is none.
  package static subscript(id: RuleIdentifier) -> Rule? { byID[id] }
}
