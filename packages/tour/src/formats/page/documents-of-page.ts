/** Finds where a web page may have its tour: inline texts and linked files. Nothing of it is run. */

export interface PageDocuments {
  /** What its relative addresses start from, where it says so. */
  base: string | null;
  /** Scripts that are in the page. */
  inline: string[];
  /** Configurations and XML documents that are named in scripts, addresses and frames. */
  documents: string[];
  /** Scripts that are beside it. */
  scripts: string[];
  /** Pages in frames. */
  frames: string[];
}

/** The most documents of each kind. */
const most = 20;
const longestTag = 4000;
/** What no tool writes a tour into: the tools themselves. */
const library =
  /^(?:pannellum|libpannellum|marzipano|three|jquery|bowser|screenfull|krpano|photo-sphere-viewer)[\w.-]*\.js$/i;
/** What may be an address: a word after a quotation mark or a sign of equality. */
const word = /["'=]([^"'\s<>=&]+)/g;
const ending = /\.(?:json|xml)$/i;
const longestAddress = 500;

/** Looks through the tags of a page. */
export function documentsOfPage(html: string): PageDocuments {
  const found: PageDocuments = { base: null, inline: [], documents: [], scripts: [], frames: [] };
  // As long as the page itself: some letters of other scripts become two in lower case.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (lower.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      if (end < 0) break;
      at = end;
      continue;
    }
    const name = /^<(script|iframe|base)[\s/>]/.exec(lower.slice(at, at + 8))?.[1];
    at++;
    if (name === undefined) continue;
    const end = endOfTag(html, at);
    if (end < 0) continue;
    const tag = html.slice(at, end);
    at = end;
    if (name === 'base') found.base ??= attribute(tag, 'href');
    if (name === 'iframe') readFrame(attribute(tag, 'src') ?? '', found);
    if (name !== 'script') continue;
    const close = lower.indexOf('</script', end);
    const text = html.slice(end + 1, close < 0 ? html.length : close);
    readScript(attribute(tag, 'src'), text, found);
    if (close < 0) break;
    at = close;
  }
  return found;
}

/** What the address of a viewer's page names: Pannellum's own page has `config=`, krpano's `xml=`. */
export function documentsOfAddress(address: string): string[] {
  const parts = address.split(/[?#&]/).slice(1);
  const [value] = parts.flatMap((part) => /^(?:config|xml)=(.+)$/i.exec(part)?.[1] ?? []);
  return value === undefined ? [] : [decoded(value)];
}

function readFrame(address: string, found: PageDocuments): void {
  if (address === '' || address.startsWith('data:')) return;
  add(found.frames, address);
}

function readScript(src: string | null, text: string, found: PageDocuments): void {
  if (src !== null) {
    const file =
      src
        .replace(/[?#].*$/s, '')
        .split('/')
        .at(-1) ?? '';
    if (!library.test(file)) add(found.scripts, src);
    return;
  }
  if (text.trim() === '') return;
  add(found.inline, text);
  for (const { 1: written = '', index } of text.matchAll(word)) {
    const address = documentAt(text, index + 1, written);
    if (address !== null) add(found.documents, address);
  }
}

/** The address of a JSON or XML document that a word begins, with its query. */
function documentAt(text: string, from: number, written: string): string | null {
  const [beforeQuery = ''] = written.split('?', 1);
  const path = ending.test(beforeQuery) ? beforeQuery : written;
  if (path.length > longestAddress || !ending.test(path)) return null;
  const query = /(?:\?[^"'\s<>&]{0,200})?(?=["'&\s]|$)/y;
  query.lastIndex = from + path.length;
  const found = query.exec(text);
  return found && path + found[0];
}

function add(list: string[], value: string): void {
  if (list.length < most && !list.includes(value)) list.push(value);
}

/** The end of the tag that begins there, ignoring `>` in quotes; -1 where it has none. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < Math.min(html.length, from + longestTag); at++) {
    const sign = html[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? null : value.replaceAll('&amp;', '&').trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
