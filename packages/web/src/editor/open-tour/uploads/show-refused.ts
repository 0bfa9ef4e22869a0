import type { FaultParams } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { newId } from '../../../client/new-id.ts';
import { t } from '../../editor-text.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import type { RefusedFile } from '../../upload/refused-file.ts';
import type { EditorStore } from '../create-editor-store.ts';
import type { TourBase } from '../tour-base.ts';

/** More would not be read. */
const mostListed = 200;

/** Lists files that were not taken, each with its reason, and says how many they are. */
export function showRefused({ store, say }: TourBase, files: readonly Omit<RefusedFile, 'id'>[]): void {
  if (files.length === 0) return;
  const { refusedFiles } = store.getState();
  const fresh = files.map((file) => ({ ...file, id: newId() }));
  store.setState({ refusedFiles: [...fresh, ...refusedFiles].slice(0, mostListed) });
  say('warn', t('upload.refused', { count: files.length }));
}

/** The photos of scenes that a limit of the account kept out, with that limit. */
export function keptOut(edit: Edit, { quota = '', limit = 0 }: FaultParams): Omit<RefusedFile, 'id'>[] {
  const edits = edit.kind === 'batch' ? edit.edits : [edit];
  const values = { quota: String(quota), limit: Number(limit) };
  return edits.flatMap((one) =>
    one.kind === 'scene.add'
      ? [{ fileName: shownNameOf(one.scene.slug), fault: { code: 'quota' as const, values } }]
      : [],
  );
}

/** Takes a file off the list, or all of them. */
export function dismissRefused(store: EditorStore, id?: string): void {
  const { refusedFiles } = store.getState();
  store.setState({
    refusedFiles: id === undefined ? [] : refusedFiles.filter((file) => file.id !== id),
  });
}
