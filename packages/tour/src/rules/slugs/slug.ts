/** Where files are: `{tourFolder}/{fileName}`, `{tourFolder}/{area}/{fileName}`, `users/{uid}/{fileName}`. */

const areas = [
  'Thumbnail',
  'floor-plans',
  'audio',
  'videos',
  'brochures',
  'logo',
  // Of hotspots: notes, galleries, products.
  'pictures',
  // WebVTT files of videos.
  'captions',
  // Of hotspots: their owner's own.
  'icons',
] as const;

/** Which part of the storage a slug is in. */
export type SlugArea = 'scene' | 'profile' | (typeof areas)[number];

/** What a slug consists of. */
export interface SlugParts {
  folder: 'tour' | 'users';
  /** The tour's id, or the user's. */
  owner: string;
  area: SlugArea;
  fileName: string;
}

/** The closed list of why a slug is refused. */
export const slugFaults = [
  'missing',
  'too_long',
  'no_folder',
  'too_many_parts',
  'no_user',
  'unknown_folder',
  'empty_part',
  'other_folder',
  'backslash',
  'control_characters',
  'not_unicode',
  'invisible_characters',
  'part_too_long',
] as const;
type SlugFault = (typeof slugFaults)[number];

/** The parts of a slug, or what is wrong with it. */
export type ParsedSlug = ({ ok: true } & SlugParts) | { ok: false; reason: SlugFault };

const emojiPattern = '\\p{RGI_Emoji}';
const maxBytes = 1024;
/** File systems hold names of 255 bytes; some are left for what storage adds. */
const maxPartBytes = 200;

/** The parts of a slug, or why it is refused. */
export function parseSlug(slug: string): ParsedSlug {
  if (byteLength(slug) > maxBytes) return refuse('too_long');
  const parts = slug.split('/');
  for (const part of parts) {
    const fault = faultOf(part);
    if (fault) return refuse(fault);
  }
  const [owner = '', second = '', third] = parts;
  if (parts.length < 2) return refuse('no_folder');
  if (parts.length > 3) return refuse('too_many_parts');
  if (owner === 'users') {
    if (third === undefined) return refuse('no_user');
    return { ok: true, folder: 'users', owner: second, area: 'profile', fileName: third };
  }
  if (third === undefined) return { ok: true, folder: 'tour', owner, area: 'scene', fileName: second };
  const area = areas.find((each) => each === second);
  if (!area) return refuse('unknown_folder');
  return { ok: true, folder: 'tour', owner, area, fileName: third };
}

/**
 * The one spelling of a slug that files are stored under: systems write accented letters as one character (NFC) or as
 * a letter and its accent (NFD), and both mean the same file.
 */
export function canonicalSlug(slug: string): string {
  return slug.normalize('NFC');
}

/** A tour's name as part of an address: decoration, only the id decides. */
export function tourSlug(tourName: string | undefined): string {
  const words = (tourName ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...(words?.join('-') ?? '')].slice(0, 80).join('') || 'tour';
}

function faultOf(part: string): SlugFault | null {
  if (part === '') return 'empty_part';
  if (part === '.' || part === '..') return 'other_folder';
  if (part.includes('\\')) return 'backslash';
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(part)) return 'control_characters';
  if (/\p{Surrogate}/u.test(part)) return 'not_unicode';
  if (hasInvisible(part)) return 'invisible_characters';
  if (byteLength(part) > maxPartBytes) return 'part_too_long';
  return null;
}

/**
 * Whether characters are in it that nobody sees: those that turn the direction of reading ("gpj.exe" for "exe.jpg"), and
 * those with which two names look the same. Within an emoji they have their place.
 */
function hasInvisible(part: string): boolean {
  const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
  // Created here, since it needs a newer browser than other code does.
  return invisible.test(part) && invisible.test(part.replace(new RegExp(emojiPattern, 'gv'), ''));
}

/** Bytes of the text in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function refuse(reason: SlugFault): ParsedSlug {
  return { ok: false, reason };
}
