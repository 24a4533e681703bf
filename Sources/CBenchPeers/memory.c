#include "CBenchPeers.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void cbench_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
