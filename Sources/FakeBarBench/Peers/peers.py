"""Peers of FakeBarBench that are Python packages, in one warm process.

A request is a line of JSON on standard input, an answer one on standard output. The first answer, unasked, says which
packages are installed, with their versions. A request names its task and what that needs; everything that can be made
ready (reading pictures, converting them to what a package likes best) is made once and is not measured. Pictures are
files of premultiplied BGRA bytes; none that is encoded, blurred or compared has a translucent pixel.

Answers: {"nanoseconds": …, "bytes": file size or null, "peak": memory added by the run or null} or {"error": "…"}.
"""

import ctypes
import gc
import importlib
import importlib.metadata
import io
import json
import sys
import time

# As requests call them, as they are imported, and as PyPI calls them.
PACKAGES = [
    ("blazediff", "blazediff", "blazediff"),
    ("pillow", "PIL.Image", "pillow"),
    ("opencv", "cv2", "opencv-python-headless"),
    ("fpng", "fpng", "fpng"),
    ("skia", "skia", "skia-python"),
    ("numpy", "numpy", "numpy"),
]


def load(module):
    """None when it cannot be imported."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def version(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "?"


packages = {name: load(module) for name, module, _ in PACKAGES}
np, cv2, fpng, skia = (packages[name] for name in ("numpy", "opencv", "fpng", "skia"))
Image = packages["pillow"]
if Image:
    from PIL import ImageChops, ImageFilter
if cv2:
    cv2.setNumThreads(1)


# Pictures


def bgra(picture):
    """An array of premultiplied BGRA."""
    return np.fromfile(picture["path"], np.uint8).reshape(picture["height"], picture["width"], 4)


def rgb(picture):
    return np.ascontiguousarray(bgra(picture)[:, :, 2::-1])


def straight(picture):
    """A Pillow image, RGBA with colours not multiplied by alpha."""
    pixels = bgra(picture).astype(np.uint32)
    alpha = np.maximum(pixels[:, :, 3:], 1)
    pixels[:, :, :3] = np.minimum((pixels[:, :, :3] * 255 + alpha // 2) // alpha, 255)
    return Image.fromarray(np.ascontiguousarray(pixels[:, :, [2, 1, 0, 3]].astype(np.uint8)))


def coverage(picture):
    return np.fromfile(picture["path"], np.uint8).reshape(picture["height"], picture["width"])


def skia_image(picture):
    kind = picture.get("kind", "opaque")
    if kind == "mask":
        info = skia.ImageInfo.MakeA8(picture["width"], picture["height"])
        pixels = coverage(picture)
    else:
        alpha = skia.kOpaque_AlphaType if kind == "opaque" else skia.kPremul_AlphaType
        info = skia.ImageInfo.Make(picture["width"], picture["height"], skia.kBGRA_8888_ColorType, alpha)
        pixels = bgra(picture)
    return skia.Image.MakeRasterCopy(skia.Pixmap(info, pixels, pixels.strides[0]))


# Encoding: functions without arguments that return the size of a PNG file made in memory.


def encode_pillow(request):
    image, level = Image.fromarray(rgb(request["picture"])), request["level"]

    def work():
        file = io.BytesIO()
        image.save(file, "PNG", compress_level=level)
        return file.tell()

    return work


def encode_opencv(request):
    pixels = np.ascontiguousarray(bgra(request["picture"])[:, :, :3])
    return lambda: len(cv2.imencode(".png", pixels)[1])


def encode_fpng(request):
    pixels = rgb(request["picture"])
    return lambda: len(fpng.from_ndarray(pixels))


def encode_skia(request):
    image = skia_image(request["picture"])
    return lambda: image.encodeToData(skia.kPNG, 100).size()


# Blurring


def blur_pillow(request):
    image, radius = Image.fromarray(rgb(request["picture"])), ImageFilter.GaussianBlur(request["sigma"])
    return lambda: image.filter(radius) and None


def blur_opencv(request):
    pixels, sigma = bgra(request["picture"]), request["sigma"]

    def work():
        cv2.GaussianBlur(pixels, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)

    return work


def blur_opencv_stack(request):
    # A stack blur of radius r is about as wide as a Gaussian of r / 2.
    pixels, side = bgra(request["picture"]), 4 * int(request["sigma"]) + 1

    def work():
        cv2.stackBlur(pixels, (side, side))

    return work


def blur_skia(request):
    picture, sigma, pixels = request["picture"], request["sigma"], bgra(request["picture"])
    width, height = picture["width"], picture["height"]
    info = skia.ImageInfo.Make(width, height, skia.kBGRA_8888_ColorType, skia.kOpaque_AlphaType)
    surface = skia.Surface.MakeRasterN32Premul(width, height)

    def work():
        # A new image of the same pixels: Skia keeps what a filter made of an image, and would blur it but once.
        image = skia.Image.MakeRasterData(info, pixels, pixels.strides[0])
        paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(sigma, sigma, skia.TileMode.kClamp))
        surface.getCanvas().drawImage(image, 0, 0, skia.SamplingOptions(), paint)

    return work


# Comparing files


def compare_blazediff(request):
    compare, pairs = packages["blazediff"].compare, request["pairs"]

    def work():
        for expected, actual in pairs:
            compare(expected, actual)

    return work


# Drawing a frame: request["drawing"] is a file that says what, see DrawingFile.


def color_skia(color, opacity=1):
    red, green, blue, alpha = color
    return skia.Color4f(red, green, blue, alpha * opacity)


def drawing(request):
    with open(request["drawing"], encoding="utf-8") as file:
        return json.load(file)


def draw_skia(request):
    script = drawing(request)
    images = [skia_image(picture) for picture in script["pictures"]]
    surface = skia.Surface.MakeRasterN32Premul(script["width"], script["height"])
    plain = skia.SamplingOptions()

    def ready(command):
        """A function that draws on a canvas."""
        kind = command["kind"]
        if kind == "group":
            parts = [ready(part) for part in command["commands"]]
            rect = skia.Rect.MakeXYWH(*command["rect"])
            mask, x, y = images[command["picture"]], *command["rect"][:2]
            cut = skia.Paint(BlendMode=skia.BlendMode.kDstIn)

            def group(canvas):
                canvas.saveLayer(rect)
                for part in parts:
                    part(canvas)
                canvas.drawImage(mask, x, y, plain, cut)
                canvas.restore()

            return group
        if kind == "fill":
            rect, paint = skia.Rect.MakeXYWH(*command["rect"]), skia.Paint(color_skia(command["color"]))
            return lambda canvas: canvas.drawRect(rect, paint)
        if kind == "gradient":
            x, y, width, height = command["rect"]
            shader = skia.GradientShader.MakeLinear(
                [skia.Point(x, y), skia.Point(x + width, y)],
                [color_skia(color, command["opacity"]).toColor() for color in command["colors"]],
                command["locations"])
            rect, paint = skia.Rect.MakeXYWH(x, y, width, height), skia.Paint(Shader=shader)
            return lambda canvas: canvas.drawRect(rect, paint)
        image, x, y = images[command["picture"]], command["x"], command["y"]
        if kind == "tint":
            paint = skia.Paint(color_skia(command["color"]))
        else:
            paint = skia.Paint(Alphaf=command["opacity"])
        return lambda canvas: canvas.drawImage(image, x, y, plain, paint)

    frames = [[ready(command) for command in frame] for frame in script["frames"]]

    def work():
        canvas = surface.getCanvas()
        for frame in frames:
            for draw in frame:
                draw(canvas)

    work.result = lambda: surface.toarray(colorType=skia.kBGRA_8888_ColorType)
    return work


def draw_pillow(request):
    script = drawing(request)
    target = Image.new("RGB", (script["width"], script["height"]))

    def levels(color):
        return tuple(round(part * 255) for part in color[:3])

    def faded(mask, opacity):
        return mask if opacity == 1 else mask.point([round(level * opacity) for level in range(256)])

    pictures = [
        Image.fromarray(coverage(picture)) if picture["kind"] == "mask" else straight(picture)
        for picture in script["pictures"]
    ]
    plain = [image.convert("RGB") for image in pictures]
    masks = [image if image.mode == "L" else image.getchannel("A") for image in pictures]

    def gradient(command):
        x, y, width, height = command["rect"]
        places = (np.arange(width) + 0.5) / width
        rows = [
            np.interp(places, command["locations"], [color[part] for color in command["colors"]]) for part in range(4)
        ]
        rows[3] = rows[3] * command["opacity"]
        pixels = np.round(np.stack(rows, axis=1) * 255).astype(np.uint8)
        image = Image.fromarray(np.ascontiguousarray(np.broadcast_to(pixels, (height, width, 4))))
        return image.convert("RGB"), (x, y, x + width, y + height), image.getchannel("A")

    def part(command):
        """What to paste: a colour or an image, where, and through which mask."""
        kind = command["kind"]
        if kind == "gradient":
            return gradient(command)
        if kind == "fill":
            x, y, width, height = command["rect"]
            alpha = command["color"][3]
            mask = None if alpha == 1 else Image.new("L", (width, height), round(alpha * 255))
            return levels(command["color"]), (x, y, x + width, y + height), mask
        index, x, y = command["picture"], command["x"], command["y"]
        if kind == "tint":
            mask = faded(masks[index], command["color"][3])
            return levels(command["color"]), (x, y, x + mask.width, y + mask.height), mask
        is_plain = command["opacity"] == 1 and script["pictures"][index]["kind"] == "opaque"
        mask = None if is_plain else faded(masks[index], command["opacity"])
        return plain[index], (x, y, x + plain[index].width, y + plain[index].height), mask

    def overlay(command, left, top, size):
        """A part of a group as a picture of the group's size: Pillow pastes over transparency as over a colour."""
        what, (x0, y0, x1, y1), mask = part(command)
        box = (x0 - left, y0 - top, x1 - left, y1 - top)
        layer, cover = Image.new("RGB", size), Image.new("L", size)
        layer.paste(what, box)
        cover.paste(255 if mask is None else mask, box)
        layer.putalpha(cover)
        return layer

    def ready(command):
        """A function that draws on the target."""
        if command["kind"] != "group":
            pasted = part(command)
            return lambda: target.paste(*pasted)
        left, top, width, height = command["rect"]
        overlays = [overlay(inner, left, top, (width, height)) for inner in command["commands"]]
        mask = masks[command["picture"]].crop((0, 0, width, height))

        def group():
            picture = Image.new("RGBA", (width, height))
            for layer in overlays:
                picture.alpha_composite(layer)
            target.paste(picture, (left, top), ImageChops.multiply(picture.getchannel("A"), mask))

        return group

    frames = [[ready(command) for command in frame] for frame in script["frames"]]

    def work():
        for frame in frames:
            for draw in frame:
                draw()

    work.result = lambda: np.asarray(target)[:, :, ::-1]
    return work


