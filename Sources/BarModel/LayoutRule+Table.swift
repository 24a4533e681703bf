/// The rules of bar layout, each with its evidence. "Dump" is a view dump or layout trace published in a repository;
/// what it shows is named by its frames.
extension LayoutRule {
  static let background = LayoutRule(
    "from the screen's top to the row's bottom", .documented,
    "UINavigationBar.h, top attached; dump, iPhone 8")
  static let row = LayoutRule("below the status bar", .documented, "dump, iPhone 8: (0 20; 375 44)")
  static let rowUnderIsland = LayoutRule(
    "5 pt and a pixel above the safe area's end", .measured, "iPhone 14 Pro: 53.67")
  static let rowUnderPrompt = LayoutRule(
    "30 pt further down for the prompt", .documented, "an app's constants: 74 with a prompt")
  static let prompt = LayoutRule("13 pt, centred in the 30 pt above the row", .assumed)

  static let titleCentred = LayoutRule(
    "centred in the bar", .measured, "cm_detail_en_light, tp17_default: within 0.4 pt")
  static let titleAside = LayoutRule(
    "moved aside to stay 8 pt clear of its neighbour", .documented, "dump, iOS 7: moved by as much as needed")
  static let titleCut = LayoutRule("cut to the room between its neighbours, 8 pt clear", .assumed)
  static let titleOffset = LayoutRule("moved by its position adjustment", .documented, "UIBarAppearance")
  static let baseline = LayoutRule(
    "baseline 28 of 44 pt", .measured, "cm_detail_en_light, tp17_default: 28.0 at 17 and 16 pt")
  static let titleView = LayoutRule("in place of the title", .documented, "UINavigationItem.titleView")
  static let titleViewImage = LayoutRule("at the image's size, not clipped by the bar", .assumed)
  static let titleViewSqueezed = LayoutRule(
    "squeezed to the room between its neighbours, its height kept", .assumed, "UIImageView scales to fill")
  static let titleViewLabel = LayoutRule("17 pt regular", .documented, "UILabel's default font")
  static let segments = LayoutRule(
    "as many times the widest segment", .documented, "storyboards: 257 × 32, 103 × 29 up to iOS 12")
  static let searchField = LayoutRule(
    "all the room between its neighbours, 36 pt high", .assumed, "Flutter's 36")

  static let indicator = LayoutRule(
    "8 pt from the edge, centred", .documented, "dump, iPhone 6: (8 11.5; 13 21)")
  static let indicatorWide = LayoutRule(
    "12 pt from the edge, centred", .documented, "dump, iPhone 6 Plus: (12 11.667; 13 21)")
  static let customIndicator = LayoutRule("its own size, where the system's would begin", .assumed)
  static let backLabelAt27 = LayoutRule(
    "6 pt after the indicator", .measured, "gs_yp_iphoneX_back, gs_fd_iphone6_back: 27")
  static let backLabelAt30 = LayoutRule("4.7 pt after the indicator", .measured, "gs_sa_11promax_back: 29.7")
  static let backTitleFits = LayoutRule(
    "the title fits before the bar's title", .documented, "UINavigationItem.BackButtonDisplayMode")
  static let backTitleGeneric = LayoutRule(
    "\"Back\", as the title does not fit or is not asked for", .documented,
    "UINavigationItem.BackButtonDisplayMode")
  static let backTitleNone = LayoutRule(
    "the indicator alone", .documented, "UINavigationItem.BackButtonDisplayMode")
  static let backItem = LayoutRule("from the back item", .documented, "UINavigationItem.backBarButtonItem")
  static let backHidden = LayoutRule("hidden", .documented, "UINavigationItem.hidesBackButton")
  static let backReplaced = LayoutRule(
    "replaced by left items", .documented, "UINavigationItem.leftItemsSupplementBackButton")

  static let margin16 = LayoutRule("content 16 pt from the edge", .measured, "pf12_iphone-x: 16.0")
  static let margin20 = LayoutRule(
    "content 20 pt from the edge of wide bars", .measured, "pf12_iphone-8-land 20.0, pf13_iphone-xr 22.03")
  static let marginInset = LayoutRule(
    "inside the safe area", .measured, "pf13_iphone-x-land: 62.03, 44 more than upright")
  static let afterBackButton = LayoutRule(
    "6 pt after the back button", .documented, "dump, iOS 12: button to 69, leading guide from 75")
  static let buttonGap = LayoutRule(
    "8 pt after its neighbour", .documented, "dump, iOS 11: minimumInterItemSpace 8")
  static let imagePadding = LayoutRule(
    "11 pt of padding beside an image", .documented, "dump, iOS 13: 24 pt image at (11 9.667) in 46 × 44")
  static let imageHeight = LayoutRule(
    "an image's middle a pixel above the row's", .measured,
    "tp17_default: 21.67 of 44; dumps: 9.667 at 3x, 9.5 at 2x")
  static let symbol = LayoutRule(
    "as wide as the symbol's image, centred", .measured,
    "`+` of pf12, pf13, pf17; other symbols by proportion")
  static let minimumTitle = LayoutRule(
    "takes up 38 pt at least", .documented, "dump, iOS 13: 35 pt title in 38 × 21.5")
  static let buttonBaseline = LayoutRule(
    "baseline of the title", .documented, "dump, iOS 13: 20.5 pt label from 12, against 21.5 from 11.5")
  static let buttonCut = LayoutRule("cut to the room that is left", .assumed)
  static let buttonLeftOut = LayoutRule("left out: no room", .assumed)
  static let buttonEmpty = LayoutRule("left out: nothing to show", .assumed)
  static let buttonBackground = LayoutRule("its background reaches 8 pt further, 30 pt high", .assumed)
}
