/** The label of a hotspot in the headset: always visible, or while it is pointed at. */
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, yawPitchOf } from '@tourwright/tour/sphere';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import { isOver, type LabelledMark, type LabelPlace, type Patch } from '../widgets/label-layout.ts';
import { paintPlate, shorten } from '../widgets/paint.ts';
import { placeSurface } from '../widgets/placing.ts';
import { Sheet } from '../widgets/sheet.ts';
import type { Surface } from '../widgets/surface.ts';
import type { Thing } from '../widgets/thing.ts';
import { markBreadth } from './mark-surface.ts';

/** The scale of a mark that is pointed at. */
export const hoverScale = 1.15;
const label = { height: 72, fontPixels: 36, padding: 26, longest: 640 } as const;
/** As a share of the distance. */
const heightBreadth = markBreadth * 0.72;
const fadeMs = 150;

/** The label of a hotspot in VR: it appears when pointed at, or always. */
export class MarkLabel {
  readonly isAlways: boolean;
  readonly room: LabelledMark;
  /** Where it stands when nobody points at it; null where there is no room. */
  place: LabelPlace | null = null;
  readonly #sheet: Sheet;
  readonly #surfaces: Record<LabelPlace, Surface>;
  #opacity = 0;
  #at = 0;

  constructor(hotspot: Hotspot, words: string, { renderer, look }: { renderer: VrRenderer; look: VrLook }) {
    this.isAlways = hotspot.labelMode === 'always';
    this.#sheet = paintLabel(words, renderer, look);
    const { width, height } = this.#sheet.texture;
    const breadth = (heightBreadth * width) / height;
    const { yaw, pitch } = yawPitchOf(hotspot.position);
    const lift = Math.atan(reachOf(hotspot) + heightBreadth * 0.75);
    const patch = (at: number): Patch => ({ yaw, pitch: at, across: breadth / 2, up: heightBreadth / 2 });
    const above = patch(pitch + lift);
    const below = patch(pitch - lift);
    this.room = { mark: patchOf(hotspot), above, below };
    const surfaceAt = (at: Patch) =>
      placeSurface({
        middle: directionOf(at.yaw, at.pitch),
        looked: at,
        breadth,
        width,
        height,
        isFar: true,
      });
    this.#surfaces = { above: surfaceAt(above), below: surfaceAt(below) };
  }

  /** Whether it covers another one that is read just now. */
  isOver(other: MarkLabel): boolean {
    return isOver(this.room[this.place ?? 'above'], other.room[other.place ?? 'above']);
  }

  /** It fades in and out; null while none of it is visible. */
  thing(isShown: boolean, now: number): Thing | null {
    const step = Math.min(1, (now - this.#at) / fadeMs);
    this.#at = now;
    this.#opacity = Math.min(1, Math.max(0, this.#opacity + (isShown ? step : -step)));
    if (this.#opacity === 0) return null;
    return {
      surface: this.#surfaces[this.place ?? 'above'],
      texture: this.#sheet.texture,
      opacity: this.#opacity,
    };
  }

  close(): void {
    this.#sheet.close();
  }
}

/** What a hotspot's mark covers, as large as it gets. */
export function patchOf(hotspot: Hotspot): Patch {
  const { yaw, pitch } = yawPitchOf(hotspot.position);
  const across = Math.atan((markBreadth * hotspot.scale * hoverScale) / 2);
  return { yaw, pitch, across, up: Math.atan(reachOf(hotspot)) };
}

/** How high a mark reaches above its middle, as a share of its distance; one that is on the floor less. */
function reachOf({ scale, facing }: Hotspot): number {
  return (markBreadth * scale * hoverScale * (facing === 'floor' ? 0.6 : 1)) / 2;
}

function paintLabel(words: string, renderer: VrRenderer, look: VrLook): Sheet {
  const font = `550 ${label.fontPixels}px ${look.fontFamily}`;
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const widthOf = (text: string) => context?.measureText(text).width ?? 0;
  const text = shorten(words, (line) => widthOf(line) < label.longest);
  const width = Math.ceil(widthOf(text)) + 2 * label.padding;
  const sheet = new Sheet(renderer, width, label.height);
  sheet.paint((own) => {
    own.fillStyle = look.label;
    paintPlate(own, { x: 0, y: 0, width, height: label.height }, 18);
    own.fillStyle = look.words;
    own.font = font;
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    own.fillText(text, width / 2, label.height / 2 + 2);
  });
  return sheet;
}
