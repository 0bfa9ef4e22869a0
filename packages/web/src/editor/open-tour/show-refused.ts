import { newId } from '../../client/new-id.ts';
import { t } from '../editor-text.ts';
import type { RefusedFile } from '../upload/refused-file.ts';
import type { EditorStore } from './create-editor-store.ts';
import type { TourBase } from './tour-base.ts';

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

/** Takes a file off the list, or all of them. */
export function dismissRefused(store: EditorStore, id?: string): void {
  const { refusedFiles } = store.getState();
  store.setState({
    refusedFiles: id === undefined ? [] : refusedFiles.filter((file) => file.id !== id),
  });
}
