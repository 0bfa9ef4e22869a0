import { sayRefusal } from '../tiles/refusal-words.en.ts';
import { en, type ImageFault } from './messages.en.ts';
import { acceptedInWords, nameOfKind } from './sniff.ts';

const forms: Record<string, string> = {
  jpeg: 'progressive JPEG',
  png: 'interlaced PNG',
  tiff: 'TIFF in one piece',
  heif: 'AVIF or HEIC',
  webp: 'WebP',
  gif: 'GIF',
};

/** A fault in words for a person. Faults of earlier releases hold theirs in the parameter `text`. */
export function sayFault({ code, params }: ImageFault): string {
  if (typeof params.text === 'string') return params.text;
  const { reason = '', area, kind, form, bytes, mostBytes } = params;
  const values: Record<string, unknown> = {
    ...params,
    words: sayRefusal(String(reason), params),
    accepted: acceptedInWords(String(area ?? '')),
    kind: nameOfKind(String(kind ?? '')),
    form: forms[String(form)],
    size: sizeInWords(Number(bytes ?? 0)),
    limit: sizeInWords(Number(mostBytes ?? 0)),
  };
  // A code of another release says the least.
  const words = Object.hasOwn(en, code) ? en[code] : en.damaged;
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')).trim();
}

/** "12.3 MB". */
function sizeInWords(sizeBytes: number): string {
  return sizeBytes < 1e6
    ? `${Math.ceil(sizeBytes / 1e3)} kB`
    : `${(sizeBytes / 1e6).toFixed(1).replace(/\.0$/, '')} MB`;
}
