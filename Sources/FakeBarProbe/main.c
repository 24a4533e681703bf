// Runs a program and writes the peak of its resident memory, in bytes, into a file. The kernel counts what the starting
// process had as well, so that one must be as small as can be: this is why it is C and a program of its own.
//   FakeBarProbe FILE PROGRAM [ARGUMENT]...
// Ends with the program's code, 70 when it was killed or something else went wrong.
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

int main(int count, char **words) {
  pid_t process;
  int status;
  if (count < 3 || posix_spawn(&process, words[2], NULL, NULL, words + 2, environ) != 0) return 70;
  if (waitpid(process, &status, 0) != process || !WIFEXITED(status)) return 70;
  struct rusage usage;
  if (getrusage(RUSAGE_CHILDREN, &usage) != 0) return 70;
#ifdef __APPLE__
  const long unit = 1;
#else
  const long unit = 1024;
#endif
  FILE *const file = fopen(words[1], "w");
  if (file == NULL || fprintf(file, "%ld\n", usage.ru_maxrss * unit) < 0 || fclose(file) != 0) return 70;
  return WEXITSTATUS(status);
}
