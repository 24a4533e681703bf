// The kernels for any CPU.
#include "Bodies/table.inl"

const bk_table bk_table_plain = BK_TABLE("plain");
