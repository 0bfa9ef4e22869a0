/** Detects a file's kind by its first bytes; names and declared types are ignored. */
import type { FaultCode } from '@tourwright/api';
import { packedFacesType, readFaceHeader } from '@tourwright/tour/faces';
import { fault, type ImageFault, type Read } from './image-fault.ts';

/** What a file is by its first bytes. */
export interface FileKind {
  mime: string;
  /** Of the copy that is served when the bytes may stay as they are. */
  ending: string;
  family: 'picture' | 'audio' | 'video' | 'document';
  /** Only the cutter can show what is in it, so the copy that is served is drawn by it. */
  isForCutter?: boolean;
}

const picture = (ending: string): FileKind => ({
  mime: `image/${ending === 'jpg' ? 'jpeg' : ending}`,
  ending,
  family: 'picture',
});

/** Every kind of file that is taken, with its media type and the ending of its served copy. */
export const kinds = {
  jpeg: picture('jpg'),
  png: picture('png'),
  webp: picture('webp'),
  tiff: picture('tiff'),
  avif: picture('avif'),
  heic: { ...picture('heic'), isForCutter: true },
  /** In one file, as the editor packs them. */
  faces: {
    mime: packedFacesType,
    ending: 'tar',
    family: 'picture',
    isForCutter: true,
  },
  gif: picture('gif'),
  mp3: { mime: 'audio/mpeg', ending: 'mp3', family: 'audio' },
  ogg: { mime: 'audio/ogg', ending: 'ogg', family: 'audio' },
  wav: { mime: 'audio/wav', ending: 'wav', family: 'audio' },
  m4a: { mime: 'audio/mp4', ending: 'm4a', family: 'audio' },
  mp4: { mime: 'video/mp4', ending: 'mp4', family: 'video' },
  webm: { mime: 'video/webm', ending: 'webm', family: 'video' },
  pdf: { mime: 'application/pdf', ending: 'pdf', family: 'document' },
  vtt: { mime: 'text/vtt', ending: 'vtt', family: 'document' },
} as const satisfies Record<string, FileKind>;

/** As many bytes as `sniff` looks at. */
export const sniffBytes = 512;

/** Which part of the tour's folder takes which kinds. */
const accepted = {
  scene: [kinds.jpeg, kinds.png, kinds.webp, kinds.tiff, kinds.avif, kinds.heic, kinds.faces],
  picture: [kinds.jpeg, kinds.png, kinds.webp, kinds.tiff, kinds.avif, kinds.gif],
  audio: [kinds.mp3, kinds.ogg, kinds.wav, kinds.m4a],
  videos: [kinds.mp4, kinds.webm],
  brochures: [kinds.pdf],
  captions: [kinds.vtt],
} as const;

/** What `area` takes, as `parseSlug` names areas. */
function acceptedIn(area: string): readonly FileKind[] {
  return Object.hasOwn(accepted, area) ? accepted[area as keyof typeof accepted] : accepted.picture;
}

/** Whether a stored file is one that only the cutter can show. */
export function isForCutter(mime: string): boolean {
  return [kinds.heic, kinds.faces].some((kind) => kind.mime === mime);
}

/** What the file is that starts with `head`, or why that cannot be used in this area of a folder. */
export function sniff(head: Buffer, area: string): Read<FileKind> {
  const kind = kindOf(head);
  if (kind === null) return { ok: false, fault: fault(strangerOf(head), { area }) };
  if (acceptedIn(area).includes(kind)) return { ok: true, value: kind };
  if (kind === kinds.heic) return { ok: false, fault: fault('heic') };
  return { ok: false, fault: fault('wrong_kind', { kind: kind.mime, area }) };
}

/** Why a file need not be sent at all, by the type that its sender declares; null when it may be. */
export function refuseDeclared(mime: string, fileName: string, area: string): ImageFault | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const isHeic = /^image\/hei[cf]/.test(mime) || ['heic', 'heif'].includes(ending);
  if (isHeic && !acceptedIn(area).includes(kinds.heic)) return fault('heic');
  if (mime.startsWith('image/svg') || ending === 'svg') return fault('svg');
  if (mime.startsWith('text/') && mime !== 'text/vtt') return fault('text');
  return null;
}

function kindOf(head: Buffer): FileKind | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return kinds.jpeg;
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return kinds.png;
  if (/^RIFF.{4}WEBP/s.test(text)) return kinds.webp;
  if (['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].includes(text.slice(0, 4))) return kinds.tiff;
  if (/^GIF8[79]a/.test(text)) return kinds.gif;
  if (/^RIFF.{4}WAVE/s.test(text)) return kinds.wav;
  if (text.startsWith('OggS')) return kinds.ogg;
  if (/^(ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/.test(text)) return kinds.mp3;
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm')) return kinds.webm;
  if (text.startsWith('%PDF-')) return kinds.pdf;
  if (/^(\xef\xbb\xbf)?WEBVTT[ \t\r\n]/.test(text)) return kinds.vtt;
  if (readFaceHeader(head) !== null) return kinds.faces;
  return isoKindOf(text);
}

/** Files of ISO boxes are recognised by their brands. */
function isoKindOf(text: string): FileKind | null {
  const brands = brandsOf(text);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return kinds.avif;
  if (brands.some((brand) => /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(brand))) return kinds.heic;
  if (brands.some((brand) => /^M4[AB] $/.test(brand))) return kinds.m4a;
  if (brands.some((brand) => /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/.test(brand))) return kinds.mp4;
  return null;
}

function brandsOf(text: string): string[] {
  if (text.slice(4, 8) !== 'ftyp') return [];
  const length = Math.min(Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE(), text.length);
  return text.slice(8, length).match(/.{4}/gs) ?? [];
}

function strangerOf(head: Buffer): FaultCode {
  const text = head.toString('latin1');
  const starts = (...beginnings: string[]) => beginnings.some((beginning) => text.startsWith(beginning));
  if (head.length === 0) return 'empty';
  if (starts('version https://git-lfs')) return 'lfs_pointer';
  if (isSvg(text)) return 'svg';
  if (starts('BM') && head.length > 26) return 'bmp';
  if (starts('8BPS')) return 'psd';
  if (starts('#?RADIANCE', '#?RGBE', '\x76\x2f\x31\x01')) return 'hdr';
  if (starts('\xff\x0a', '\0\0\0\x0cJXL ')) return 'jxl';
  if (starts('PK\x03\x04', 'Rar!', '7z\xbc\xaf') || text.slice(257, 262) === 'ustar') return 'archive';
  return head.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13)
    ? 'text'
    : 'unknown_kind';
}

/** Its element may follow a declaration, a doctype and comments. */
function isSvg(text: string): boolean {
  return /^(\xef\xbb\xbf)?\s*(<[?!][^>]*>\s*)*<svg[\s>]/i.test(text);
}
