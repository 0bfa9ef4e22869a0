/** What a hotspot opens, as a board in front of the visitor: text, pictures, a video, a sound. */

import { PlayingTexture } from '../scenes/playing-texture.ts';
import type { VrTexts } from '../vr-texts.ts';
import { Board, type BoardButton, type BoardParts } from '../widgets/board.ts';
import { fewLines, pagesOf, wrapText } from '../widgets/paint.ts';
import type { Surface } from '../widgets/surface.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';
import { plus, scaled } from '../widgets/vector.ts';
import type { VrContent } from './vr-content.ts';

const width = 1024;
const padding = 48;
/** The height of a title of one line; of each further one. */
const titleHeight = 120;
const titleLineHeight = 54;
const titleLines = 2;
const captionLineHeight = 38;
const pictureHeight = 560;
const lineHeight = 52;
const titleFont = '600 44px';
const textFont = '400 36px';
const captionFont = '400 28px';
const footerHeight = 132;
/** Below the text where there is no footer. */
const foot = 28;
const buttonHeight = 84;
/** What is said in a video, below it. */
const wordLines = 2;
const wordsHeight = wordLines * lineHeight + 8;

interface ContentPanelParts extends BoardParts {
  texts: VrTexts;
  /** Where a board of this many pixels is in front of the visitor. */
  surfaceOf: (width: number, height: number) => Surface;
  onClose: () => void;
  /** The rest is wanted on the page. */
  onPage: () => void;
}

/** A panel in VR with a hotspot's text, pictures and buttons, in pages. */
export class ContentPanel implements ThingSource {
  readonly #content: VrContent;
  readonly #parts: ContentPanelParts;
  readonly #pages: string[][];
  readonly #board: Board;
  readonly #heading: readonly string[];
  /** Where the title ends. */
  readonly #top: number;
  readonly #height: number;
  readonly #film: PlayingTexture | null;
  readonly #sound: HTMLAudioElement | null;
  readonly #pictures: HTMLImageElement[];
  #picture = 0;
  #page = 0;
  #isClosed = false;

