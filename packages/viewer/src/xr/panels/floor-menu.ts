/** The menu at the visitor's feet: scenes, back to the start, leave VR. It is ahead of a visitor who looks down. */
import { axesOf, wrapAngle } from '@tourwright/tour/sphere';
import type { Head } from '../scenes/eyes.ts';
import type { VrTexts } from '../vr-texts.ts';
import { Board, type BoardButton, type BoardParts } from '../widgets/board.ts';
import { placeSurface } from '../widgets/placing.ts';
import type { Surface } from '../widgets/surface.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';
import { plus, scaled } from '../widgets/vector.ts';

/** Pixels. */
const width = 1024;
const height = 168;
const margin = 32;
const gap = 24;
const perRow = 3;
const buttonHeight = 104;
/** It is lower than boards, but must be just as legible. */
const fontPixels = 36;
const rowHeight = buttonHeight + gap;
/** Metres. */
const breadth = 0.9;
const ahead = 0.95;
const below = 1.05;
/** It follows when the visitor has turned away by this angle, radians, unless the visitor looks down at it ... */
const slack = 0.6;
const lookedDown = -0.45;
/** ... or down where it cannot be seen. */
const outOfSight = 1.2;

interface FloorMenuParts extends BoardParts {
  texts: VrTexts;
  /** Absent where there is only one scene. */
  onScenes?: (() => void) | undefined;
  onHome: () => void;
  onLeave: () => void;
}

/** An entry of the floor menu. */
export type Choice = Pick<BoardButton, 'label' | 'sign' | 'isMarked' | 'press'>;

/** The menu at the visitor's feet in VR: scenes, back to the start, out of VR. */
export class FloorMenu implements ThingSource {
  readonly #parts: FloorMenuParts;
  #board: Board;
  #rows: readonly (readonly Choice[])[] = [];
  #head: Head = { position: [0, 0, 0], yaw: 0, pitch: 0 };
  #yaw: number | null = null;

  constructor(parts: FloorMenuParts) {
    this.#parts = parts;
    this.#board = this.#createBoard();
  }

  /** What the present scene lets one choose: rows of their own, beyond the others. */
  offer(...groups: readonly (readonly Choice[])[]): void {
    const { length } = this.#rows;
    this.#rows = groups.flatMap(rowsOf);
    if (this.#rows.length === length) {
      this.#board.repaint();
      return;
    }
    this.#board.close();
    this.#board = this.#createBoard();
  }

  /** Keeps it before the feet. */
  follow(head: Head): void {
    const away = this.#yaw === null ? Math.PI : Math.abs(wrapAngle(head.yaw - this.#yaw));
    if (away > outOfSight || (away > slack && head.pitch > lookedDown)) this.#yaw = head.yaw;
    this.#head = head;
    this.#board.place(this.#surface());
  }

  things(): Thing[] {
    return [this.#board];
  }

  close(): void {
    this.#board.close();
  }

  #createBoard(): Board {
    const paint = () => [...this.#choiceButtons(), ...this.#buttons()];
    return new Board(this.#parts, this.#surface(), paint, fontPixels);
  }

  #choiceButtons(): BoardButton[] {
    return this.#rows.flatMap(inRow);
  }

  #buttons(): BoardButton[] {
    const { texts, onScenes, onHome, onLeave } = this.#parts;
    const own: Choice[] = [
      ...(onScenes ? [{ label: texts.rooms, sign: 'scenes' as const, press: onScenes }] : []),
      { label: texts.home, sign: 'home', press: onHome },
      { label: texts.leave, sign: 'leave', press: onLeave },
    ];
    return inRow(own, this.#rows.length);
  }

  /** Tilted towards the eyes; what is always there stays where it is, also below rows that come. */
  #surface(): Surface {
    const [x, y, z] = this.#head.position;
    const yaw = this.#yaw ?? this.#head.yaw;
    const looked = { yaw, pitch: -Math.atan2(below, ahead) };
    const more = this.#rows.length * rowHeight;
    const nearest = [x + Math.sin(yaw) * ahead, y - below, z - Math.cos(yaw) * ahead] as const;
    const middle = plus(nearest, scaled(axesOf(looked).up, (more / 2) * (breadth / width)));
    return placeSurface({ middle, looked, breadth, width, height: height + more, isFar: false });
  }
}

function rowsOf(choices: readonly Choice[]): (readonly Choice[])[] {
  const count = Math.ceil(choices.length / perRow);
  return Array.from({ length: count }, (_, row) => choices.slice(row * perRow, (row + 1) * perRow));
}

/** Buttons that share the breadth of the board. */
function inRow(choices: readonly Choice[], row: number): BoardButton[] {
  const each = (width - 2 * margin - gap * (choices.length - 1)) / choices.length;
  const place = { y: margin + row * rowHeight, width: each, height: buttonHeight };
  return choices.map((choice, index) => ({ ...choice, ...place, x: margin + index * (each + gap) }));
}
