import {
  documentsOfAddress,
  documentsOfPage,
  includesOf,
  type ReadResult,
  readTour,
} from '@tourwright/tour/formats';
import { TransferFault } from '../transfer-fault.ts';
import type { Downloads, FetchedText } from './downloads.ts';
import { pathOf } from './path-of.ts';

/** A tour's document that was found on the web, and kept among what was fetched. */
export interface FoundDocument {
  tour: Extract<ReadResult, { ok: true }>;
  /** What its addresses start from. */
  base: URL;
  path: string;
}

/** Tries of one address, those of pages in frames among them. */
const mostTried = 40;
const mostIncluded = 50;

/**
 * The tour at an address: the document itself, or the one that its page holds, names, or shows in a frame. Throws a
 * `TransferFault` where there is none.
 */
export async function findDocument(downloads: Downloads, first: FetchedText): Promise<FoundDocument> {
  const tries = { left: mostTried, fault: null as Extract<ReadResult, { ok: false }> | null };
  const search = openSearch(downloads, tries);
  const found = await search(first, true);
  if (found !== null) return found;
  const { fault } = tries;
  throw fault === null ? new TransferFault('address_no_tour') : new TransferFault(fault.fault, fault.params);
}

interface Tries {
  left: number;
  /** Of what nearly was a tour. */
  fault: Extract<ReadResult, { ok: false }> | null;
}

function openSearch(downloads: Downloads, tries: Tries) {
  const attempt = async (text: string, base: URL, path: string): Promise<FoundDocument | null> => {
    const included = await includesAround(downloads, text, base);
    const tour = readTour(text, included);
    if (tour.ok) {
      await downloads.keep(path, Buffer.from(text));
      return { tour, base, path };
    }
    if (tour.fault !== 'not_this_tool' && tour.fault !== 'no_literal') tries.fault ??= tour;
    return null;
  };
  /** Null when it is not there: a page may name much. */
  const fetched = async (address: string, base: URL): Promise<FetchedText | null> => {
    const url = URL.parse(address, base.href);
    if (url === null || tries.left-- <= 0) return null;
    try {
      return await downloads.text(url);
    } catch (error) {
      if (error instanceof TransferFault && isOfOneAddress(error)) return null;
      throw error;
    }
  };
  const search = async (found: FetchedText, mayFrame: boolean): Promise<FoundDocument | null> => {
    const text = textOf(found.bytes);
    for (const address of documentsOfAddress(found.url.href)) {
      const named = await fetched(address, found.url);
      const made =
        named && (await attempt(textOf(named.bytes), named.url, pathWith(named.url, textOf(named.bytes))));
      if (made) return made;
    }
    if (!isPage(found.type, text)) return attempt(text, found.url, pathWith(found.url, text));
    const page = documentsOfPage(text);
    const base = baseOf(page.base, found.url);
    for (const script of page.inline) {
      const made = await attempt(script, base, pathOf(new URL('data.js', base)));
      if (made) return made;
    }
    for (const address of page.documents) {
      const named = await fetched(address, base);
      const made =
        named && (await attempt(textOf(named.bytes), named.url, pathWith(named.url, textOf(named.bytes))));
      if (made) return made;
    }
    for (const address of page.scripts) {
      // What a script names is beside its page.
      const named = await fetched(address, base);
      const made = named && (await attempt(textOf(named.bytes), base, pathOf(new URL('data.js', base))));
      if (made) return made;
    }
    for (const address of mayFrame ? page.frames : []) {
      const url = URL.parse(address, base.href);
      const framed = await fetched(address, base);
      // The part behind `#` is not sent, and says which tour a viewer shows.
      const made = framed && url && (await search({ ...framed, url: withHash(framed.url, url.hash) }, false));
      if (made) return made;
    }
    return null;
  };
  return search;
}

/** What the addresses of a page start from; one that leads out of the web counts for nothing, as in browsers. */
function baseOf(written: string | null, page: URL): URL {
  const base = written === null ? null : URL.parse(written, page.href);
  return base !== null && /^https?:$/.test(base.protocol) ? base : page;
}

/** The files that an XML document includes, each kept where its address leads. */
async function includesAround(downloads: Downloads, text: string, base: URL): Promise<Map<string, string>> {
  const included = new Map<string, string>();
  const waiting = /^\uFEFF?\s*</.test(text) ? includesOf(text) : [];
  for (let name = waiting.pop(); name !== undefined && included.size < mostIncluded; name = waiting.pop()) {
    const url = URL.parse(name.replace(/%[A-Z]+%\/?/gi, ''), base.href);
    if (url === null || included.has(name)) continue;
    try {
      const { bytes } = await downloads.text(url);
      await downloads.keep(pathOf(url), bytes);
      included.set(name, textOf(bytes));
      waiting.push(...includesOf(textOf(bytes)));
    } catch (error) {
      if (!(error instanceof TransferFault) || !isOfOneAddress(error)) throw error;
    }
  }
  return included;
}

/** The reader looks at names' endings. */
function pathWith(url: URL, text: string): string {
  const path = pathOf(url);
  if (/\.(?:json|xml|js)$/i.test(path)) return path;
  return `${path}.${/^\uFEFF?\s*</.test(text) ? 'xml' : /^\uFEFF?\s*[{[]/.test(text) ? 'json' : 'js'}`;
}

function isPage(type: string, text: string): boolean {
  if (/^\s*(?:application|text)\/(?:json|xml|javascript)/i.test(type)) return false;
  // Servers send any file with the type of a page.
  if (/^\uFEFF?\s*<(?:\?xml|krpano|!doctype (?!html))/i.test(text)) return false;
  return /^\uFEFF?\s*<(?:!doctype html|html|head|!--)/i.test(text) || /^\s*text\/html/i.test(type);
}

function isOfOneAddress({ code }: TransferFault): boolean {
  return code.startsWith('address_') && code !== 'address_too_many' && code !== 'address_too_large';
}

function withHash(url: URL, hash: string): URL {
  const made = new URL(url);
  made.hash = hash;
  return made;
}

/** UTF-8, or UTF-16 with its mark. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
