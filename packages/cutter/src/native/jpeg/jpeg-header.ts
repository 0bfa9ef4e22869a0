/** Reads the headers of a JPEG (ITU-T T.81, annex B), as far as jpeg-decoder.ts supports them. */

/** One colour of the picture. */
interface JpegComponent {
  /** Sampling factors: blocks of 8 by 8 samples in an MCU. */
  horizontal: number;
  vertical: number;
  /** Numbers of its tables. */
  quantization: number;
  dc: number;
  ac: number;
}

/** A baseline picture of one scan. */
export interface JpegHeader {
  width: number;
  height: number;
  /** One (grey) or three (Y, Cb, Cr). */
  components: JpegComponent[];
  /** 64 divisors each, in zigzag order. */
  quantizationTables: Map<number, Uint16Array>;
  /** Huffman tables: how many codes there are of each length (16 bytes), then their symbols. */
  dcTables: Map<number, Uint8Array>;
  acTables: Map<number, Uint8Array>;
  /** MCUs between restart markers; 0 when there are none. */
  restartInterval: number;
  /** Where the first byte of the pixels is. */
  dataAt: number;
}

/** Cameras put whole pictures before the picture. */
export const mostHeaderBytes = 1 << 22;

/** A header, that more bytes are needed, or that the picture is of another kind or damaged. */
export type HeaderAnswer = JpegHeader | 'more' | 'other';

const marker = { sof0: 0xc0, sof1: 0xc1, dht: 0xc4, soi: 0xd8, sos: 0xda, dqt: 0xdb, dri: 0xdd, app14: 0xee };

type Draft = Omit<JpegHeader, 'dataAt' | 'components'> & {
  parts: { id: number; horizontal: number; vertical: number; quantization: number }[];
  isOther: boolean;
};

/** Reads a header from a file's first bytes. */
export function readJpegHeader(bytes: Uint8Array): HeaderAnswer {
  if (bytes.length < 2) return 'more';
  if (bytes[0] !== 0xff || bytes[1] !== marker.soi) return 'other';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const draft = emptyDraft();
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    if (at + 4 > bytes.length) return 'more';
    const code = view.getUint8(at + 1);
    const end = at + 2 + view.getUint16(at + 2);
    if (view.getUint8(at) !== 0xff) return 'other';
    if (end > bytes.length) return 'more';
    const body = bytes.subarray(at + 4, end);
    try {
      if (code === marker.sos) return finish(draft, body, end);
      read(draft, code, body);
    } catch {
      // Shorter than it says.
      return 'other';
    }
    if (draft.isOther) return 'other';
    at = end;
  }
}

function emptyDraft(): Draft {
  const tables = { quantizationTables: new Map(), dcTables: new Map(), acTables: new Map() };
  return { width: 0, height: 0, restartInterval: 0, parts: [], isOther: false, ...tables };
}

function read(draft: Draft, code: number, body: Uint8Array): void {
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  if (code === marker.sof0 || code === marker.sof1) readFrame(draft, view);
  // Progressive, arithmetic, lossless and so on.
  else if (code > marker.sof1 && code <= 0xcf && code !== marker.dht) draft.isOther = true;
  else if (code === marker.dqt) readQuantizationTables(draft, view);
  else if (code === marker.dht) readHuffmanTables(draft, body);
  else if (code === marker.dri) draft.restartInterval = view.getUint16(0);
  // Adobe's word that three colours are RGB.
  else if (code === marker.app14 && isAdobe(body) && view.getUint8(11) === 0) draft.isOther = true;
}

function readFrame(draft: Draft, view: DataView): void {
  draft.height = view.getUint16(1);
  draft.width = view.getUint16(3);
  if (view.getUint8(0) !== 8) draft.isOther = true;
  for (let part = 0; part < view.getUint8(5); part++) {
    const [id, sampling, quantization] = [0, 1, 2].map((field) => view.getUint8(6 + part * 3 + field));
    const [horizontal, vertical] = [(sampling ?? 0) >> 4, (sampling ?? 0) & 15];
    draft.parts.push({ id: id ?? 0, horizontal, vertical, quantization: quantization ?? 0 });
  }
}

function readQuantizationTables({ quantizationTables }: Draft, view: DataView): void {
  for (let at = 0; at < view.byteLength; ) {
    const head = view.getUint8(at++);
    const [isWide, id] = [head >> 4 !== 0, head & 15];
    const table = new Uint16Array(64);
    for (let i = 0; i < 64; i++, at += isWide ? 2 : 1) {
      table[i] = isWide ? view.getUint16(at) : view.getUint8(at);
    }
    quantizationTables.set(id, table);
  }
}

function readHuffmanTables({ dcTables, acTables }: Draft, body: Uint8Array): void {
  for (let at = 0; at < body.length; ) {
    const head = body[at] ?? 0;
    const symbols = body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
    const table = body.subarray(at + 1, at + 17 + symbols);
    if (table.length !== 16 + symbols) throw new RangeError('A Huffman table is cut off');
    (head >> 4 === 0 ? dcTables : acTables).set(head & 15, table);
    at += 17 + symbols;
  }
}

function isAdobe(body: Uint8Array): boolean {
  return Buffer.from(body.subarray(0, 5)).toString('latin1') === 'Adobe';
}

/** All that was said, if the one scan that follows holds the whole picture. */
function finish({ parts, isOther: _, ...draft }: Draft, scan: Uint8Array, dataAt: number): HeaderAnswer {
  const view = new DataView(scan.buffer, scan.byteOffset, scan.length);
  const components = parts.map(({ id, ...part }, index) => {
    const tables = view.getUint8(2 + index * 2);
    const isSame = view.getUint8(1 + index * 2) === id;
    return isSame ? { ...part, dc: tables >> 4, ac: tables & 15 } : null;
  });
  const known = components.filter((part) => part !== null);
  const isWhole = known.length === parts.length && view.getUint8(0) === parts.length;
  const header = { ...draft, components: evenOut(known), dataAt };
  return isWhole && isReadable(header) ? header : 'other';
}

/** A single colour is not interleaved: its MCU is one block, whatever is said of it (A.2.2). */
function evenOut(components: JpegComponent[]): JpegComponent[] {
  return components.length === 1
    ? components.map((part) => ({ ...part, horizontal: 1, vertical: 1 }))
    : components;
}

/** Whether the picture is one that cameras and editors write: luma in up to 2 by 2 blocks, a block of each chroma. */
function isReadable({
  width,
  height,
  components,
  quantizationTables,
  dcTables,
  acTables,
}: JpegHeader): boolean {
  const [luma, ...chroma] = components;
  if (!luma || width === 0 || height === 0 || (chroma.length !== 0 && chroma.length !== 2)) return false;
  const areTablesThere = components.every(
    ({ quantization, dc, ac }) =>
      quantizationTables.has(quantization) && dcTables.has(dc) && acTables.has(ac),
  );
  const isOneOrTwo = (blocks: number) => blocks === 1 || blocks === 2;
  const areNumbered = components.every(({ quantization, dc, ac }) => Math.max(quantization, dc, ac) < 4);
  const isSampled = isOneOrTwo(luma.horizontal) && isOneOrTwo(luma.vertical);
  return (
    areTablesThere &&
    areNumbered &&
    isSampled &&
    chroma.every(({ horizontal, vertical }) => horizontal === 1 && vertical === 1)
  );
}
