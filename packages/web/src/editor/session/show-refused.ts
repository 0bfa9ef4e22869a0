import { showToast } from '../../ui/toast.tsx';
import { t } from '../editor-text.ts';
import type { UploadFault } from '../upload/upload-fault.ts';
import { faultText } from './fault-text.ts';

export interface RefusedFile {
  fileName: string;
  fault: UploadFault;
}

/** Says of each file why it was not taken; of many, one sentence with their names. */
export function showRefused(files: readonly RefusedFile[]): void {
  if (files.length <= 2) {
    for (const { fileName, fault } of files) showToast('warn', faultText(fault, fileName));
    return;
  }
  const names = files
    .slice(0, 3)
    .map(({ fileName }) => fileName)
    .join(', ');
  showToast('warn', t('upload.several-refused', { count: files.length, names }));
}
