// Made by `swift run ProbeTemplate`: the classes are those of Sources/ProbeTemplate/Watched.swift,
// and other names stand in UIKitNames.swift.
//
// UIKit's names, all that the stage uses, and the engine that they are taken from. What the stage
// needs beyond UIKit's public API stands in BeyondUIKit.swift. No other file knows which engine it
// is: those who want to play scenes on another UIKit in Swift find in these two all that
// there is to change. Tests/OtherUIKit does so.

import Foundation
import TouchEngine

typealias UIAction = TouchEngine.UIAction
typealias UIApplication = TouchEngine.UIApplication
typealias UIApplicationDelegate = TouchEngine.UIApplicationDelegate
typealias UIButton = TouchEngine.UIButton
typealias UIControl = TouchEngine.UIControl
typealias UIEvent = TouchEngine.UIEvent
typealias UIGestureRecognizer = TouchEngine.UIGestureRecognizer
typealias UIGestureRecognizerDelegate = TouchEngine.UIGestureRecognizerDelegate
typealias UIImageView = TouchEngine.UIImageView
typealias UILabel = TouchEngine.UILabel
typealias UILongPressGestureRecognizer = TouchEngine.UILongPressGestureRecognizer
typealias UIPageControl = TouchEngine.UIPageControl
typealias UIPanGestureRecognizer = TouchEngine.UIPanGestureRecognizer
typealias UIPinchGestureRecognizer = TouchEngine.UIPinchGestureRecognizer
typealias UIPress = TouchEngine.UIPress
typealias UIPressesEvent = TouchEngine.UIPressesEvent
typealias UIRectEdge = TouchEngine.UIRectEdge
typealias UIResponder = TouchEngine.UIResponder
typealias UIRotationGestureRecognizer = TouchEngine.UIRotationGestureRecognizer
typealias UIScreenEdgePanGestureRecognizer = TouchEngine.UIScreenEdgePanGestureRecognizer
typealias UIScrollView = TouchEngine.UIScrollView
typealias UIScrollViewDelegate = TouchEngine.UIScrollViewDelegate
typealias UISegmentedControl = TouchEngine.UISegmentedControl
typealias UISlider = TouchEngine.UISlider
typealias UIStepper = TouchEngine.UIStepper
typealias UISwipeGestureRecognizer = TouchEngine.UISwipeGestureRecognizer
typealias UISwitch = TouchEngine.UISwitch
typealias UITableView = TouchEngine.UITableView
typealias UITableViewCell = TouchEngine.UITableViewCell
typealias UITableViewDataSource = TouchEngine.UITableViewDataSource
typealias UITableViewDelegate = TouchEngine.UITableViewDelegate
typealias UITapGestureRecognizer = TouchEngine.UITapGestureRecognizer
typealias UITextField = TouchEngine.UITextField
typealias UITouch = TouchEngine.UITouch
typealias UIView = TouchEngine.UIView
typealias UIViewController = TouchEngine.UIViewController
typealias UIWindow = TouchEngine.UIWindow
typealias UIWindowScene = TouchEngine.UIWindowScene

// What comes with UIKit.

typealias CGAffineTransform = TouchEngine.CGAffineTransform
typealias CGFloat = Foundation.CGFloat
typealias CGPoint = Foundation.CGPoint
typealias CGRect = Foundation.CGRect
typealias CGSize = Foundation.CGSize
typealias IndexPath = Foundation.IndexPath
typealias Selector = TouchEngine.Selector
typealias TimeInterval = Foundation.TimeInterval
