extension SceneryStrings {
  static let english = SceneryStrings(
    locale: "en",
    statusBar: StatusBar(time: "9:41", timeAndDate: "9:41 AM  Mon Jun 3", batteryLevel: "100%"),
    list: List(sections: [
      List.Section(
        header: "Network", titles: ["Airplane Mode", "Wi-Fi", "Mobile Data", "Hotspot"],
        values: [[], ["Studio", "Home"], ["On", "Off"], ["Off", "On"]], footer: ""),
      List.Section(
        header: "Alerts", titles: ["Notifications", "Sounds", "Do Not Disturb", "Screen Time"],
        values: [[], ["Chime", "Marimba"], [], ["2 h 14 min", "48 min"]],
        footer: "Calls from favourites always ring."),
      List.Section(
        header: "Display", titles: ["Brightness", "Text Size", "Wallpaper", "Reduce Motion"],
        values: [["Automatic", "Manual"], ["Medium", "Large"], [], []],
        footer: "Animations become shorter with less motion."),
      List.Section(
        header: "Privacy", titles: ["Passcode", "App Permissions", "Location", "Trusted Contacts"],
        values: [["On", "Off"], [], [], ["3", "5"]],
        footer: "Apps see where you are only while in use."),
      List.Section(
        header: "Account", titles: ["Backup", "Storage", "Language", "General"],
        values: [[], ["48.2 GB", "112 GB"], ["English"], []],
        footer: "Last backup finished today at 7:20."),
    ]),
    profile: Profile(
      people: [
        Profile.Person(
          name: "Maya Okafor", handle: "@mayaokafor",
          biography: ["Product designer in Lisbon.", "Tea, trains and long walks."]),
        Profile.Person(
          name: "Jonas Reed", handle: "@jonasreed",
          biography: ["Builds bridges, mostly of steel.", "Weekends belong to the mountains."]),
      ],
      follow: "Follow",
      statistics: [("248", "Posts"), ("12.4K", "Followers"), ("391", "Following")],
      tabs: ["Posts", "Photos", "Likes"],
      posts: [
        "The new bridge opens on Saturday. We crossed it before sunrise and had it all to ourselves.",
        "Small wins: nothing flashes any more when you swipe back halfway and change your mind.",
        "Three cups of tea, one good idea. A fair trade.",
        "Packing light for the coast: camera, notebook and one jumper too many.",
      ],
      times: ["2h", "5h", "1d", "3d"], counts: ["18", "246", "7", "93"]),
    article: Article(
      headlines: [
        Article.Headline(topic: "Travel", title: "A Slow Train Along the Northern Coast"),
        Article.Headline(topic: "Places", title: "What the Lighthouse Keepers Left Behind"),
      ],
      byline: "Maya Okafor · 6 min read",
      paragraphs: [
        "The morning train leaves at ten past six, when the harbour is still grey and the gulls have the "
          + "platform to themselves. Nobody hurries. The guard knows most of the passengers by name.",
        "For the first hour the line follows the river so closely that you see the water on both sides. "
          + "Then the valley opens, and the sea fills every window on the left.",
        "At each stop someone steps off with a bicycle, a crate of apples or a sleeping child. The doors "
          + "close, the engine hums, and the village slides away behind a row of poplars.",
        "By noon the light has changed. The cliffs turn the colour of bread, and far below a single boat "
          + "draws a white line across the bay.",
      ],
      subheads: ["Between two tides", "The last station"],
      caption: "The bay at low tide, seen from the line."))
}
