/// A machine that builds and tests without a person in front of it, known by a variable that it sets. There, goldens
/// are compared and not written: what nobody has looked at must not become the truth.
public struct BuildServer: Hashable, Sendable {
  /// The variable that gave it away.
  public let variable: String

  /// Every variable that tells, as the services document it. Any of them counts, unless it is empty, `0` or `false`.
  ///
  /// - `CI`: GitHub, GitLab, CircleCI, Travis, Buildkite, Bitrise, AppVeyor, Bitbucket, Cirrus, Codemagic, Drone,
  ///   Heroku, Netlify, Semaphore, Woodpecker and Xcode Cloud set it.
  /// - `GITHUB_ACTIONS`: GitHub, “Variables reference”; always `true`.
  /// - `GITLAB_CI`: GitLab, “Predefined CI/CD variables reference”; `true`.
  /// - `JENKINS_URL`: Jenkins, “Using a Jenkinsfile”; the server's address.
  /// - `TEAMCITY_VERSION`: TeamCity, “List of predefined build parameters”; its version.
  /// - `BUILDKITE`: Buildkite, “Environment variables”; always `true`.
  /// - `TF_BUILD`: Azure Pipelines, “Use predefined variables”; `True`.
  /// - `CIRCLECI`: CircleCI, “Project values and variables”; `true`.
  /// - `TRAVIS`: Travis, “Environment variables”; `true`.
  /// - `BITRISE_IO`: Bitrise, “Available environment variables”; `true`.
  /// - `APPVEYOR`: AppVeyor, “Environment variables”; `True`, on Linux `true`.
  /// - `CODEBUILD_BUILD_ID`: AWS CodeBuild, “Environment variables in build environments”; an identifier.
  /// - `BITBUCKET_BUILD_NUMBER`: Bitbucket, “Variables and secrets”; a number.
  public static let variables = [
    "CI", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TEAMCITY_VERSION", "BUILDKITE", "TF_BUILD",
    "CIRCLECI",
    "TRAVIS", "BITRISE_IO", "APPVEYOR", "CODEBUILD_BUILD_ID", "BITBUCKET_BUILD_NUMBER",
  ]

  /// Nil where none of the variables is set, which looks like a person's own machine.
  /// - Parameter environment: the process's variables by name.
  public init?(_ environment: [String: String]) {
    let found = Self.variables.first { name in
      environment[name].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
    guard let found else { return nil }
    variable = found
  }
}
