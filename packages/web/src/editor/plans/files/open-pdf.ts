/** Renders pages of a PDF: parsed in a worker, by a library that is loaded with the first document. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { UploadFault } from '../../upload/upload-fault.ts';

/** A PDF that is open for drawing its pages. */
export interface OpenPdf {
  pageCount: number;
  /** A page as a PNG whose longer side has this many pixels. Pages are counted from 1. */
  draw(page: number, edge: number): Promise<Blob>;
  close(): void;
}

/** A house has no more floors; a book is not a plan. */
const mostPages = 60;
const mostBytes = 100 * 1024 * 1024;

type PdfRead = { ok: true; pdf: OpenPdf } | { ok: false; fault: UploadFault };

/** Opens a document, or says why no floor can be made of it. */
export async function openPdf(file: Blob): Promise<PdfRead> {
  if (file.size > mostBytes) return refuse('plan-bytes', { megabytes: mostBytes / 1024 / 1024 });
  const data = new Uint8Array(await file.arrayBuffer());
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  GlobalWorkerOptions.workerPort = port;
  const opening = getDocument({ data, verbosity: 0 });
  const close = () => {
    void opening.destroy().finally(() => port.terminate());
  };
  try {
    const found = await opening.promise;
    if (found.numPages > mostPages) {
      close();
      return refuse('plan-pages', { count: found.numPages, most: mostPages });
    }
    const draw = async (number: number, edge: number) => {
      const page = await found.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: edge / Math.max(width, height) });
      const size = { width: Math.round(viewport.width), height: Math.round(viewport.height) };
      const canvas = Object.assign(document.createElement('canvas'), size);
      await page.render({ canvas, viewport, background: '#fff' }).promise;
      page.cleanup();
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error(`page ${number} could not be drawn`);
      return blob;
    };
    return { ok: true, pdf: { pageCount: found.numPages, draw, close } };
  } catch (cause) {
    close();
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    return refuse(isLocked ? 'plan-locked' : 'damaged');
  }
}

function refuse(code: UploadFault['code'], values: UploadFault['values'] = {}): PdfRead {
  return { ok: false, fault: { code, values } };
}
