import { showToast } from '../../ui/toast.tsx';
import { t } from '../editor-text.ts';
import type { UploadFault } from '../upload/upload-fault.ts';
import { faultText } from './fault-text.ts';

export interface RefusedFile {
  fileName: string;
  fault: UploadFault;
}

/** As many toasts as stand on the screen at once. */
const mostToasts = 3;

/** Says why files were not taken. */
export function showRefused(files: readonly RefusedFile[]): void {
  for (const text of refusedTexts(files)) showToast('warn', text);
}

/** Each reason once, with the names of all files that it goes for; of very many, the files alone. */
export function refusedTexts(files: readonly RefusedFile[]): string[] {
  const codes = [...new Set(files.map(({ fault }) => fault.code))];
  if (codes.length > mostToasts) {
    const names = namesOf(files.map(({ fileName }) => fileName));
    return [t('upload.several-refused', { count: files.length, names })];
  }
  return codes.map((code) => {
    const [first, ...others] = files.filter(({ fault }) => fault.code === code);
    const reason = first ? faultText(first.fault, first.fileName) : '';
    const names = namesOf(others.map(({ fileName }) => fileName));
    return names ? `${reason} ${t('upload.refused-too', { names })}` : reason;
  });
}

/** The first names, and how many there are besides. */
function namesOf(fileNames: readonly string[]): string {
  const names = fileNames.slice(0, 3).join(', ');
  const more = fileNames.length - 3;
  return more > 0 ? t('upload.names-more', { names, count: more }) : names;
}
