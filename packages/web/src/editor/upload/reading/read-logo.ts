/** Converts a logo for storage: an SVG is rasterised, since it might contain scripts. */

import type { UploadFault } from '../upload-fault.ts';
import { readPhoto } from './read-photo.ts';

type LogoRead = { ok: true; file: File } | { ok: false; fault: UploadFault };

/** Longer side of a painted drawing in pixels, as sharp as the cutter takes it. */
const paintedEdge = 1024;
const headBytes = 64 * 1024;
const mostDrawingBytes = 5 * 1024 * 1024;
/** Browsers may not decode the others; the server does. */
const decodable = ['jpeg', 'png', 'webp', 'avif'];

/** Reads a file that is to be a logo, or says why it cannot be one. */
export async function readLogo(file: File, drawnEdge = paintedEdge): Promise<LogoRead> {
  if (file.size === 0) return refuse('empty');
  const head = await bytesOf(file.slice(0, headBytes));
  if (!head) return refuse('unreadable');
  const format = readPhoto(head)?.format;
  if (format === 'faces' || (!format && !isDrawing(head))) return refuse('not-a-logo');
  if (!format) return readDrawing(file, drawnEdge);
  if (decodable.includes(format) && !(await isWhole(file))) return refuse('damaged');
  return { ok: true, file };
}

function isDrawing(head: Uint8Array): boolean {
  return /<svg[\s>]/i.test(new TextDecoder().decode(head));
}

/** Longer side of an icon in pixels: every visitor loads it, and it is seen small. */
const iconEdge = 256;

/** Reads a file that is to be an icon, as small as it is shown, or says why it cannot be one. */
export async function readIcon(file: File): Promise<LogoRead> {
  const read = await readLogo(file, iconEdge);
  if (!read.ok || read.file !== file) return read;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return refuse('not-a-logo');
  const scale = Math.min(1, iconEdge / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const painted = await paint(bitmap, width, height, file.name);
  bitmap.close();
  return painted;
}

/** Whether the browser can show a picture. */
export async function isWhole(file: File): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  return bitmap !== null;
}

/** A drawing as `<img>` shows it, which runs and fetches nothing; its longer side gets this many pixels. */
export async function readDrawing(file: File, edge: number): Promise<LogoRead> {
  const drawing = file.size <= mostDrawingBytes ? sizedDrawing(await file.text(), edge) : null;
  if (!drawing) return refuse('not-a-logo');
  const { text, width, height } = drawing;
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await paint(image, width, height, file.name);
  } catch {
    return refuse('not-a-logo');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The picture in that size, as PNG. */
async function paint(
  picture: CanvasImageSource,
  width: number,
  height: number,
  fileName: string,
): Promise<LogoRead> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const painted = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!painted) return refuse('not-a-logo');
  const name = `${fileName.replace(/\.[a-z0-9]{2,5}$/i, '')}.png`;
  return { ok: true, file: new File([painted], name, { type: 'image/png' }) };
}

/** A drawing with the size that it is to be painted in; null when the text is not one. Without a size, browsers differ. */
export function sizedDrawing(
  text: string,
  edge = paintedEdge,
): { text: string; width: number; height: number } | null {
  const page = new DOMParser().parseFromString(withoutReports(text), 'image/svg+xml');
  const root = page.documentElement;
  if (root.localName !== 'svg' || page.querySelector('parsererror')) return null;
  const [, , boxWidth, boxHeight] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const size = (name: string) =>
    Number.parseFloat(/^[\d.]+(px)?$/.exec(root.getAttribute(name) ?? '')?.[0] ?? '');
  const [ownWidth, ownHeight] = [size('width'), size('height')];
  const wide = boxWidth || ownWidth || paintedEdge;
  const high = boxHeight || ownHeight || paintedEdge;
  // What is larger or smaller than it was drawn needs to know how large that was.
  if (!boxWidth) root.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  const scale = edge / Math.max(wide, high);
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { text: withStyles(new XMLSerializer().serializeToString(page)), width, height };
}

/**
 * The page's policy reports every handler and every style of a document that is parsed: handlers, which would never run, are
 * left out, and styles have another name until `withStyles`.
 */
function withoutReports(text: string): string {
  return text
    .replace(/<!ATTLIST[^<>]*>/g, '')
    .replace(/\son[a-z]+\s*=\s*("[^"<]*"|'[^'<]*')/gi, '')
    .replace(/(<\/?(?:[\w-]+:)?|\s)style(?=[\s=>/])/g, '$1tourwright-style');
}

function withStyles(text: string): string {
  return text.replace(/(<\/?(?:[\w-]+:)?|\s)tourwright-style(?=[\s=>/])/g, '$1style');
}

async function bytesOf(part: Blob): Promise<Uint8Array | null> {
  const buffer = await part.arrayBuffer().catch(() => null);
  return buffer && new Uint8Array(buffer);
}

function refuse(code: UploadFault['code']): LogoRead {
  return { ok: false, fault: { code, values: {} } };
}
