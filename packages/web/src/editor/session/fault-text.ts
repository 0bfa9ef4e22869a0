import type { QuotaName } from '@tourwright/api';
import { faces } from '@tourwright/tour/sphere';
import { listText } from '../../i18n/format.ts';
import { failureText, quotaText } from '../../layout/failures/problem-text.ts';
import { t } from '../editor-text.ts';
import { fileFailureText, isFileFailure } from '../upload/file-failure-text.ts';
import type { UploadFault } from '../upload/upload-fault.ts';

/** What happened to a photo and what to do about it. */
export function faultText({ code, values }: UploadFault, fileName: string): string {
  if ((code === 'server' || code === 'unsuitable') && values.failure) return serverText(values);
  if (code === 'quota') return quotaText(values.quota as QuotaName, Number(values.limit));
  if (code.startsWith('cube-')) return t(`upload.fault.${code}`, { ...facesIn(values), fileName });
  return t(`upload.fault.${code}`, { fileName, ...values });
}

/** What the server found: in the file, or on its way. */
function serverText({ failure, type, ...params }: UploadFault['values']): string {
  const code = String(failure);
  if (isFileFailure(code)) return fileFailureText({ code, params });
  return failureText({ code, type: String(type) });
}

/** The names of faces in words. */
function facesIn(values: UploadFault['values']): UploadFault['values'] {
  const named = Object.entries(values).map(([key, value]) => {
    if (key !== 'missing' && key !== 'face') return [key, value] as const;
    return [key, listText(`${value}`.split(' ').map(faceText))] as const;
  });
  return Object.fromEntries(named);
}

function faceText(name: string): string {
  if (name === '0/6') return t('cube.face.either');
  const face = faces.find((each) => each === name);
  return face ? t(`cube.face.${face}`) : t('cube.face.number', { number: name });
}
