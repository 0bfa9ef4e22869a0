/** The entry of a thread that decodes one HEIC picture and then goes, and with it all memory that the decoder took. */
/// <reference path="./libheif.d.ts" />
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import createLibHeif from 'libheif-js/libheif-wasm/libheif-bundle.js';
import { tiffHeader } from './tiff-header.ts';

/** What the thread is told. */
export interface HeicTask {
  path: string;
  /** Where the pixels are written, a TIFF. */
  file: string;
  width: number;
  height: number;
  /** Its colour profile. */
  profile: Uint8Array | null;
}

/** What it says at its end. */
export type HeicMessage = { kind: 'unpacked' } | { kind: 'damaged'; message: string };

const task = workerData as HeicTask;
const channel = await decode(task.path);
if (typeof channel === 'string') say({ kind: 'damaged', message: channel });
else if (channel.width !== task.width || channel.height !== task.height) {
  say({ kind: 'damaged', message: 'it is of another size than it says' });
} else {
  write(task, channel);
  say({ kind: 'unpacked' });
}

/** The pixels of the picture, upright as its container says, or what is wrong with it. */
async function decode(path: string) {
  const heif = createLibHeif();
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, readFileSync(path));
  if (read.code !== heif.heif_error_code.heif_error_Ok) return read.message ?? 'unreadable';
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (handle.code) return handle.message ?? 'no picture';
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const image = await heif.heif_js_decode_image2(handle, rgb, heif.heif_chroma.heif_chroma_interleaved_RGB);
  return image.channels?.[0] ?? image.message ?? 'no pixels';
}

function write({ file, profile, ...size }: HeicTask, channel: { stride: number; data: Uint8Array }): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, tiffHeader(size, profile));
    for (let y = 0; y < size.height; y++) {
      const row = channel.data.subarray(y * channel.stride, y * channel.stride + size.width * 3);
      for (let done = 0; done < row.length; ) done += writeSync(handle, row, done);
    }
  } finally {
    closeSync(handle);
  }
}

function say(message: HeicMessage): void {
  parentPort?.postMessage(message);
}
