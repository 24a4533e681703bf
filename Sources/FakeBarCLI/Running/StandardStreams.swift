#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input, output and error as the system handed them over.
enum StandardStreams {
  /// Makes them safe to use.
  static func prepare() {
    // A reader that goes away is an error of `write` and not the end of this program.
    signal(SIGPIPE, SIG_IGN)
    // A stream that was closed would lend its number to the first file that is opened, and messages would be
    // written into that file. Opened for reading, so that data meant for a closed output is still an error.
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
