import { captureFrame } from '../../canvas/capture-frame.ts';

/** The size of a cover, as the welcome page shows it on a large screen. */
const size = { width: 1920, height: 1080 };
/** What the canvas shows now, cut to a cover's shape; null when nothing is drawn there. `redraw` makes the viewer draw. */
export async function captureView(canvas: HTMLCanvasElement, redraw: () => void): Promise<File | null> {
  const taken = await captureFrame(canvas, redraw, size);
  return taken && toFile(taken);
}

async function toFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'cover.jpg', { type: 'image/jpeg' });
}
