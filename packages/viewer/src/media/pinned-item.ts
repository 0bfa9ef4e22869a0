/** A video or a picture on a surface of the scene, with the buttons that belong to it. */

import { type ScreenPoint, unitDirection, type View } from '@tourwright/tour/sphere';
import type { SceneMediaParts } from '../content/scene-media-parts.ts';
import { kindName } from '../hotspots/button/kind-name.ts';
import type { MediaOnSurface, PinnedMedia } from '../scenes/viewer-scene.ts';
import { heightOver } from '../view/corners.ts';
import { isInside, isOnScreen, outlineInView } from '../view/outline.ts';
import { type Plane, planeOfCorners, planeTransform } from '../view/plane.ts';
import { createToolButton } from './tool-button.ts';
import { createVideoPlayer, type VideoPlayer } from './video-player.ts';

/** A video that is seen lower than this would be hidden by its buttons, CSS pixels. */
const lowVideo = 180;
const buttonWidth = 46;

/** The width in CSS pixels at which it is laid out before it is put into perspective. */
const layoutWidth = 800;

/** A picture or video on a surface of the scene, moved as the view moves. */
export class PinnedItem {
  media: MediaOnSurface;
  readonly #parts: SceneMediaParts;
  readonly #surface: HTMLElement;
  readonly #tools: HTMLElement;
  readonly #film: VideoPlayer | null;
  #plane: Plane | null = null;
  #outline: ScreenPoint[] = [];
  #isHidden = false;

  constructor(layer: HTMLElement, media: MediaOnSurface, parts: SceneMediaParts) {
    this.media = media;
    this.#parts = parts;
    const { ownerDocument } = layer;
    this.#tools = ownerDocument.createElement('div');
    this.#tools.className = 'tw-pinned-tools';
    this.#tools.setAttribute('role', 'group');
    this.#tools.setAttribute(
      'aria-label',
      media.name || kindName(parts.texts, media.kind === 'picture' ? 'image' : 'video'),
    );
    this.#film = media.kind === 'picture' ? null : createVideoPlayer(ownerDocument, media, parts.texts);
    this.#surface = this.#film?.video ?? createPicture(ownerDocument, media);
    this.#surface.className = 'tw-pinned';
    // The editor finds both by it.
    for (const part of [this.#surface, this.#tools]) part.dataset.pinned = media.id ?? '';
    this.#surface.style.inlineSize = `${layoutWidth}px`;
    if (media.fit === 'cover' || media.fit === 'contain') this.#surface.dataset.fit = media.fit;
    this.reshape(media);
    const enlarge = createToolButton(ownerDocument, 'enlarge', parts.texts.enlarge, () => this.#enlarge());
    this.#tools.append(...(this.#film?.buttons ?? []), enlarge);
    this.#tools.addEventListener('focusin', () => this.#comeIntoSight());
    layer.append(this.#surface, this.#tools);
  }

  /** The same on other corners: a video plays on. */
  reshape(media: MediaOnSurface): void {
    this.media = media;
    const height = heightOver(media.corners, layoutWidth);
    this.#plane = planeOfCorners(media.corners, layoutWidth, height);
    this.#surface.style.blockSize = `${height}px`;
  }

  place(view: View): void {
    this.#outline = this.#plane ? outlineInView(this.media.corners, view) : [];
    const isSeen = isOnScreen(this.#outline, view);
    this.#surface.toggleAttribute('data-outside', !isSeen);
    this.#tools.toggleAttribute('data-outside', !isSeen);
    this.#film?.setSeen(isSeen && !this.#isHidden);
    if (!isSeen || !this.#plane) {
      this.#tools.style.transform = '';
      return;
    }
    this.#surface.style.transform = planeTransform(this.#plane, view);
    const { x, y, isLow } = toolsPlace(this.#outline, view, this.#tools.childElementCount);
    this.#tools.toggleAttribute('data-low', isLow);
    this.#tools.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#film?.setSeen(!isHidden && !this.#surface.hasAttribute('data-outside'));
  }

  isAt(point: ScreenPoint): boolean {
    return isInside(point, this.#outline);
  }

  setHovered(isHovered: boolean): void {
    this.#tools.toggleAttribute('data-hover', isHovered);
  }

  /**
   * It was clicked or tapped: a video stops or continues, a picture is seen large, where its owner wants nothing
   * else.
   */
  tap(): void {
    const { opens = this.#film === null } = this.media;
    if (opens) this.#enlarge();
    else this.#film?.toggle();
  }

  close(): void {
    this.#film?.close();
    this.#surface.remove();
    this.#tools.remove();
  }

  #enlarge(): void {
    this.#parts.onEnlarge({ media: this.media, film: this.#film?.video ?? null });
  }

  #comeIntoSight(): void {
    if (!this.#tools.hasAttribute('data-outside')) return;
    const sum = this.media.corners.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
    this.#parts.look(unitDirection(sum));
  }
}

/** The middle of its lower rim, where this many buttons are within the screen. */
function toolsPlace(
  outline: readonly ScreenPoint[],
  { width, height }: View,
  count: number,
): ScreenPoint & { isLow: boolean } {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const xs = outline.map(({ x }) => within(x, width));
  const ys = outline.map(({ y }) => y);
  const bottom = Math.max(...ys);
  const isLow = within(bottom, height) - within(Math.min(...ys), height) < lowVideo;
  const half = (count * buttonWidth) / 2 + 8;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return {
    x: Math.min(width - half, Math.max(half, middle)),
    y: Math.min(height - 12, Math.max(60, bottom)),
    isLow,
  };
}

function createPicture(ownerDocument: Document, media: PinnedMedia): HTMLImageElement {
  const picture = ownerDocument.createElement('img');
  picture.src = media.url;
  picture.alt = media.alt || media.name;
  picture.draggable = false;
  return picture;
}
