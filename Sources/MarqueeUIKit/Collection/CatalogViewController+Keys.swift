#if os(iOS)
  public import UIKit

  extension CatalogViewController {
    /// Command-R loads the screen again, also where nothing can be pulled down.
    public override var keyCommands: [UIKeyCommand]? {
      let key = UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(reloadByKey))
      return (super.keyCommands ?? []) + (configuration.allowsRefresh ? [key] : [])
    }

    @objc private func reloadByKey() { refresh() }
  }
#endif
