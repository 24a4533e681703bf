#include "CBarKernels.h"

#include <stdlib.h>
#include <string.h>

extern const bk_table bk_table_plain;
#if defined(__x86_64__)
extern const bk_table bk_table_avx2, bk_table_avx512;

static int has_avx2(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }

static int has_avx512(void) {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

const bk_table *bk_plain(void) { return &bk_table_plain; }

const bk_table *bk_named(const char *name) {
  if (strcmp(name, "plain") == 0) return &bk_table_plain;
#if defined(__x86_64__)
  if (strcmp(name, "avx2") == 0) return has_avx2() ? &bk_table_avx2 : NULL;
  if (strcmp(name, "avx512") == 0) return has_avx512() ? &bk_table_avx512 : NULL;
#endif
  return NULL;
}

const bk_table *bk_best(void) {
  const char *wish = getenv("FAKEBAR_KERNELS");
  const char *const names[] = {wish ? wish : "", "avx512", "avx2"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const bk_table *table = bk_named(names[i]);
    if (table) return table;
  }
  return &bk_table_plain;
}
