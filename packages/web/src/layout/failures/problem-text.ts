import { ApiError, type Problem, type ProblemKind, type QuotaName } from '@tourwright/api';
import { createText } from '../../i18n/create-text.ts';
import { sizeText } from '../../i18n/format.ts';
import type { en } from './problems.en.ts';
import * as english from './problems.en.ts?lingui';

const t = createText<typeof en>(english);
const known = new Set<string>(Object.keys(english.messages));

/** Why a request failed and what to do, in words for a person. Works for anything that a call may throw. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('problem.no-answer');
  return failureText(error.problem);
}

/** What the server found, in words; by its kind where its code has no words of its own. */
export function failureText({
  code,
  type,
  quota,
  limit,
}: Pick<Problem, 'type' | 'quota' | 'limit'> & { code: string }): string {
  if (quota !== undefined && limit !== undefined) return quotaText(quota, limit);
  const ids = [`problem.${code}`, `problem.${type.replace('/problems/', '')}`];
  const id = ids.find((each) => known.has(each)) ?? 'problem.internal';
  return t(id as `problem.${ProblemKind}`);
}

/** Which limit of the account was reached, and what to do. */
export function quotaText(quota: QuotaName, limit: number): string {
  const isSize = quota === 'storage' || quota === 'documents';
  return known.has(`quota.${quota}`)
    ? t(`quota.${quota}`, { limit: isSize ? limitText(limit) : limit })
    : t('problem.quota_reached');
}

function limitText(bytes: number): string {
  return bytes >= 2 ** 30 ? sizeText(bytes, 'gigabyte', 2 ** 30) : sizeText(bytes, 'megabyte', 2 ** 20);
}
