// The kernels for any CPU.
#define BK_BYTES 16
#include "Bodies/table.inl"

const bk_table bk_table_plain = BK_TABLE("plain");
