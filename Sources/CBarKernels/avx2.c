// The same kernels for CPUs with AVX2; of no use elsewhere.
#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define BK_BYTES 32
#include "Bodies/table.inl"
#pragma clang attribute pop

const bk_table bk_table_avx2 = BK_TABLE("avx2");
#else
typedef int bk_nothing_here;
#endif
