// The same kernels for CPUs with AVX-512; of no use elsewhere.
#if defined(__x86_64__)
#pragma clang attribute push(                                                                                  \
    __attribute__((target("avx2,bmi,bmi2,avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define BK_BYTES 64
#include "Bodies/table.inl"
#pragma clang attribute pop

const bk_table bk_table_avx512 = BK_TABLE("avx512");
#else
typedef int bk_nothing_here;
#endif
