/** Files of hotspots: added to the tour at once, uploaded in the common queue. */

import { uniqueSlug } from '../../upload/queue/unique-slug.ts';
import type { UploadQueue } from '../../upload/queue/upload-queue.ts';
import type { AttachedKind } from '../../upload/reading/check-attached.ts';
import { checkAttached, readAttached } from '../../upload/reading/lazy-reading.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import type { TourBase } from '../tour-base.ts';
import { showRefused } from './show-refused.ts';
import { takenSlugs } from './taken-slugs.ts';

/** A file that has its place in the tour's folder. */
export interface AttachedFile {
  slug: string;
  /** The file's own name, without its ending. */
  name: string;
}

/** Files that belong to something else in the tour: pictures, sounds, documents, captions. */
export interface AttachedFiles {
  /**
   * Takes files of one kind. `onTaken` puts the usable ones into the tour, and returns whether it did; then they are
   * sent. Of the others the reason is reported.
   */
  take(
    kind: AttachedKind,
    files: readonly File[],
    onTaken: (taken: AttachedFile[]) => boolean,
  ): Promise<void>;
  /** Sends files of any kind without using them anywhere yet. Of those that cannot be used the reason is reported. */
  keep(files: readonly File[]): Promise<void>;
  /** The files of a kind that the tour has already, by name. */
  stored(kind: AttachedKind): AttachedFile[];
}

const folders = {
  picture: 'pictures',
  film: 'videos',
  sound: 'audio',
  brochure: 'brochures',
  captions: 'captions',
  plan: 'floor-plans',
} as const satisfies Record<AttachedKind, string>;

/** Makes the uploading of attached files: checked, put into the tour, then sent. */
export function attachedFiles(base: TourBase, queue: Pick<UploadQueue, 'add'>): AttachedFiles {
  const { tourId, store } = base;
  return {
    take: async (kind, files, onTaken) => {
      const checked = await Promise.all(
        files.map(async (file) => ({ file, check: await checkAttached(file, kind) })),
      );
      showRefused(
        base,
        checked.flatMap(({ file, check }) => (check.ok ? [] : [{ fileName: file.name, fault: check.fault }])),
      );
      const named = nameFiles(
        base,
        checked.flatMap(({ file, check }) => (check.ok ? [{ file, kind }] : [])),
      );
      const isTaken = named.length > 0 && onTaken(named.map(({ slug, name }) => ({ slug, name })));
      if (isTaken) for (const { slug, file } of named) queue.add(slug, file);
    },
    keep: async (files) => {
      const read = await Promise.all(files.map(async (file) => ({ file, found: await readAttached(file) })));
      showRefused(
        base,
        read.flatMap(({ file, found }) => (found.ok ? [] : [{ fileName: file.name, fault: found.fault }])),
      );
      const usable = read.flatMap(({ file, found }) => (found.ok ? [{ file, kind: found.kind }] : []));
      for (const { slug, file } of nameFiles(base, usable)) queue.add(slug, file);
    },
    stored: (kind) => {
      const folder = `${tourId}/${folders[kind]}/`;
      return Object.values(store.getState().media)
        .filter(({ slug, state }) => slug.startsWith(folder) && (state === 'ready' || state === 'processing'))
        .map(({ slug }) => ({ slug, name: withoutEnding(shownNameOf(slug)) }))
        .sort((a, b) => a.name.localeCompare(b.name));
    },
  };
}

/** Gives each file its place in the tour's folder. */
export function nameFiles<Kind extends AttachedKind>(
  { tourId, store }: TourBase,
  files: readonly { file: File; kind: Kind }[],
): (AttachedFile & { file: File; kind: Kind })[] {
  const taken = takenSlugs(store);
  return files.map(({ file, kind }) => {
    const slug = uniqueSlug(`${tourId}/${folders[kind]}`, file.name, taken);
    taken.add(slug);
    return { file, kind, slug, name: withoutEnding(file.name) };
  });
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 300);
}
