import type { UploadFault } from '../upload-fault.ts';
import { readHead } from './read-head.ts';
import { type PhotoHead, readPhoto } from './read-photo.ts';

/** Limits of the product, said before an upload starts. */
const uploadLimits = {
  maxBytes: 500 * 1024 * 1024,
  maxWidth: 32_768,
  maxHeight: 16_384,
  /** A progressive JPEG must be held whole to decode. */
  maxProgressiveWidth: 16_384,
  maxProgressiveHeight: 8_192,
  maxHeicWidth: 8_192,
  maxHeicHeight: 4_096,
} as const;

/** What a camera says of a photo may be behind its pixels. */
const mostSearchedBytes = 50 * 1024 * 1024;

/** What was read of a photo's head, or why it cannot be taken. */
export type FileCheck = { ok: true; head: PhotoHead } | { ok: false; fault: UploadFault };

/** Whether a file can become a scene, from its length and first bytes. */
export async function checkFile(file: Blob): Promise<FileCheck> {
  if (file.size === 0) return refuse('empty');
  const bytes = await readHead(file);
  if (!bytes) return refuse('unreadable');
  const head = readPhoto(bytes);
  if (!head) return refuse('not-a-photo');
  if (file.size > uploadLimits.maxBytes) {
    return refuse('too-large', { megabytes: Math.ceil(file.size / 1024 / 1024) });
  }
  const isWhole = file.size <= bytes.length;
  if (isWhole && head.format === 'jpeg' && head.width === null) return refuse('damaged');
  if (head.format === 'heic' && !(await isAround(file, head))) {
    return refuse('not-around', { width: String(head.width), height: String(head.height) });
  }
  return checkPixels(head);
}

/** A HEIC counts as a panorama by its shape, on its side too, or by what it says of itself. Others may be cubes or two eyes. */
async function isAround(file: Blob, { width, height }: PhotoHead): Promise<boolean> {
  if (width === null || height === null || file.size > mostSearchedBytes) return true;
  if (Math.max(width, height) >= 1.98 * Math.min(width, height)) return true;
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return text.includes('GPano');
}

function checkPixels(head: PhotoHead): FileCheck {
  const { width, height } = head;
  const { maxWidth, maxHeight } = mostPixels(head);
  if (width !== null && height !== null && (width > maxWidth || height > maxHeight)) {
    const [w, h] = [String(width), String(height)];
    return refuse('too-many-pixels', {
      width: w,
      height: h,
      maxWidth: String(maxWidth),
      maxHeight: String(maxHeight),
    });
  }
  return { ok: true, head };
}

function mostPixels({ format, isProgressive }: PhotoHead): { maxWidth: number; maxHeight: number } {
  const limits = uploadLimits;
  if (format === 'heic') return { maxWidth: limits.maxHeicWidth, maxHeight: limits.maxHeicHeight };
  if (isProgressive) return { maxWidth: limits.maxProgressiveWidth, maxHeight: limits.maxProgressiveHeight };
  return limits;
}

function refuse(code: UploadFault['code'], values: UploadFault['values'] = {}): FileCheck {
  return { ok: false, fault: { code, values } };
}
