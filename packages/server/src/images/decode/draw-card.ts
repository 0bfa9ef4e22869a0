/**
 * Writes a title and a line on a view of a tour, and puts the logo of its brand above. Pango sets the texts: it breaks lines, shapes letters and knows both
 * directions of writing. Its markup is escaped, so that words are only words.
 */
import { createRequire } from 'node:module';
import sharp, { type CreateText, type OverlayOptions } from 'sharp';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import type { TaskOf } from './decode-tasks.ts';

const { resolve } = createRequire(import.meta.url);
const margin = 64;
const barHeight = 8;
const gap = 18;
const quality = 84;
/** The largest logo, and the plate around it. Pixels. */
const logoBox = { width: 240, height: 96 };
const platePadding = 16;
const plateRadius = 12;

/** How a text is set: the most lines that it has room for, then it is made smaller. Pixels. */
interface Style {
  font: string;
  fontfile: string;
  size: number;
  mostHeight: number;
}

const titleStyle: Style = {
  font: 'DejaVu Sans Bold',
  fontfile: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  size: 58,
  mostHeight: 214,
};
const lineStyle: Style = {
  font: 'DejaVu Sans',
  fontfile: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  size: 30,
  mostHeight: 80,
};
const rightToLeft = /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]$/u;

interface SetText {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The picture as a JPEG with the words at its foot, at the side where their writing begins. */
export async function drawCard({ picture, title, line, colour, logo }: TaskOf<'card'>): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const room = width - 2 * margin;
  const [head, foot] = [await setText(title, titleStyle, room), await setText(line, lineStyle, room)];
  const isRightToLeft = startsRight(title) ?? startsRight(line) ?? false;
  const leftOf = (wide: number) => (isRightToLeft ? width - margin - wide : margin);
  const layers: OverlayOptions[] = [shade(width, height)];
  let bottom = height - margin;
  for (const text of [foot, head]) {
    if (!text) continue;
    bottom -= text.height;
    layers.push({ input: text.bytes, left: leftOf(text.width), top: Math.max(0, bottom) });
    bottom -= gap;
  }
  const bar = { create: { width: 88, height: barHeight, channels: 3, background: colour } } as const;
  if (head || foot) layers.push({ input: bar, left: leftOf(88), top: Math.max(0, bottom - barHeight) });
  const plate = logo ? await logoPlate(logo) : null;
  if (plate) layers.push({ input: plate.bytes, left: leftOf(plate.width), top: margin });
  return sharp(picture).composite(layers).jpeg({ quality }).toBuffer();
}

/** The logo on a light plate, on which dark and light ones were made to stand; null where it cannot be read. */
async function logoPlate(logo: Uint8Array): Promise<SetText | null> {
  const options = { fit: 'inside', withoutEnlargement: true, ...logoBox } as const;
  const drawn = await sharp(logo)
    .resize(options)
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (drawn === null) return null;
  const [width, height] = [drawn.info.width + 2 * platePadding, drawn.info.height + 2 * platePadding];
  const bytes = await sharp(roundedPlate(width, height), { raw: { width, height, channels: 4 } })
    .composite([{ input: drawn.data, left: platePadding, top: platePadding }])
    .png()
    .toBuffer();
  return { bytes, width, height };
}

/** White pixels with rounded corners: the process that draws has no SVG. */
function roundedPlate(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4, 255);
  const beyond = (at: number, size: number) =>
    Math.max(0, plateRadius - at - 0.5, at + 0.5 - (size - plateRadius));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const far = Math.hypot(beyond(column, width), beyond(row, height)) - plateRadius;
      pixels[(row * width + column) * 4 + 3] = Math.round(240 * Math.min(1, Math.max(0, 0.5 - far)));
    }
  }
  return pixels;
}

async function setText(words: string, { font, fontfile, size, mostHeight }: Style, width: number) {
  const text = plainWords(words);
  if (text === '') return null;
  const markup = `<span foreground="white">${escapeHtml(text)}</span>`;
  const shared = { text: markup, fontfile, width, rgba: true, wrap: 'word-char' } as const;
  const set = await rendered({ ...shared, font: `${font} ${size}`, dpi: 72 });
  // In a box it is made as large as there is room for.
  return set.height <= mostHeight ? set : rendered({ ...shared, font, height: mostHeight });
}

async function rendered(text: CreateText): Promise<SetText> {
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** One paragraph, without what would turn the writing of the words after it. */
function plainWords(words: string): string {
  return words
    .replace(/\p{Cs}/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a text begins at the right, by its first letter; null for one without letters. */
function startsRight(text: string): boolean | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? null : rightToLeft.test(letter);
}

/** Darkens the foot, so that white words are read on any picture. */
function shade(width: number, height: number): OverlayOptions {
  const pixels = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row++) {
    const depth = Math.max(0, (row / height - 0.25) / 0.75);
    const alpha = Math.round(225 * Math.sqrt(depth) * depth ** 0.3);
    for (let column = 0; column < width; column++) pixels[(row * width + column) * 4 + 3] = alpha;
  }
  return { input: pixels, raw: { width, height, channels: 4 }, left: 0, top: 0 };
}
