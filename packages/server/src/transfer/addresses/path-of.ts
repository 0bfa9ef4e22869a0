/** In bytes. Longer names are not stored by common file systems, with an ending put to them, nor longer paths within a folder. */
const longestPart = 240;
const longestPath = 900;

/**
 * Where a file of the web is among those that were fetched: its host, then its path; the query is left away. Of a path that
 * is too long the last folders are kept, by which files are found too.
 */
export function pathOf({ host, pathname }: URL): string {
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(partOf);
  const kept: string[] = [];
  let left = longestPath;
  for (const part of parts.toReversed()) {
    left -= Buffer.byteLength(part) + 1;
    if (left < 0) break;
    kept.unshift(part);
  }
  return [host.replaceAll(':', '_'), ...kept].join('/');
}

function partOf(part: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what no file's name may hold
  const plain = cutToBytes(decoded(part).replace(/[\u0000-\u001f\u007f/\\]/g, '_'), longestPart);
  return /^\.*$/.test(plain) ? '_' : plain;
}

/** The first characters of a text, as many as have room as UTF-8. */
function cutToBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  let [cut, bytes] = ['', 0];
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    cut += character;
  }
  return cut;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
