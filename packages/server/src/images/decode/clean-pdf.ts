import { readFile, writeFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { UnreadablePicture } from '@tourwright/cutter/server';
import { keptOfJpeg } from '../clean/clean-jpeg.ts';
import type { TaskOf } from './decode-tasks.ts';

/** What programs and people leave of themselves at any object. */
const personal = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name));
/** And at notes on a page: who wrote them, and when. */
const ofNotes = ['T', 'CreationDate', 'M'].map((name) => PDFName.of(name));
const [rect, subtype, widget] = [PDFName.of('Rect'), PDFName.of('Subtype'), PDFName.of('Widget')];
const [filter, dct] = [PDFName.of('Filter'), PDFName.of('DCTDecode')];

/** Writes a PDF without author, program, dates, XMP, and what no page shows any more; photos in it lose their EXIF. */
export async function cleanPdf({ path, to }: TaskOf<'document'>): Promise<null> {
  const bytes = await readFile(path);
  await writeFile(to, await cleaned(bytes));
  return null;
}

async function cleaned(bytes: Buffer): Promise<Uint8Array> {
  try {
    // Many are encrypted with an empty password, so that they can be read by all.
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      password: '',
      throwOnInvalidObject: true,
    });
    // The reader makes something of anything.
    if (document.getPageCount() === 0) throw new Error('It has no page');
    const { context } = document;
    const seen = new Set<PDFObject>();
    delete context.trailerInfo.Info;
    delete context.trailerInfo.ID;
    visit(document, context.trailerInfo.Root, seen);
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      // What an earlier version had, and what only the removed parts named.
      if (!seen.has(ref)) context.delete(ref);
      else if (object instanceof PDFRawStream && isJpeg(object)) {
        context.assign(ref, PDFRawStream.of(object.dict, await cleanPhoto(object.contents)));
      }
    }
    return await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  } catch (error) {
    throw new UnreadablePicture(error instanceof Error ? error.message : String(error));
  }
}

/** Goes through all that is shown, without its personal parts, and remembers what it has seen. */
function visit({ context }: PDFDocument, root: PDFObject | undefined, seen: Set<PDFObject>): void {
  const waiting = root ? [root] : [];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFRef) {
      const found = context.lookup(object);
      if (found) waiting.push(found);
    } else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict || object instanceof PDFStream) {
      const dict = object instanceof PDFStream ? object.dict : object;
      for (const name of isNote(dict) ? [...personal, ...ofNotes] : personal) dict.delete(name);
      for (const value of dict.values()) waiting.push(value);
    }
  }
}

/** It is somewhere on a page, and is not a field of a form, whose name is there too. */
function isNote(dict: PDFDict): boolean {
  return dict.has(rect) && dict.has(subtype) && dict.get(subtype) !== widget;
}

function isJpeg({ dict }: PDFRawStream): boolean {
  return dict.get(filter) === dct;
}

async function cleanPhoto(contents: Uint8Array): Promise<Uint8Array> {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  const kept = await keptOfJpeg({
    size: bytes.length,
    reads: 0,
    read: async (position, length) => bytes.subarray(position, position + length),
  });
  return kept === null ? contents : Buffer.concat(kept.map(({ start, end }) => bytes.subarray(start, end)));
}
