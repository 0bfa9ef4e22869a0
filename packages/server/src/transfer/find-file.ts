import { posix } from 'node:path';

/** Finds the file that an address of a document means; null when none does. */
export type FindFile = (address: string) => string | null;

/**
 * Looks for addresses among paths: as they are written from the document's folder on, in another letter case or Unicode
 * form, and by their last parts where only one file ends so, since exports are often moved. Nothing is fetched.
 */
export function createFindFile(paths: readonly string[], documentFolder: string): FindFile {
  const byPath = new Map<string, string>();
  const byEnding = new Map<string, string | null>();
  for (const path of paths) {
    byPath.set(path, path);
    const folded = fold(path);
    if (!byPath.has(folded)) byPath.set(folded, path);
    const parts = folded.split('/');
    for (let from = 0; from < Math.min(parts.length, 12); from++) {
      const ending = parts.slice(from).join('/');
      byEnding.set(ending, byEnding.has(ending) ? null : path);
    }
  }
  return (address) => {
    const plain = decoded(
      address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, ''),
    ).replaceAll('\\', '/');
    const joined = posix.join(documentFolder, plain);
    const exact = byPath.get(joined) ?? byPath.get(fold(joined));
    if (exact !== undefined) return exact;
    const parts = fold(plain)
      .split('/')
      .filter((part) => part !== '' && part !== '.' && part !== '..');
    for (let from = 0; from < parts.length; from++) {
      const found = byEnding.get(parts.slice(from).join('/'));
      if (found !== undefined) return found;
    }
    return null;
  };
}

function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
