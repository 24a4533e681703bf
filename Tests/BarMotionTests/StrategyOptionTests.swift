import BarModel
import BarMotion
import Testing

@Suite("Options of strategies")
struct StrategyOptionTests {
  @Test(
    "every option of the contract is read",
    arguments: [
      "fakeBar:backdrop=page:contents=snapshot:copies=barStyle+alpha:paintsContainer=#FFF:similar=equal:unset=inherit",
      "fakeBar:preset=KM", "fakeBar:preset=HBD:similar=never", "fakeBar:paintsContainer=systemBackground",
      "crossFade:preset=WR", "crossFade:clock=page", "crossFade:clock=0.3:premultiplied=false",
      "ownContainer:keepsSystemBar=true:largeTitleInset=10", "perPageBar", "sharedBar",
    ])
  func known(label: String) throws {
    let strategy = try StrategyList.make(try #require(StrategyChoice(label: label)))
    #expect(strategy.label == label)
  }

  @Test(
    "a value that an option does not have is refused with those that it has",
    arguments: [
      ("fakeBar:preset=XX", "\"XX\" is no value of preset; use KM or HBD"),
      ("fakeBar:copies=barStyle+colour", "\"colour\" is no value of copies; use barStyle, translucent,"),
      ("fakeBar:similar=same", "use never, equal, imageBytes or averageColour"),
      ("fakeBar:paintsContainer=reddish", "use a hex colour such as #FFFFFF, a system colour, or clear"),
      ("crossFade:clock=fast", "use page or a number of seconds from 0 to 600"),
      ("crossFade:premultiplied=1", "use true or false"),
      ("ownContainer:largeTitleInset=5000", "use a number from -1000 to 1000"),
      ("crossFade:preset=KM", "\"KM\" is no value of preset; use WR"),
      ("perPageBar:preset=KM", "perPageBar has no option \"preset\""),
    ])
  func refused(label: String, message: String) throws {
    let choice = try #require(StrategyChoice(label: label))
    do throws(StrategyError) {
      _ = try StrategyList.make(choice)
      Issue.record("taken")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
