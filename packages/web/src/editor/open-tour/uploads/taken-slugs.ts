import { filePlaces } from '../../rules/tour-files.ts';
import type { EditorStore } from '../create-editor-store.ts';

/** Every slug that the open tour, its storage or a running upload has. */
export function takenSlugs(store: EditorStore): Set<string> {
  const { tour, media, uploads } = store.getState();
  return new Set([
    ...(tour ? filePlaces(tour).map(({ slug }) => slug) : []),
    ...Object.keys(media),
    ...Object.keys(uploads),
  ]);
}
