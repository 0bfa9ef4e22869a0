const maxNameLength = 120;

/**
 * Where a photo will be: `{tourId}/{fileName}`, with the file's own name as far as an address can carry it, and a
 * number when the tour has that slug already.
 */
export function uniqueSlug(tourId: string, fileName: string, taken: ReadonlySet<string>): string {
  const { stem, extension } = cleanName(fileName);
  for (let number = 1; ; number++) {
    const slug = `${tourId}/${stem}${number === 1 ? '' : `-${number}`}${extension}`;
    if (!taken.has(slug)) return slug;
  }
}

function cleanName(fileName: string): { stem: string; extension: string } {
  const base = fileName.replace(/^.*[/\\]/, '').normalize('NFC');
  const dot = base.lastIndexOf('.');
  const extension =
    dot > 0
      ? base
          .slice(dot)
          .toLowerCase()
          .replace(/[^.a-z0-9]/g, '')
      : '';
  const stem = (dot > 0 ? base.slice(0, dot) : base)
    // Some letters cannot be seen.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '')
    .slice(0, maxNameLength);
  return { stem: stem || 'photo', extension };
}
