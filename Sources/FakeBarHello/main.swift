// What the start-up of a Swift program costs at least: FakeBarBench measures `fakebar --version` against it.
print("hello")
