import type { Brand } from '@tourwright/tour/document';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { type BrandTextId, t } from './brand-text.ts';

/** The fields that are the brand's alone. */
export type BrandField = Exclude<keyof Brand & string, 'centerLogo'> | 'thumbnail' | 'welcomePicture';

/** Gives the tour another value in a field of its brand, as one step that is called by the part; null: the usual one. */
export function setBrand(
  store: EditorStore,
  field: BrandField,
  value: unknown,
  part: BrandTextId,
  gesture?: string,
): void {
  const edit = newEdit({ kind: 'tour.set', field, value });
  const name = { id: 'edit.brand' as const, values: { part: t(part) } };
  store.getState().commit(edit, { name, ...(gesture && { gesture }) });
}

/** Shows a value that is still being chosen. */
export function previewBrand(store: EditorStore, field: BrandField, value: unknown): void {
  store.setState({ preview: newEdit({ kind: 'tour.set', field, value }) });
}

/** Several fields at once, as one step. */
export function setBrandFields(store: EditorStore, values: Record<string, unknown>, part: BrandTextId): void {
  const [first, ...rest] = Object.entries(values).map(
    ([field, value]): Change =>
      field === 'centerLogo'
        ? { kind: 'logo.replace', slug: (value as string | null) ?? null }
        : { kind: 'tour.set', field, value: value ?? null },
  );
  if (first)
    store
      .getState()
      .commit(newEdit(first, ...rest), { name: { id: 'edit.brand', values: { part: t(part) } } });
}
