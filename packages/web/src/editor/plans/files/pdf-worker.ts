/** Parses documents in a worker. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
