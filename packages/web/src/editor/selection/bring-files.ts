import { api } from '../../client/api.ts';
import type { EditorState } from '../state/editor-state.ts';
import type { Arriving } from './clipboard-text.ts';

interface Brought {
  arriving: Arriving;
  /** How many files stay in the tour that they come from: it is somebody else's, or they are not there any more. */
  missing: number;
}

/**
 * Copies the files that pasted hotspots, their products and brochures name in another tour into this one, and has them
 * name the copies. A file that stays where it is is named no more.
 */
export async function bringFiles(
  state: () => Pick<EditorState, 'setImage'>,
  tourId: string,
  arriving: Arriving,
  slugs: readonly string[],
): Promise<Brought> {
  const here = new Map<string, string | null>();
  for (const slug of slugs) {
    const from = slug.slice(0, slug.indexOf('/'));
    const copy = await api.copyImage({ params: { id: tourId }, body: { slug, from } }).catch(() => null);
    if (copy) state().setImage(copy);
    here.set(slug, copy?.slug ?? null);
  }
  const missing = [...here.values()].filter((slug) => slug === null).length;
  return { arriving: withFiles(arriving, here) as Arriving, missing };
}

/** With other slugs; what names one that is null goes: a field, or an item of a list. */
function withFiles(value: unknown, slugs: ReadonlyMap<unknown, string | null>): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => slugs.get((item as { slug?: unknown } | null)?.slug) !== null)
      .map((item) => withFiles(item, slugs));
  }
  if (typeof value !== 'object' || value === null) return slugs.get(value) ?? value;
  const fields = Object.entries(value).filter(([, field]) => slugs.get(field) !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withFiles(field, slugs)]));
}
