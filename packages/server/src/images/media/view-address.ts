/**
 * The address of a view of a panorama as one picture, below the panorama's own. It is signed: the server draws what it has
 * named itself, and nobody can have it draw other views.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SceneView } from '@tourwright/tour/document';
import type { MediaName } from './media-address.ts';

/** Rises when views would come out otherwise than before. */
const drawingVersion = 1;
const macLength = 24;
/** A hundredth of a degree. */
const hundredth = 100;

/** The folder in which drawn views of a panorama lie. */
export const viewFolder = 'view/';
const pattern =
  /^view\/(\d{1,5})_(-?\d{1,4})_(\d{3,5})_(\d{2,4})x(\d{2,4})(?:_c([\w-]{4,2400}))?_([0-9a-f]{24})\.(jpg|avif)$/;

/** What is written on a view. */
export interface CardWords {
  title: string;
  line: string;
  /** `#rrggbb`. */
  colour: string;
  /** Where the logo of the brand is in the storage; absent: there is none. */
  logo?: string;
}

/** A view, and as what picture it is wanted. */
export interface WantedView {
  /** Degrees. */
  view: SceneView;
  /** Pixels. */
  width: number;
  height: number;
  format: 'jpg' | 'avif';
  card?: CardWords;
}

/** Where the view is below the panorama's address. */
export function viewPath(name: MediaName, wanted: WantedView, secret: string): string {
  const { view, width, height, format, card } = wanted;
  // From 0 on: the name of a stored file begins with a letter or digit.
  const turned = ((view.yaw % 360) + 360) % 360;
  const [yaw, pitch, hfov] = [turned, view.pitch, view.hfov].map((angle) => Math.round(angle * hundredth));
  const written = card ? `_c${packed(card)}` : '';
  const words = `${yaw}_${pitch}_${hfov}_${width}x${height}${written}`;
  return `${viewFolder}${words}_${macOf(name, words, format, secret)}.${format}`;
}

/** What a path below a panorama's address asks for; null when it is not a view that we have named. */
export function readViewPath(name: MediaName, path: string, secret: string): WantedView | null {
  const match = pattern.exec(path);
  if (match === null) return null;
  const [, yaw, pitch, hfov, width, height, written, mac = '', format] = match;
  const words = `${yaw}_${pitch}_${hfov}_${width}x${height}${written ? `_c${written}` : ''}`;
  const isAvif = format === 'avif';
  const expected = Buffer.from(macOf(name, words, isAvif ? 'avif' : 'jpg', secret));
  if (!timingSafeEqual(expected, Buffer.from(mac))) return null;
  const degrees = (text = '') => Number(text) / hundredth;
  return {
    view: { yaw: degrees(yaw), pitch: degrees(pitch), hfov: degrees(hfov) },
    width: Number(width),
    height: Number(height),
    format: isAvif ? 'avif' : 'jpg',
    ...(written && { card: unpacked(written) }),
  };
}

/** The words of a card are in its address, which is longer than a stored file's name may be. */
export function storedViewPath(path: string): string {
  if (!path.includes('_c')) return path;
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 40);
  return `${viewFolder}${hash}${path.slice(path.lastIndexOf('.'))}`;
}

function packed({ title, line, colour, logo }: CardWords): string {
  const parts = [title, line, colour, ...(logo === undefined ? [] : [logo])];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Only of what was signed, so it has the shape that `packed` gave it. */
function unpacked(written: string): CardWords {
  const [title, line, colour, logo] = JSON.parse(Buffer.from(written, 'base64url').toString()) as [
    string,
    string,
    string,
    string?,
  ];
  return { title, line, colour, ...(logo === undefined ? {} : { logo }) };
}

function macOf({ key, revision }: MediaName, words: string, format: string, secret: string): string {
  const text = `view/${drawingVersion}/${key}/${revision}/${words}.${format}`;
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, macLength);
}
