#include <lcms2.h>

// Swift imports no function-like macros.
static const cmsUInt32Number clcms_rgba_8 = TYPE_RGBA_8;
static const cmsUInt32Number clcms_bgra_8 = TYPE_BGRA_8;
static const cmsUInt32Number clcms_argb_8 = TYPE_ARGB_8;
static const cmsUInt32Number clcms_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number clcms_gray_8 = TYPE_GRAY_8;
