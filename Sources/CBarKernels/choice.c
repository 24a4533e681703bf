#include "CBarKernels.h"

#include <stdlib.h>
#include <string.h>

extern const bk_table bk_table_plain;
#if defined(__x86_64__)
extern const bk_table bk_table_avx2;
#endif

const bk_table *bk_plain(void) { return &bk_table_plain; }

const bk_table *bk_best(void) {
  const char *wish = getenv("FAKEBAR_KERNELS");
  if (wish && strcmp(wish, "plain") == 0) return &bk_table_plain;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return &bk_table_avx2;
#endif
  return &bk_table_plain;
}
