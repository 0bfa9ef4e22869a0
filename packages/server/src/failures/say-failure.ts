import type { Failure, ProblemKind } from '@tourwright/api';
import { fileFailures } from '@tourwright/api/failures';
import { createTexts } from '../i18n/create-texts.ts';
import { en as accounts } from './accounts.en.ts';
import { en as fields } from './fields.en.ts';
import { en as requests } from './requests.en.ts';
import { sayFileFailure } from './say-file-failure.ts';
import { en as titles } from './titles.en.ts';

const catalogue = { ...requests, ...fields, ...accounts };
const texts = createTexts(catalogue);
const titleTexts = createTexts(titles);

/** What happened, in words for users of the API. The app has words of its own. */
export function sayFailure({ code, params }: Failure<string>, locale: string): string {
  if (Object.hasOwn(fileFailures, code)) return sayFileFailure({ code, params }, locale);
  // A code of another release.
  if (!Object.hasOwn(catalogue, code)) return '';
  const values = code === 'quota_reached' ? { ...params, most: quotaInWords(params) } : params;
  return (texts(locale) as (id: string, values: object) => string)(code, values);
}

/** A kind of problem in words. */
export function sayTitle(kind: ProblemKind, locale: string): string {
  return titleTexts(locale)(kind);
}

function quotaInWords({ quota, limit }: Failure['params']): string {
  const bytes = Number(limit);
  if (quota !== 'storage' && quota !== 'documents') return String(limit);
  return bytes >= 2 ** 30
    ? `${Number((bytes / 2 ** 30).toFixed(1))} GiB`
    : `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
}
