/** The kind of a video or a sound: by its first bytes, as the server detects it, not its name. */
import type { UploadFault } from '../upload-fault.ts';

/** A video or a sound. */
export type MediaKind = 'film' | 'sound';

const maxBytes = 500 * 1024 * 1024;
const headBytes = 512;

/** Whether a video or sound can be played here, or why it cannot be taken. */
export type MediaCheck = { ok: true } | { ok: false; fault: UploadFault };

/** Whether a file is a video or a sound that the server takes, from its length and first bytes. */
export async function checkMedia(file: Blob, wanted: MediaKind): Promise<MediaCheck> {
  if (file.size === 0) return refuse('empty');
  if (file.size > maxBytes) return refuse('too-large', { megabytes: Math.ceil(file.size / 1024 / 1024) });
  try {
    const kind = await mediaKindOf(file);
    return kind === wanted ? { ok: true } : refuse(wanted === 'film' ? 'not-a-film' : 'not-a-sound');
  } catch {
    return refuse('unreadable');
  }
}

/** What a file is, or null when it is neither. Throws when it cannot be read. */
export async function mediaKindOf(file: Blob): Promise<MediaKind | null> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.includes('webm') ? 'film' : null;
  if (text.startsWith('OggS') || /^RIFF.{4}WAVE/s.test(text)) return 'sound';
  if (/^(ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/.test(text)) return 'sound';
  if (text.slice(4, 8) !== 'ftyp') return null;
  const length = new DataView(bytes.buffer).getUint32(0);
  const brands = text.slice(8, length).match(/.{4}/gs) ?? [];
  // Photos of this family (HEIC, AVIF) say so among their brands.
  if (brands.some((brand) => /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|avif|avis)$/.test(brand))) return null;
  if (brands.some((brand) => /^M4[AB] $/.test(brand))) return 'sound';
  return brands.some((brand) => /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/.test(brand)) ? 'film' : null;
}

function refuse(code: UploadFault['code'], values: UploadFault['values'] = {}): MediaCheck {
  return { ok: false, fault: { code, values } };
}