TASKS = {
    "encode-pillow": encode_pillow,
    "encode-opencv": encode_opencv,
    "encode-fpng": encode_fpng,
    "encode-skia": encode_skia,
    "blur-pillow": blur_pillow,
    "blur-opencv": blur_opencv,
    "blur-opencv-stack": blur_opencv_stack,
    "blur-skia": blur_skia,
    "compare-blazediff": compare_blazediff,
    "draw-skia": draw_skia,
    "draw-pillow": draw_pillow,
}


# Memory, as MemoryMeter measures it


def status(key):
    with open("/proc/self/status", encoding="ascii") as file:
        for line in file:
            if line.startswith(key + ":"):
                return int(line.split()[1]) * 1024
    return 0


def added_memory(work):
    """Runs it; the most memory that it had beyond what was there, bytes, or None where the system does not tell."""
    gc.collect()
    try:
        ctypes.CDLL(None).malloc_trim(0)
        with open("/proc/self/clear_refs", "w", encoding="ascii") as file:
            file.write("5")
    except (OSError, AttributeError):
        work()
        return None
    before = status("VmRSS")
    work()
    return max(0, status("VmHWM") - before)


def answer(request, ready):
    """What is ready lives until a request says that all is to be forgotten."""
    if request["task"] == "forget":
        ready.clear()
        return {"nanoseconds": 0}
    key = json.dumps({name: value for name, value in request.items() if name != "measuresMemory"}, sort_keys=True)
    if key not in ready:
        ready[key] = TASKS[request["task"]](request)
    work = ready[key]
    if request.get("measuresMemory"):
        return {"nanoseconds": 0, "peak": added_memory(work)}
    start = time.perf_counter_ns()
    sizes = [work() for _ in range(request["times"])]
    return {"nanoseconds": time.perf_counter_ns() - start, "bytes": None if sizes[0] is None else sum(sizes)}


def main():
    gc.disable()
    answers = sys.stdout
    sys.stdout = sys.stderr
    installed = {name: version(package) for name, _, package in PACKAGES if packages[name]}
    print(json.dumps({"packages": installed}), file=answers, flush=True)
    ready = {}
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line), ready)
        except Exception as error:  # the other side decides what that means
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
    main()
