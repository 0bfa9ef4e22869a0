import { useEditorStore } from '../editor-store.ts';
import { filePlaces } from '../rules/tour-files.ts';

/** Every slug that the open tour, its storage or a running upload has. */
export function takenSlugs(): Set<string> {
  const { tour, media, uploads } = useEditorStore.getState();
  return new Set([
    ...(tour ? filePlaces(tour).map(({ slug }) => slug) : []),
    ...Object.keys(media),
    ...Object.keys(uploads),
  ]);
}