  constructor(content: VrContent, parts: ContentPanelParts) {
    this.#content = content;
    this.#parts = parts;
    const { film, sound } = content;
    const hasPicture = content.pictures.length > 0 || film !== undefined;
    const isSilent = !hasPicture && !sound;
    const text = content.text.length > 0 || !isSilent ? content.text : [parts.texts.nothingHere];
    const fitting = measure(parts.look.fontFamily);
    this.#heading = fewLines(content.title, titleLines, fitting(titleFont, width - 210));
    this.#top = titleHeight + Math.max(0, this.#heading.length - 1) * titleLineHeight;
    this.#pages = pagesOf(wrapText(text, fitting(textFont, width - 2 * padding)), hasPicture ? 4 : 9);
    this.#pictures = content.pictures.map(({ url }) => this.#load(url));
    this.#film = film
      ? new PlayingTexture(parts.renderer, { ...film, muted: false }, () => this.#board.repaint())
      : null;
    this.#sound = sound ? createSound(sound, () => this.#board.repaint()) : null;
    const lines = Math.max(...this.#pages.map(({ length }) => length));
    const textHeight = lines > 0 ? lines * lineHeight + 24 : 0;
    const hasFooter = content.hasMoreOnPage || film || sound || this.#pages.length > 1;
    const pictures = hasPicture ? pictureHeight : 0;
    this.#height = this.#top + pictures + textHeight + (hasFooter ? footerHeight : foot);
    this.#board = new Board(parts, parts.surfaceOf(width, this.#height), (context) => this.#paint(context));
    this.#film?.setPlaying(true);
    this.#sound?.play().catch(() => undefined);
  }

  things(): Thing[] {
    return this.#film ? [this.#board, this.#videoThing(this.#film)] : [this.#board];
  }

  close(): void {
    this.#isClosed = true;
    this.#board.close();
    this.#film?.close();
    this.#sound?.pause();
  }

  #paint(context: CanvasRenderingContext2D): BoardButton[] {
    const { texts, look, onClose } = this.#parts;
    const { pictures } = this.#content;
    context.font = `${titleFont} ${look.fontFamily}`;
    this.#heading.forEach((line, index) => {
      context.fillText(line, padding, 78 + index * titleLineHeight);
    });
    const buttons: BoardButton[] = [
      {
        x: width - 120,
        y: 24,
        width: 88,
        height: 76,
        label: texts.close,
        sign: 'close',
        press: onClose,
      },
    ];
    let top = this.#top;
    if (pictures.length > 0) {
      this.#paintPicture(context, top);
      if (pictures.length > 1) buttons.push(...this.#pictureButtons(top));
    }
    if (this.#film) this.#paintWords(context, this.#film.words, top);
    if (pictures.length > 0 || this.#film) top += pictureHeight;
    context.font = `${textFont} ${look.fontFamily}`;
    (this.#pages[this.#page] ?? []).forEach((line, index) => {
      context.fillText(line, padding, top + (index + 1) * lineHeight);
    });
    return [...buttons, ...this.#footer()];
  }

  #paintPicture(context: CanvasRenderingContext2D, top: number): void {
    const picture = this.#pictures[this.#picture];
    const { caption, alt } = this.#content.pictures[this.#picture] ?? {};
    const { texts, look } = this.#parts;
    const count = this.#pictures.length;
    const words = [caption, count > 1 ? texts.count(this.#picture + 1, count) : '']
      .filter(Boolean)
      .join(' · ');
    context.save();
    context.font = `${captionFont} ${look.fontFamily}`;
    const fits = (line: string) => context.measureText(line).width < width - 2 * padding;
    const lines = fewLines(words, 2, fits);
    context.restore();
    const room = pictureHeight - (words ? 26 + lines.length * captionLineHeight : 16);
    if (picture?.complete && picture.naturalWidth > 0) {
      const { naturalWidth, naturalHeight } = picture;
      const scale = Math.min((width - 2 * padding) / naturalWidth, room / naturalHeight);
      const [w, h] = [naturalWidth * scale, naturalHeight * scale];
      context.drawImage(picture, (width - w) / 2, top + (room - h) / 2, w, h);
    } else if (alt) this.#paintAlt(context, alt, top + room / 2);
    context.save();
    context.globalAlpha = 0.8;
    context.font = `${captionFont} ${look.fontFamily}`;
    context.textAlign = 'center';
    lines.toReversed().forEach((line, index) => {
      context.fillText(line, width / 2, top + pictureHeight - 24 - index * captionLineHeight);
    });
    context.restore();
  }

  /** What a picture shows, where it has not come or never will. */
  #paintAlt(context: CanvasRenderingContext2D, alt: string, middle: number): void {
    context.save();
    context.font = `${textFont} ${this.#parts.look.fontFamily}`;
    context.textAlign = 'center';
    const lines = wrapText([alt], (line) => context.measureText(line).width < width - 260).slice(0, 8);
    lines.forEach((line, index) => {
      context.fillText(line, width / 2, middle + (index + 0.7 - lines.length / 2) * lineHeight);
    });
    context.restore();
  }

  /** What is being said in the video, below it. */
  #paintWords(context: CanvasRenderingContext2D, words: readonly string[], top: number): void {
    context.save();
    context.font = `${textFont} ${this.#parts.look.fontFamily}`;
    context.textAlign = 'center';
    const fits = (line: string) => context.measureText(line).width < width - 2 * padding;
    const lines = words.flatMap((line) => wrapText([line], fits));
    lines.slice(-wordLines).forEach((line, index) => {
      context.fillText(line, width / 2, top + pictureHeight - wordsHeight + (index + 0.8) * lineHeight);
    });
    context.restore();
  }

  #pictureButtons(top: number): BoardButton[] {
    const { texts } = this.#parts;
    const count = this.#pictures.length;
    const size = { y: top + (pictureHeight - 64 - buttonHeight) / 2, width: 84, height: buttonHeight };
    const isOnPicture = true;
    const step = (by: number) => () => {
      this.#picture = (this.#picture + by + count) % count;
      this.#board.repaint();
    };
    return [
      { ...size, x: padding / 2, label: texts.previous, sign: 'arrow-left', isOnPicture, press: step(-1) },
      {
        ...size,
        x: width - padding / 2 - 84,
        label: texts.next,
        sign: 'arrow-right',
        isOnPicture,
        press: step(1),
      },
    ];
  }

