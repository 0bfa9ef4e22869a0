/** The kind of a file for a hotspot: by its first bytes, as the server detects it, not its name. */

import type { UploadFault } from '../upload-fault.ts';
import { type MediaCheck, mediaKindOf } from './check-media.ts';
import { readHead } from './read-head.ts';
import { readPhoto } from './read-photo.ts';

/** What hotspots show, and the plans of floors. */
export type AttachedKind = 'picture' | 'film' | 'sound' | 'brochure' | 'captions' | 'plan';

/** The longer side of a floor plan: every visitor loads it whole. */
const mostPlanPixels = 10_000;

const maxBytes = 500 * 1024 * 1024;

const wrong = {
  picture: 'not-a-picture',
  film: 'not-a-film',
  sound: 'not-a-sound',
  brochure: 'not-a-brochure',
  captions: 'not-captions',
  plan: 'not-a-plan',
} as const satisfies Record<AttachedKind, UploadFault['code']>;

/** Whether a file is what is wanted, from its length and first bytes. */
export async function checkAttached(file: Blob, wanted: AttachedKind): Promise<MediaCheck> {
  const found = await readAttached(file);
  if (!found.ok) return found.fault.code === 'not-for-a-hotspot' ? refuse(wrong[wanted]) : found;
  if (wanted === 'plan' && found.kind === 'picture') return checkPlan(found.size);
  return found.kind === wanted ? { ok: true } : refuse(wrong[wanted]);
}

function checkPlan(size: { width: number; height: number } | null): MediaCheck {
  if (!size || Math.max(size.width, size.height) <= mostPlanPixels) return { ok: true };
  const { width, height } = size;
  return refuse('plan-pixels', { width, height, most: mostPlanPixels });
}

/** What a file is, how wide and high when that is known; or why no hotspot can be made of it. */
export async function readAttached(
  file: Blob,
): Promise<
  | { ok: true; kind: AttachedKind; size: { width: number; height: number } | null }
  | { ok: false; fault: UploadFault }
> {
  if (file.size === 0) return refuse('empty');
  if (file.size > maxBytes) return refuse('too-large', { megabytes: Math.ceil(file.size / 1024 / 1024) });
  const bytes = await readHead(file);
  if (!bytes) return refuse('unreadable');
  const head = readPhoto(bytes);
  if (head?.format === 'heic') return refuse('heic');
  if (head && head.format !== 'faces') {
    const { width, height } = head;
    return { ok: true, kind: 'picture', size: width && height ? { width, height } : null };
  }
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 16));
  if (/^GIF8[79]a/.test(text)) return known('picture');
  if (text.startsWith('%PDF-')) return known('brochure');
  if (/^(\xef\xbb\xbf|ï»¿)?WEBVTT([ \t\r\n]|$)/.test(text)) return known('captions');
  const media = await mediaKindOf(file);
  return media ? known(media) : refuse('not-for-a-hotspot');
}

const known = (kind: AttachedKind) => ({ ok: true as const, kind, size: null });

function refuse(code: UploadFault['code'], values: UploadFault['values'] = {}) {
  return { ok: false as const, fault: { code, values } };
}
