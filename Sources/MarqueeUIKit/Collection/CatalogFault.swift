#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen

  /// A part of a screen that is not shown, because UIKit would end the app.
  public struct CatalogFault: Hashable, Sendable {
    /// The identifier of the section, which is shown without height.
    public let section: ScreenSection.ID
    /// What is wrong with its layout in this view.
    public let reason: LayoutFault.Reason
  }
#endif
