import type { Viewer } from '@tourwright/viewer';
import { captureFrame } from '../../canvas/capture-frame.ts';
import type { GrayPicture } from './straight-edges.ts';

/** The photo as the canvas shows it; `scale`: its pixels for one of the page. */
export interface SeenPicture {
  picture: GrayPicture;
  /** The same in colour. */
  copy: HTMLCanvasElement;
  scale: number;
}

/** A hair's breadth, radians: nobody sees it, and the viewer draws. */
const hair = 1e-5;
/** More is no sharper than a hand. */
const mostWidth = 1600;

/** What the canvas shows now; null while nothing is drawn there. */
export async function seePicture(viewer: Viewer): Promise<SeenPicture | null> {
  const { canvas } = viewer;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, mostWidth / width);
  const size = { width: width * scale, height: height * scale };
  const copy = await captureFrame(canvas, () => viewer.setView({ yaw: viewer.view.yaw + hair }), size);
  const pixels = copy?.getContext('2d')?.getImageData(0, 0, copy.width, copy.height);
  return copy && pixels ? { picture: grayOf(pixels), copy, scale: pixels.width / width } : null;
}

function grayOf({ width, height, data }: ImageData): GrayPicture {
  const values = new Float32Array(width * height);
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const at = pixel * 4;
    values[pixel] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return { width, height, values };
}
