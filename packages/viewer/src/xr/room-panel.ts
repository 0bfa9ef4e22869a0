/** All rooms to choose from, on a board. */

import type { VrTexts } from './vr-texts.ts';
import { Board, type BoardButton, type BoardParts } from './widgets/board.ts';
import type { Surface } from './widgets/surface.ts';
import type { Thing, ThingSource } from './widgets/thing.ts';

const width = 1024;
const headHeight = 130;
const rowHeight = 88;
const padding = 48;
const gap = 20;
const perPage = 10;

interface RoomPanelParts extends BoardParts {
  rooms: readonly { id: number; name: string }[];
  presentId: number | null;
  texts: VrTexts;
  surfaceOf: (width: number, height: number) => Surface;
  onRoom: (id: number) => void;
  onClose: () => void;
}

export class RoomPanel implements ThingSource {
  readonly #parts: RoomPanelParts;
  readonly #board: Board;
  #page: number;

  constructor(parts: RoomPanelParts) {
    this.#parts = parts;
    const present = parts.rooms.findIndex(({ id }) => id === parts.presentId);
    this.#page = Math.max(0, Math.floor(present / perPage));
    const rows = Math.ceil(Math.min(parts.rooms.length, perPage) / 2);
    const height = headHeight + rows * (rowHeight + gap) - gap + padding;
    this.#board = new Board(parts, parts.surfaceOf(width, height), (context) => this.#paint(context));
  }

  things(): Thing[] {
    return [this.#board];
  }

  close(): void {
    this.#board.close();
  }

  #paint(context: CanvasRenderingContext2D): BoardButton[] {
    const { texts, look, rooms, onClose } = this.#parts;
    context.font = `600 44px ${look.fontFamily}`;
    context.fillText(texts.rooms, padding, 78);
    const close = { x: width - 120, y: 24, width: 88, height: 76, label: texts.close, press: onClose };
    const pages = Math.ceil(rooms.length / perPage);
    const more: BoardButton[] = [];
    if (pages > 1) {
      const label = `${texts.next} (${texts.count(this.#page + 1, pages)})`;
      more.push({ x: width - 480, y: 24, width: 330, height: 76, label, press: () => this.#turn(pages) });
    }
    return [{ ...close, sign: 'close' }, ...more, ...this.#roomButtons()];
  }

  #turn(pages: number): void {
    this.#page = (this.#page + 1) % pages;
    this.#board.repaint();
  }

  #roomButtons(): BoardButton[] {
    const { rooms, presentId, onRoom } = this.#parts;
    const each = { width: (width - 2 * padding - gap) / 2, height: rowHeight };
    return rooms.slice(this.#page * perPage, (this.#page + 1) * perPage).map(({ id, name }, index) => ({
      ...each,
      x: padding + (index % 2) * (each.width + gap),
      y: headHeight + Math.floor(index / 2) * (rowHeight + gap),
      label: name,
      isMarked: id === presentId,
      press: () => onRoom(id),
    }));
  }
}
