/** Reads the picture on the canvas, which the browser discards once the drawn frame is shown. */

/** How many frames are tried. */
const most = 40;

interface Size {
  width: number;
  height: number;
}

/**
 * A copy of what the canvas shows now, its middle in this shape and no larger than this; null when nothing is drawn there.
 * `redraw` makes the viewer draw.
 */
export async function captureFrame(
  canvas: HTMLCanvasElement,
  redraw: () => void,
  size: Size,
): Promise<HTMLCanvasElement | null> {
  for (let count = 0; count < most; count += 1) {
    redraw();
    // Asked for after the viewer asked: called after it has drawn.
    const taken = await new Promise<HTMLCanvasElement | null>((resolve) =>
      requestAnimationFrame(() => resolve(copyOf(canvas, size))),
    );
    if (taken) return taken;
  }
  return null;
}

function copyOf(canvas: HTMLCanvasElement, size: Size): HTMLCanvasElement | null {
  const { width, height } = canvas;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(width / size.width, height / size.height);
  const [cutWidth, cutHeight] = [size.width * scale, size.height * scale];
  // Never larger than what is there.
  const copy = Object.assign(document.createElement('canvas'), {
    width: Math.round(Math.min(size.width, cutWidth)),
    height: Math.round(Math.min(size.height, cutHeight)),
  });
  const context = copy.getContext('2d', { willReadFrequently: true });
  context?.drawImage(
    canvas,
    (width - cutWidth) / 2,
    (height - cutHeight) / 2,
    cutWidth,
    cutHeight,
    0,
    0,
    copy.width,
    copy.height,
  );
  return context && hasPicture(context, copy) ? copy : null;
}

/** A cleared canvas has one colour all over. */
function hasPicture(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean {
  const first = context.getImageData(0, 0, 1, 1).data.join();
  return [0.2, 0.4, 0.5, 0.6, 0.8].some((share) => {
    const pixel = context.getImageData(Math.floor(width * share), Math.floor(height * share), 1, 1);
    return pixel.data.join() !== first;
  });
}
