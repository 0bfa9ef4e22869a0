import type { Hotspot } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import type { EditorState } from '../state/editor-state.ts';

interface Brought {
  hotspots: Hotspot[];
  /** How many files stay in the tour that they come from: it is somebody else's, or they are not there any more. */
  missing: number;
}

/** Copies the files that pasted hotspots name in another tour into this one, and has the hotspots name the copies. */
export async function bringFiles(
  state: () => Pick<EditorState, 'setImage'>,
  tourId: string,
  hotspots: readonly Hotspot[],
  slugs: readonly string[],
): Promise<Brought> {
  const here = new Map<string, string>();
  for (const slug of new Set(slugs)) {
    const from = slug.slice(0, slug.indexOf('/'));
    const copy = await api.copyImage({ params: { id: tourId }, body: { slug, from } }).catch(() => null);
    if (copy === null) continue;
    state().setImage(copy);
    here.set(slug, copy.slug);
  }
  const arrived = JSON.parse(JSON.stringify(hotspots), (_, value: unknown) =>
    typeof value === 'string' ? (here.get(value) ?? value) : value,
  ) as Hotspot[];
  return { hotspots: arrived, missing: slugs.filter((slug) => !here.has(slug)).length };
}
