/** Painting functions that hotspots, panels and menus share. */
import { type HotspotIconName, hotspotIcons } from '../../hotspots/button/icons.ts';

type Context = CanvasRenderingContext2D;

/** Signs that no hotspot has, by Tabler Icons (MIT licence), in a square of 24. */
const signs = {
  close: 'M18 6l-12 12 M6 6l12 12',
  play: 'M7 4v16l13 -8l-13 -8',
  pause: 'M6 5h4v14h-4z M14 5h4v14h-4z',
  scenes: 'M4 4h6v6h-6z M14 4h6v6h-6z M4 14h6v6h-6z M14 14h6v6h-6z',
  leave:
    'M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2 M9 12h12l-3 -3 M18 15l3 -3',
} as const;

/** A sign that is painted on a board: one of VR's own or a hotspot icon. */
export type Sign = keyof typeof signs | HotspotIconName;

/** Draws a sign with its middle there, its square `size` pixels wide, in the present stroke colour. */
export function paintSign(context: Context, sign: Sign, x: number, y: number, size: number): void {
  const path = sign in signs ? signs[sign as keyof typeof signs] : hotspotIcons[sign as HotspotIconName];
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(path));
  context.restore();
}

/** Fills a rectangle with round corners. */
export function paintPlate(
  context: Context,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/**
 * Paragraphs as lines that fit; an empty line is between paragraphs. Lines of their own stay so, and a word that is
 * too long is broken.
 */
export function wrapText(paragraphs: readonly string[], fits: (line: string) => boolean): string[] {
  return paragraphs.flatMap((paragraph, index) => {
    const lines = paragraph.split('\n').flatMap((line) => wrapLine(line, fits));
    return index > 0 ? ['', ...lines] : lines;
  });
}

function wrapLine(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line)) {
      const length = longestPiece(line, fits);
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  if (line) lines.push(line);
  return lines;
}

/** Lines in pages of this many, one page at least; what is empty between paragraphs is at no page's rim. */
export function pagesOf(lines: readonly string[], perPage: number): string[][] {
  const pages: string[][] = [];
  let start = 0;
  while (start < lines.length) {
    const page = lines.slice(start, start + perPage);
    start += page.length;
    if (page.at(-1) === '') page.pop();
    while (lines[start] === '') start++;
    pages.push(page);
  }
  return pages.length > 0 ? pages : [[]];
}

/** A text shortened to what fits, with dots in place of the rest. */
export function shorten(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  let end = text.length - 1;
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end--;
  return `${text.slice(0, end)}…`;
}

/** A text in this many lines at most; what does not fit into the last one ends with dots. */
export function fewLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines = wrapText([text], fits);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), fits)];
}

function longestPiece(text: string, fits: (line: string) => boolean): number {
  let length = text.length - 1;
  while (length > 1 && !fits(text.slice(0, length))) length--;
  return Math.max(1, length);
}
