#include "CBarKernels.h"
#include "blend.inl"
#include "blur.inl"
#include "compare.inl"
#include "rows.inl"

#define BK_TABLE(label)                                                                             \
  {                                                                                                 \
    label, fill_over, source_over, source_over_faded, tint, multiply, extract_alpha, saturate,      \
        shift, first_unequal_words, first_unequal_longs, box_start, box_step, add_row, add_cells,   \
        spread, mix, filter_sub, filter_up, unfilter_up, filter_cost, row_facts, conjunction,     \
        write_rgb, write_opaque_rgba, expand_rgb                                                    \
  }
