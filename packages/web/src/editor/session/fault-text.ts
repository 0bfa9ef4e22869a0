import { t } from '../editor-text.ts';
import type { UploadFault } from '../upload/upload-fault.ts';

/** What happened to a photo and what to do about it. */
export function faultText({ code, values }: UploadFault, fileName: string): string {
  if (code === 'server' && values.detail) return String(values.detail);
  return t(`upload.fault.${code}`, { fileName, ...values });
}
