/** A board with words, pictures and buttons that is in the room. */
import type { Texture } from '../../render/quad.ts';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import { fewLines, paintPlate, paintSign, type Sign } from './paint.ts';
import { Sheet } from './sheet.ts';
import type { Surface, SurfacePoint } from './surface.ts';
import type { Thing } from './thing.ts';

/** The size of a label that would not fit, of the size that labels have: smaller letters before missing words. */
const labelShares = [1, 0.86, 0.74];

/** A button that is painted on a board. */
export interface BoardButton {
  /** Pixels of the board. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Shown when there is no sign, or room beside it. */
  label: string;
  sign?: Sign;
  /** Where the visitor is, or what most come for. */
  isMarked?: boolean;
  /** A picture may be under it, of any colour. */
  isOnPicture?: boolean;
  press: () => void;
}

/** What a board is painted with. */
export interface BoardParts {
  renderer: VrRenderer;
  look: VrLook;
}

/** Paints the background of the buttons and returns them. */
export type PaintBoard = (context: CanvasRenderingContext2D) => BoardButton[];

/** The size of words on buttons, unless set otherwise. */
const usualPixels = 30;
/** As parts of the size of the letters. */
const lineSpacing = 1.15;
const signSize = 4 / 3;
const signSpace = 2.1;

/** A flat panel in VR with painted text and buttons that can be pointed at. */
export class Board implements Thing {
  readonly #sheet: Sheet;
  readonly #look: VrLook;
  readonly #paint: PaintBoard;
  readonly #fontPixels: number;
  #surface: Surface;
  readonly #targets = new Map<string, object>();
  #buttons: BoardButton[] = [];
  #hovered: BoardButton | undefined;

  /** `fontPixels`: how large the letters on its buttons are. */
  constructor(
    { renderer, look }: BoardParts,
    surface: Surface,
    paint: PaintBoard,
    fontPixels: number = usualPixels,
  ) {
    this.#sheet = new Sheet(renderer, surface.width, surface.height);
    this.#surface = surface;
    this.#look = look;
    this.#paint = paint;
    this.#fontPixels = fontPixels;
    this.repaint();
  }

  get surface(): Surface {
    return this.#surface;
  }

  /** Puts it somewhere else; its size stays. */
  place(surface: Surface): void {
    this.#surface = surface;
  }

  get texture(): Texture {
    return this.#sheet.texture;
  }

  /** All of it stops the pointer: nobody chooses what is behind. */
  isAt(): boolean {
    return true;
  }

  hover(point: SurfacePoint | null): void {
    const hovered = point ? this.#buttonAt(point) : undefined;
    if (hovered === this.#hovered) return;
    this.#hovered = hovered;
    this.#paintAll();
  }

  select(point: SurfacePoint): void {
    this.#buttonAt(point)?.press();
  }

  targetAt(point: SurfacePoint): object | null {
    const button = this.#buttonAt(point);
    if (!button) return null;
    // The same place is the same target, also when it was painted again with another word.
    const place = `${button.x} ${button.y}`;
    const target = this.#targets.get(place) ?? {};
    this.#targets.set(place, target);
    return target;
  }

  #buttonAt({ x, y }: SurfacePoint): BoardButton | undefined {
    return this.#buttons.find(
      (button) =>
        x >= button.x && y >= button.y && x < button.x + button.width && y < button.y + button.height,
    );
  }

  /** What it shows has changed. */
  repaint(): void {
    this.#hovered = undefined;
    this.#paintAll();
  }

  close(): void {
    this.#sheet.close();
  }

  #paintAll(): void {
    const { x, y } = this.#hovered ?? { x: -1, y: -1 };
    this.#sheet.paint((context) => {
      this.#paintGround(context);
      this.#buttons = this.#paint(context);
      this.#hovered = this.#buttons.find((button) => button.x === x && button.y === y);
      for (const button of this.#buttons) this.#paintButton(context, button);
    });
  }

  #paintGround(context: CanvasRenderingContext2D): void {
    const { width, height } = this.#surface;
    context.globalAlpha = 0.94;
    context.fillStyle = this.#look.ground;
    paintPlate(context, { x: 0, y: 0, width, height }, 36);
    context.globalAlpha = 1;
    context.fillStyle = context.strokeStyle = this.#look.words;
    context.textBaseline = 'alphabetic';
  }

  #paintButton(context: CanvasRenderingContext2D, button: BoardButton): void {
    const { x, y, width, height, sign } = button;
    const look = this.#look;
    const isHovered = button === this.#hovered;
    context.save();
    if (button.isOnPicture) {
      context.fillStyle = look.ground;
      context.globalAlpha = 0.72;
      paintPlate(context, { x, y, width, height }, 18);
    }
    context.fillStyle = button.isMarked ? look.open : look.words;
    context.globalAlpha = button.isMarked ? (isHovered ? 1 : 0.88) : isHovered ? 0.3 : 0.12;
    paintPlate(context, { x, y, width, height }, 18);
    context.globalAlpha = 1;
    context.fillStyle = context.strokeStyle = button.isMarked ? look.openText : look.words;
    const size = signSize * this.#fontPixels;
    if (sign && width < 2 * height) paintSign(context, sign, x + width / 2, y + height / 2, size);
    else this.#paintLabel(context, button, size);
    context.restore();
  }

  /** A sign and the words beside it, in two lines where one is too short for them and there is room. */
  #paintLabel(context: CanvasRenderingContext2D, button: BoardButton, size: number): void {
    const { x, y, width, height, sign, label } = button;
    context.textBaseline = 'middle';
    const widthOf = (line: string) => context.measureText(line).width;
    const signWidth = sign ? signSpace * this.#fontPixels : 0;
    const most = height < 2.5 * this.#fontPixels ? 1 : 2;
    let [fontPixels, lines]: [number, string[]] = [this.#fontPixels, []];
    for (const share of labelShares) {
      fontPixels = share * this.#fontPixels;
      context.font = `550 ${fontPixels}px ${this.#look.fontFamily}`;
      lines = fewLines(label, most, (line) => widthOf(line) < width - signWidth - 40);
      if (isWhole(lines, label)) break;
    }
    const textWidth = Math.max(0, ...lines.map(widthOf));
    const start = x + (width - textWidth - signWidth) / 2;
    if (sign) paintSign(context, sign, start + size / 2, y + height / 2, size);
    context.textAlign = 'center';
    lines.forEach((line, index) => {
      const down = (index - (lines.length - 1) / 2) * lineSpacing * fontPixels;
      context.fillText(line, start + signWidth + textWidth / 2, y + height / 2 + 2 + down);
    });
  }
}

function isWhole(lines: readonly string[], text: string): boolean {
  return lines.join('').replaceAll(' ', '') === text.replaceAll(' ', '');
}
