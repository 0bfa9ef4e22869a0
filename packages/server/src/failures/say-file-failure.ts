import type { Failure } from '@tourwright/api';
import { sourceLocale } from '@tourwright/api/locales';
import { failureWords } from '@tourwright/cutter/failure-words';
import { createTexts } from '../i18n/create-texts.ts';
import { en } from './files.en.ts';

const texts = createTexts(en);
const cutterTexts = createTexts(failureWords);
type Say = (id: string, values?: object) => string;

/** Why a file cannot be used, in words; the least for a code of a later release. */
export function sayFileFailure({ code, params }: Failure<string>, locale: string = sourceLocale): string {
  const text = texts(locale) as Say;
  const named = (group: string, name: unknown) =>
    Object.hasOwn(en, `${group}.${name}`) ? text(`${group}.${name}`) : '';
  const { reason = '', area = '', kind, form, bytes = 0, mostBytes = 0, face } = params;
  const values = {
    ...params,
    accepted: text('accepted', { area }),
    kind: named('kind', kind),
    form: named('form', form),
    size: sizeInWords(Number(bytes), locale),
    limit: sizeInWords(Number(mostBytes), locale),
    words: Object.hasOwn(failureWords, reason)
      ? (cutterTexts(locale) as Say)(String(reason), { ...params, face: named('face', face) })
      : '',
  };
  return text(Object.hasOwn(en, code) ? code : 'damaged', values).trim();
}

/** "12.3 MB". */
function sizeInWords(sizeBytes: number, locale: string): string {
  const isSmall = sizeBytes < 1e6;
  const size = isSmall ? Math.ceil(sizeBytes / 1e3) : sizeBytes / 1e6;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}
