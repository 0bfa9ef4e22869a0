/** Assigns stored files their paths in an exported folder. */
export interface ExportedMedia {
  readonly list: readonly { slug: string; path: string }[];
  /** Where the file is, relative to the folder. */
  pathOf(slug: string, folder: string): string;
}

/** Opens the list of a tour's files in an export, each under a path that no other has. */
export function openExportedMedia(): ExportedMedia {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  return {
    get list() {
      return [...paths].map(([slug, path]) => ({ slug, path }));
    },
    pathOf(slug, folder) {
      const known = paths.get(slug);
      if (known !== undefined) return known;
      const name =
        (slug.split('/').at(-1) ?? '').replace(/[^\p{L}\p{N}._-]/gu, '-').replace(/^\.+/, '') || 'file';
      const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(name) ?? [];
      let path = `${folder}/${name}`;
      for (let number = 2; taken.has(path.toLowerCase()); number++)
        path = `${folder}/${stem}-${number}${ending}`;
      taken.add(path.toLowerCase());
      paths.set(slug, path);
      return path;
    },
  };
}
