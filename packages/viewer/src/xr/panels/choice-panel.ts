/** A board with pages of choices: all scenes, or what to place somewhere. */
import type { VrTexts } from '../vr-texts.ts';
import { Board, type BoardButton, type BoardParts } from '../widgets/board.ts';
import type { Surface } from '../widgets/surface.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';

const width = 1024;
const headHeight = 130;
const rowHeight = 88;
const padding = 48;
const gap = 20;
const perPage = 10;

interface ChoicePanelParts<Id> extends BoardParts {
  title: string;
  choices: readonly { id: Id; name: string }[];
  /** The one that is so already, if any. */
  markedId: Id | null;
  texts: VrTexts;
  surfaceOf: (width: number, height: number) => Surface;
  onChoose: (id: Id) => void;
  onClose: () => void;
}

/** A panel in VR with choices in pages, of which one may be marked. */
export class ChoicePanel<Id> implements ThingSource {
  readonly #parts: ChoicePanelParts<Id>;
  readonly #board: Board;
  #page: number;

  constructor(parts: ChoicePanelParts<Id>) {
    this.#parts = parts;
    const marked = parts.choices.findIndex(({ id }) => id === parts.markedId);
    this.#page = Math.max(0, Math.floor(marked / perPage));
    const rows = Math.ceil(Math.min(parts.choices.length, perPage) / 2);
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
    const { title, texts, look, choices, onClose } = this.#parts;
    context.font = `600 44px ${look.fontFamily}`;
    context.fillText(title, padding, 78);
    const close = { x: width - 120, y: 24, width: 88, height: 76, label: texts.close, press: onClose };
    const pages = Math.ceil(choices.length / perPage);
    const more: BoardButton[] = [];
    if (pages > 1) {
      const label = `${texts.next} (${texts.count(this.#page + 1, pages)})`;
      more.push({ x: width - 480, y: 24, width: 330, height: 76, label, press: () => this.#turn(pages) });
    }
    return [{ ...close, sign: 'close' }, ...more, ...this.#choiceButtons()];
  }

  #turn(pages: number): void {
    this.#page = (this.#page + 1) % pages;
    this.#board.repaint();
  }

  #choiceButtons(): BoardButton[] {
    const { choices, markedId, onChoose } = this.#parts;
    const each = { width: (width - 2 * padding - gap) / 2, height: rowHeight };
    return choices.slice(this.#page * perPage, (this.#page + 1) * perPage).map(({ id, name }, index) => ({
      ...each,
      x: padding + (index % 2) * (each.width + gap),
      y: headHeight + Math.floor(index / 2) * (rowHeight + gap),
      label: name,
      isMarked: id === markedId,
      press: () => onChoose(id),
    }));
  }
}
