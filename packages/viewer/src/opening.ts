/**
 * A tour's first picture before there is a viewer. Opening the graphics card holds a page up for as long as some tenths
 * of a second; meanwhile the preview is on the screen, painted without it, and the first tiles are on their way.
 */
import { axesOf, faceOf, faces, focalLength, turned } from '@tourwright/tour/sphere';
import { firstSight, firstTiles } from './first-tiles.ts';
import { pause } from './pause.ts';
import { HeadStart } from './render/head-start.ts';
import type { PictureView } from './tiles/tile-quad.ts';
import { isSameView, type Size, type ViewAngles } from './view/angles.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** What of the options of a viewer says how it opens. */
interface Beginning {
  scenes: ViewerScene[];
  sceneId?: number;
  view?: Partial<ViewAngles>;
}

/** The scene that a viewer with these options begins with. */
export function firstScene({ scenes, sceneId }: Beginning): ViewerScene | null {
  return scenes.find(({ id }) => id === sceneId) ?? scenes[0] ?? null;
}

/** What was begun before, else a beginning that only fetches: painting a preview now would hold the card up. */
export function openingFor(element: HTMLElement, options: Beginning & { opening?: Opening }): Opening {
  if (options.opening) return options.opening;
  const opening = new Opening(element, options);
  opening.end();
  return opening;
}

/** Pixels across: the preview holds no more than this, and painting takes a few milliseconds. */
const stillWidth = 240;
/** A page in the background is not painted. */
const patienceMs = 250;

export class Opening {
  readonly headStart: HeadStart;
  /** Settles when the preview is on the screen or will never be. */
  readonly shown: Promise<void>;
  #still: HTMLCanvasElement | null = null;
  #seen: ViewAngles | null = null;
  #isOver = false;

  /** For a viewer in this element with these options; give it to `createViewer` with the same ones. */
  constructor(element: HTMLElement, options: Beginning) {
    const scene = firstScene(options);
    const size = { width: element.clientWidth, height: element.clientHeight };
    const isSeen = size.width > 0 && size.height > 0;
    const first = scene && { source: scene.source, view: { ...scene.view, ...options.view } };
    const addresses = first && isSeen ? firstTiles(first, size, devicePixelRatio) : [];
    this.headStart = new HeadStart(scene?.source?.preview, addresses);
    const { strip } = this.headStart;
    const sight = first && isSeen ? firstSight(first, size) : null;
    this.shown = strip && sight ? this.#show(element, strip, sight.view) : Promise.resolve();
  }

  /** Whether this view is on the screen. */
  shows(angles: ViewAngles): boolean {
    return this.#seen !== null && isSameView(angles, this.#seen);
  }

  /** There will be no viewer. */
  close(): void {
    this.end();
    this.headStart.close();
  }

  /** The viewer has a picture of its own. */
  end(): void {
    this.#isOver = true;
    this.#still?.remove();
    this.#seen = null;
  }

  async #show(element: HTMLElement, strip: Promise<ImageBitmap[]>, view: PictureView): Promise<void> {
    const pictures = await strip.catch(() => []);
    if (this.#isOver || pictures.length === 0) return;
    this.#still = paintStill(element.ownerDocument, pictures, view);
    this.#seen = view;
    element.classList.add('tw-viewer');
    element.append(this.#still);
    await Promise.race([painted(), pause(patienceMs)]);
  }
}

/** Six faces as one sees them, in a small canvas of its own that lies over the viewer's. */
function paintStill(
  ownerDocument: Document,
  pictures: readonly ImageBitmap[],
  view: PictureView,
): HTMLCanvasElement {
  const edge = pictures[0]?.width ?? 1;
  const source = createCanvas(ownerDocument, { width: edge * pictures.length, height: edge });
  pictures.forEach((picture, index) => {
    source.context.drawImage(picture, index * edge, 0);
  });
  const texels = new Uint32Array(source.context.getImageData(0, 0, edge * pictures.length, edge).data.buffer);
  const size = { width: stillWidth, height: Math.round((stillWidth * view.height) / view.width) };
  const still = createCanvas(ownerDocument, size);
  const image = still.context.createImageData(size.width, size.height);
  const pixels = new Uint32Array(image.data.buffer);
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength({ ...view, ...size });
  const last = edge - 1;
  for (let y = 0; y < size.height; y++) {
    const above = size.height / 2 - y - 0.5;
    for (let x = 0; x < size.width; x++) {
      const beside = x + 0.5 - size.width / 2;
      const at = (axis: 0 | 1 | 2) => ahead[axis] * focal + right[axis] * beside + up[axis] * above;
      const inScene = [at(0), at(1), at(2)] as const;
      const { face, s, t } = faceOf(view.turn ? turned([...inScene], view.turn) : inScene);
      const [column, row] = [Math.min(last, Math.floor(s * edge)), Math.min(last, Math.floor(t * edge))];
      pixels[y * size.width + x] =
        texels[row * edge * pictures.length + faces.indexOf(face) * edge + column] ?? 0;
    }
  }
  still.context.putImageData(image, 0, 0);
  still.canvas.className = 'tw-still';
  still.canvas.setAttribute('aria-hidden', 'true');
  return still.canvas;
}

function createCanvas(
  ownerDocument: Document,
  { width, height }: Size,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = ownerDocument.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  return { canvas, context };
}

/** Settles after the next frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
