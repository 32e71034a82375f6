#if os(iOS)
  import UIKit

  /// A change of size without duration, whose animations run when it is finished.
  final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Step] = []
    private var completions: [Step] = []

    init(in view: UIView) {
      containerView = view
    }

    /// Runs what was asked to run along with the change, and then what was to follow it.
    func finish() {
      for step in animations + completions { step(self) }
    }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
      if let animation { animations.append(animation) }
      if let completion { completions.append(completion) }
      return true
    }

    func animateAlongsideTransition(
      in view: UIView?, animation: Step?, completion: Step?
    ) -> Bool {
      animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Step) {}
    func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 1 }
    var completionVelocity: CGFloat { 0 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  }
#endif
