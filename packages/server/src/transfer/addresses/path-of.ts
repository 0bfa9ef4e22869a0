/** Longer ones are not stored by common file systems. */
const longestPart = 120;

/** Where a file of the web lies among those that were fetched: its host, then its path; the query is left away. */
export function pathOf({ host, pathname }: URL): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  return [host.replace(':', '_'), ...parts.map(partOf)].join('/');
}

function partOf(part: string): string {
  const plain = decoded(part)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what no file's name may hold
    .replace(/[\u0000-\u001f\u007f/\\]/g, '_')
    .slice(0, longestPart);
  return /^\.*$/.test(plain) ? '_' : plain;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