  #footer(): BoardButton[] {
    const { texts, onPage } = this.#parts;
    const wanted: Omit<BoardButton, 'x' | 'y' | 'width' | 'height'>[] = [];
    if (this.#content.hasMoreOnPage) wanted.push({ label: texts.onPage, isMarked: true, press: onPage });
    const medium = this.#film?.video ?? this.#sound;
    if (medium) wanted.push(this.#playButton(medium));
    const count = this.#pages.length;
    if (count > 1) {
      const label = `${texts.next} (${texts.count(this.#page + 1, count)})`;
      const press = () => {
        this.#page = (this.#page + 1) % count;
        this.#board.repaint();
      };
      wanted.push({ label, sign: 'arrow-right', press });
    }
    const gap = 24;
    const each = (width - 2 * padding - gap * (wanted.length - 1)) / Math.max(1, wanted.length);
    const y = this.#height - buttonHeight - 36;
    return wanted.map((button, index) => ({
      ...button,
      x: padding + index * (each + gap),
      y,
      width: each,
      height: buttonHeight,
    }));
  }

  #playButton(medium: HTMLMediaElement): Pick<BoardButton, 'label' | 'sign' | 'press'> {
    const { texts } = this.#parts;
    const press = () => {
      if (medium.paused) void medium.play().catch(() => undefined);
      else medium.pause();
      this.#board.repaint();
    };
    return medium.paused
      ? { label: texts.play, sign: 'play', press }
      : { label: texts.pause, sign: 'pause', press };
  }

  /** The video's own rectangle, a hair before the board. */
  #videoThing(film: PlayingTexture): Thing {
    const { plane } = this.#board.surface;
    const { videoWidth = 16, videoHeight = 9 } = film.video;
    const words = this.#content.film?.captions?.length ? wordsHeight : 0;
    const [roomWidth, roomHeight] = [width - 2 * padding, pictureHeight - 16 - words];
    const scale = Math.min(roomWidth / (videoWidth || 16), roomHeight / (videoHeight || 9));
    const [w, h] = [(videoWidth || 16) * scale, (videoHeight || 9) * scale];
    const [x, y] = [(width - w) / 2, this.#top + (roomHeight - h) / 2];
    const corner = plus(plane.corner, plus(scaled(plane.right, x), scaled(plane.down, y)));
    const surface = { plane: { ...plane, corner }, width: w, height: h, isFar: false };
    return { surface, texture: film.texture };
  }

  #load(url: string): HTMLImageElement {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.addEventListener('load', () => {
      if (!this.#isClosed) this.#board.repaint();
    });
    picture.src = url;
    return picture;
  }
}

/** Whether a line in some font fits into this many pixels. */
function measure(fontFamily: string): (font: string, pixels: number) => (line: string) => boolean {
  const context = document.createElement('canvas').getContext('2d');
  return (font, pixels) => (line) => {
    if (!context) return true;
    context.font = `${font} ${fontFamily}`;
    return context.measureText(line).width < pixels;
  };
}

/** `onChange` is called when it has started or stopped, also by itself. */
function createSound({ url, loop }: { url: string; loop: boolean }, onChange: () => void): HTMLAudioElement {
  const sound = new Audio();
  sound.crossOrigin = 'anonymous';
  sound.loop = loop;
  sound.src = url;
  sound.addEventListener('play', onChange);
  sound.addEventListener('pause', onChange);
  return sound;
}
