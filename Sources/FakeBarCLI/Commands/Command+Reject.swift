import FakeBar

extension Command {
  static let reject = Command(
    name: "reject", abstract: "Drop what a check left pending.",
    discussion: "All of it, or what the patterns, frames and causes name. Goldens are not touched.",
    arguments: [.pending],
    options: CommandOption.selection + [.from, .dryRun] + CommandOption.common
  ) { invocation in
    let folder = invocation.decidedFolder
    // Only paths are compared with its root; nothing is read or written there.
    let decider = GoldenDecider(folder, GoldenStore(root: (try? folder.load().golden) ?? ""))
    return try invocation.answer(
      decider.reject(invocation.goldenSelection, isDryRun: invocation.has(.dryRun)))
  }
}
