/** Filters the files of a dropped folder: hidden ones, also in hidden folders, and system files are left out. */
const leftovers = new Set(['__macosx', 'thumbs.db', 'desktop.ini']);

/** The files that were meant. A file out of a folder knows its path there. */
export function meantFiles<Dropped extends { name: string; relativePath?: string }>(
  files: readonly Dropped[],
): Dropped[] {
  return files.filter(({ name, relativePath }) => {
    const parts = (relativePath || name).split('/').filter((part) => part !== '.');
    return !parts.some((part) => part.startsWith('.') || leftovers.has(part.toLowerCase()));
  });
}
