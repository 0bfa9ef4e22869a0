/** The picture on the canvas as a file: the browser keeps what was drawn only until the frame is shown. */

/** Of a cover, as the welcome page shows it on a large screen. */
const size = { width: 1920, height: 1080 };
/** So many frames are tried. */
const most = 40;

/** What the canvas shows now, cut to a cover's shape; null when nothing is drawn there. `redraw` makes the viewer draw. */
export async function captureView(canvas: HTMLCanvasElement, redraw: () => void): Promise<File | null> {
  for (let count = 0; count < most; count += 1) {
    redraw();
    // Asked for after the viewer asked: called after it has drawn.
    const taken = await new Promise<HTMLCanvasElement | null>((resolve) =>
      requestAnimationFrame(() => resolve(copyOf(canvas))),
    );
    if (taken) return toFile(taken);
  }
  return null;
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement | null {
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

async function toFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'cover.jpg', { type: 'image/jpeg' });
}
