/// Every object of the format; the schema's `$defs` bear these names. Types refer to objects by name because
/// they refer to each other in circles.
public enum SceneObjectName: String, CaseIterable, Sendable {
  // Files.
  case scene, project, projectDefaults, projectMatrix, matrixExclusion
  // What stands around the pages.
  case traits, insets, fonts, container
  case navigation, navigationAppearance, uniformBack, interactivePop
  // Pages.
  case screen, barHidden, hooks, hook, content, contentImage, scroll, scrollRule, layout
  case item, backItem, barButton, titleViewImage, titleViewText, titleViewSegmented, titleViewSearch
  // Bars.
  case bar, backgroundImages, textAttributes, offset, appearance, buttonAppearance, buttonState
  case white, rgb, p3, styledImage, solidImage, gradientImage
  // What happens.
  case push, pop, wait, popTo, popToRoot, set, insert, popToKind, pushSingle, swipe, backButton
  case setBarHidden, restyle, scrollStep, present, dismiss, traitsStep, interrupt
  // How it is shown.
  case strategy, strategyClock, motion, framesFPS, framesCount, framesAt, framesTimes
  case golden, ignoredRect, ignoredLayer, tolerance, expectation, fault

  public var object: SceneObject {
    switch self {
    case .scene: .scene
    case .project: .project
    case .projectDefaults: .projectDefaults
    case .projectMatrix: .projectMatrix
    case .matrixExclusion: .matrixExclusion
    case .traits: .traits
    case .insets: .insets
    case .fonts: .fonts
    case .container: .container
    case .navigation: .navigation
    case .navigationAppearance: .navigationAppearance
    case .uniformBack: .uniformBack
    case .interactivePop: .interactivePop
    case .screen: .screen
    case .barHidden: .barHidden
    case .hooks: .hooks
    case .hook: .hook
    case .content: .content
    case .contentImage: .contentImage
    case .scroll: .scroll
    case .scrollRule: .scrollRule
    case .layout: .layout
    case .item: .item
    case .backItem: .backItem
    case .barButton: .barButton
    case .titleViewImage: .titleViewImage
    case .titleViewText: .titleViewText
    case .titleViewSegmented: .titleViewSegmented
    case .titleViewSearch: .titleViewSearch
    case .bar: .bar
    case .backgroundImages: .backgroundImages
    case .textAttributes: .textAttributes
    case .offset: .offset
    case .appearance: .appearance
    case .buttonAppearance: .buttonAppearance
    case .buttonState: .buttonState
    case .white: .white
    case .rgb: .rgb
    case .p3: .p3
    case .styledImage: .styledImage
    case .solidImage: .solidImage
    case .gradientImage: .gradientImage
    case .push: .push
    case .pop: .pop
    case .wait: .wait
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .set: .set
    case .insert: .insert
    case .popToKind: .popToKind
    case .pushSingle: .pushSingle
    case .swipe: .swipe
    case .backButton: .backButton
    case .setBarHidden: .setBarHidden
    case .restyle: .restyle
    case .scrollStep: .scrollStep
    case .present: .present
    case .dismiss: .dismiss
    case .traitsStep: .traitsStep
    case .interrupt: .interrupt
    case .strategy: .strategy
    case .strategyClock: .strategyClock
    case .motion: .motion
    case .framesFPS: .framesFPS
    case .framesCount: .framesCount
    case .framesAt: .framesAt
    case .framesTimes: .framesTimes
    case .golden: .golden
    case .ignoredRect: .ignoredRect
    case .ignoredLayer: .ignoredLayer
    case .tolerance: .tolerance
    case .expectation: .expectation
    case .fault: .fault
    }
  }
}
