/** The menu at one's feet: rooms, back to the start, out of VR. Who looks down finds it ahead. */
import { wrapAngle } from '@tourwright/tour/sphere';
import { Board, type BoardParts } from './board.ts';
import type { Head } from './eyes.ts';
import { placeSurface } from './placing.ts';
import type { Surface } from './surface.ts';
import type { Thing, ThingSource } from './thing.ts';
import type { VrTexts } from './vr-texts.ts';

const pixels = { width: 1024, height: 168 };
/** Metres. */
const breadth = 0.9;
const ahead = 0.95;
const below = 1.05;
/** It comes along when one has turned away so far, radians, unless one looks down at it. */
const slack = 0.6;
const lookedDown = -0.45;

interface FloorMenuParts extends BoardParts {
  texts: VrTexts;
  onRooms: () => void;
  onHome: () => void;
  onLeave: () => void;
}

export class FloorMenu implements ThingSource {
  readonly #board: Board;
  #yaw: number | null = null;

  constructor(parts: FloorMenuParts) {
    const { texts, onRooms, onHome, onLeave } = parts;
    const size = { y: 32, width: 304, height: 104 };
    this.#board = new Board(parts, surfaceAt({ position: [0, 0, 0], yaw: 0, pitch: 0 }, 0), () => [
      { ...size, x: 32, label: texts.rooms, sign: 'rooms', press: onRooms },
      { ...size, x: 360, label: texts.home, sign: 'home', press: onHome },
      { ...size, x: 688, label: texts.leave, sign: 'leave', press: onLeave },
    ]);
  }

  /** Keeps it before the feet. */
  follow(head: Head): void {
    const hasTurned = this.#yaw === null || Math.abs(wrapAngle(head.yaw - this.#yaw)) > slack;
    if (hasTurned && (this.#yaw === null || head.pitch > lookedDown)) this.#yaw = head.yaw;
    this.#board.place(surfaceAt(head, this.#yaw ?? head.yaw));
  }

  things(): Thing[] {
    return [this.#board];
  }

  close(): void {
    this.#board.close();
  }
}

/** Tilted towards the eyes. */
function surfaceAt({ position: [x, y, z] }: Head, yaw: number): Surface {
  return placeSurface({
    middle: [x + Math.sin(yaw) * ahead, y - below, z - Math.cos(yaw) * ahead],
    looked: { yaw, pitch: -Math.atan2(below, ahead) },
    breadth,
    ...pixels,
    isFar: false,
  });
}
