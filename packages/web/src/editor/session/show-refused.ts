import { newId } from '../../client/new-id.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import type { RefusedFile } from '../upload/refused-file.ts';
import { showTourToast } from './tour-toast.ts';

/** More would not be read. */
const mostListed = 200;

/** Lists files that were not taken, each with its reason, and says how many they are. */
export function showRefused(files: readonly Omit<RefusedFile, 'id'>[]): void {
  if (files.length === 0) return;
  const { refusedFiles } = useEditorStore.getState();
  const fresh = files.map((file) => ({ ...file, id: newId() }));
  useEditorStore.setState({ refusedFiles: [...fresh, ...refusedFiles].slice(0, mostListed) });
  showTourToast('warn', t('upload.refused', { count: files.length }));
}

/** Takes a file off the list, or all of them. */
export function dismissRefused(id?: string): void {
  const { refusedFiles } = useEditorStore.getState();
  useEditorStore.setState({
    refusedFiles: id === undefined ? [] : refusedFiles.filter((file) => file.id !== id),
  });
}
