/** The captions of a video on a wall, over its lower edge. */
import { heightOver } from '../../view/corners.ts';
import type { Corners } from '../../view/plane.ts';
import { planeOfCorners } from '../../view/plane.ts';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import { paintPlate, wrapText } from '../widgets/paint.ts';
import { Sheet } from '../widgets/sheet.ts';
import type { Surface } from '../widgets/surface.ts';
import type { Thing } from '../widgets/thing.ts';
import { plus, scaled } from '../widgets/vector.ts';

/** Pixels; the video is this wide. */
const width = 1024;
const lineHeight = 62;
const fontPixels = 46;
const padding = 18;
const mostLines = 3;
const height = mostLines * lineHeight + 2 * padding;

/** Captions of a scene's 360° video in VR, at a fixed place below the horizon. */
export class VideoWords {
  readonly #look: VrLook;
  readonly #renderer: VrRenderer;
  readonly #surface: Surface | null;
  /** There from the first word on. */
  #sheet: Sheet | null = null;
  #isSilent = true;

  constructor(corners: Corners, { renderer, look }: { renderer: VrRenderer; look: VrLook }) {
    this.#renderer = renderer;
    this.#look = look;
    const whole = heightOver(corners, width);
    const plane = planeOfCorners(corners, width, whole);
    this.#surface = plane && {
      plane: { ...plane, corner: plus(plane.corner, scaled(plane.down, whole - height)) },
      width,
      height,
      isFar: true,
    };
  }

  things(): Thing[] {
    const [surface, sheet] = [this.#surface, this.#sheet];
    return surface && sheet && !this.#isSilent ? [{ surface, texture: sheet.texture }] : [];
  }

  /** Shows these lines; none: nothing. */
  say(words: readonly string[]): void {
    this.#isSilent = words.length === 0;
    if (this.#isSilent) return;
    this.#sheet ??= new Sheet(this.#renderer, width, height);
    this.#sheet.paint((context) => this.#paint(context, words));
  }

  close(): void {
    this.#sheet?.close();
    this.#sheet = null;
  }

  #paint(context: CanvasRenderingContext2D, words: readonly string[]): void {
    const { fontFamily, label, words: colour } = this.#look;
    context.font = `500 ${fontPixels}px ${fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const fits = (line: string) => context.measureText(line).width < width - 6 * padding;
    const lines = words.flatMap((line) => wrapText([line], fits)).slice(-mostLines);
    const top = height - padding - lines.length * lineHeight;
    lines.forEach((line, index) => {
      const plateWidth = context.measureText(line).width + 2 * padding;
      const y = top + index * lineHeight;
      context.fillStyle = label;
      paintPlate(context, { x: (width - plateWidth) / 2, y, width: plateWidth, height: lineHeight }, 8);
      context.fillStyle = colour;
      context.fillText(line, width / 2, y + lineHeight / 2 + 2);
    });
  }
}
