#include "CBarKernels.h"
#include "vectors.inl"
#include "blend.inl"
#include "blur.inl"
#include "compare.inl"
#include "crowd.inl"
#include "judge.inl"
#include "rows.inl"
#include "saturate.inl"
#include "unfilter.inl"

#define BK_TABLE(label)                                                                                     \
  {                                                                                                         \
    label, fill_over, source_over, source_over_faded, tint, multiply, extract_alpha, saturate, shift,       \
        shift_inside, first_unequal_words, first_unequal_longs, judge_channel, judge_yiq, judge_oklab,      \
        count_different, most_crowded, box_start, box_step, add_rows, add_cells, spread, mix, filter_sub,   \
        filter_up, unfilter, filter_cost, row_facts, conjunction, write_rgb, write_opaque_rgba,             \
        expand_rgb                                                                                          \
  }
