import type { Failure } from '@tourwright/api';
import { createText } from '../../i18n/create-text.ts';
import { sizeText } from '../../i18n/format.ts';
import type { en } from './file-failures.en.ts';
import * as english from './file-failures.en.ts?lingui';

const t = createText<typeof en>(english) as unknown as (id: string, values?: object) => string;
const { messages } = english;

/** Whether there are words for what the server found in a file. */
export function isFileFailure(code: string): boolean {
  return Object.hasOwn(messages, `file.${code}`);
}

/** Why the server cannot use a file, in words; the least for a code of a later release. */
export function fileFailureText({
  code,
  params = {},
}: {
  code: string;
  params?: Failure['params'] | undefined;
}): string {
  const named = (id: string, values?: object) => (Object.hasOwn(messages, id) ? t(id, values) : '');
  const { reason = '', area = '', kind, form, bytes = 0, mostBytes = 0, face } = params;
  const values = {
    ...params,
    accepted: named('file.accepted', { area }),
    kind: named(`file.kind.${kind}`),
    form: named(`file.form.${form}`),
    size: sizeText(Number(bytes), 'megabyte', 1e6),
    limit: sizeText(Number(mostBytes), 'megabyte', 1e6),
    words: named(`cut.${reason}`, { ...params, face: named(`file.face.${face}`) }),
  };
  return t(isFileFailure(code) ? `file.${code}` : 'file.damaged', values).trim();
}
