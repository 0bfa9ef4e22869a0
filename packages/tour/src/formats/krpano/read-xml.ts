import { SaxesParser } from 'saxes';
import { type DocumentFault, refuseDocument } from '../imported-tour.ts';
import { textLimits } from '../text/limits.ts';
import { isUnsafeKey } from '../text/unsafe-key.ts';

/** An element of a document; names are in lower case, as krpano takes them. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Where its tag begins, from 1 on. */
  line: number;
  /** The address by which a document includes the file that it is in. */
  included?: string;
}

/** The root of an XML document, or the fault for which it cannot be read. */
export type ReadXml =
  | { ok: true; root: XmlElement }
  | { ok: false; fault: DocumentFault; params: Readonly<Record<string, string | number>> };

/** Thrown to leave the parser at once. */
class Stop extends Error {
  readonly fault: DocumentFault;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(fault: DocumentFault, params: Readonly<Record<string, string | number>> = {}) {
    super(fault);
    this.fault = fault;
    this.params = params;
  }
}

/** Reads elements and attributes. Nothing is fetched, and a document that declares entities is refused. */
export function readXml(text: string): ReadXml {
  if (text.length > textLimits.length) {
    return refuseDocument('too_large', { length: text.length, most: textLimits.length });
  }
  const document: XmlElement = { name: '', attributes: new Map(), children: [], line: 1 };
  const open = [document];
  let elements = 0;
  const marked = text.replace(/^\uFEFF/, '');
  const written = marked.trimStart();
  /** Lines before the first that the parser sees. */
  const skipped = marked.slice(0, marked.length - written.length).split('\n').length - 1;
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  parser.on('doctype', () => {
    throw new Stop('xml_entities');
  });
  parser.on('error', ({ message }) => {
    throw new Stop('malformed', { line: parser.line + skipped, reason: message.slice(0, 200) });
  });
  let line = 1;
  parser.on('opentagstart', () => {
    // The character behind the name is read already: it may be the end of the line.
    line = parser.line + skipped - (parser.column === 0 ? 1 : 0);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > textLimits.nesting) throw new Stop('too_deep', { most: textLimits.nesting });
    if (++elements > textLimits.values / 4)
      throw new Stop('too_many_values', { most: textLimits.values / 4 });
    const kept = Object.entries(attributes)
      .map(([key, value]) => [key.toLowerCase(), String(value)] as const)
      .filter(([key]) => !isUnsafeKey(key));
    const element: XmlElement = { name: name.toLowerCase(), attributes: new Map(kept), children: [], line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(written).close();
  } catch (error) {
    if (error instanceof Stop) return refuseDocument(error.fault, error.params);
    throw error;
  }
  const [root] = document.children;
  return root ? { ok: true, root } : refuseDocument('malformed');
}
