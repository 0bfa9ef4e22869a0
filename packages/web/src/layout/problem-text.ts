import { ApiError, type ErrorCode, type QuotaName } from '@tourwright/api';
import { createText } from '../ui/text.ts';
import { en } from './problems.en.ts';

const t = createText(en);
const known = new Set<string>(Object.keys(en));

/** Why a request failed and what to do, in words for a person. Works for anything that a call may throw. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('problem.no-answer');
  const { code, detail, quota, limit } = error.problem;
  if (quota !== undefined && limit !== undefined) return quotaText(quota, limit);
  // The server's own words name what is wrong with what was sent.
  if ((code === 'invalid_input' || code === 'conflict') && detail) return detail;
  const id = `problem.${code}`;
  return known.has(id) ? t(id as `problem.${ErrorCode}`) : t('problem.internal');
}

/** Which limit of the account was reached, and what to do. */
export function quotaText(quota: QuotaName, limit: number): string {
  const isSize = quota === 'storage' || quota === 'documents';
  return known.has(`quota.${quota}`)
    ? t(`quota.${quota}`, { limit: isSize ? sizeText(limit) : limit })
    : t('problem.quota_reached');
}

function sizeText(bytes: number): string {
  const [size, unit] = bytes >= 2 ** 30 ? [2 ** 30, 'GB'] : [2 ** 20, 'MB'];
  return `${Number((bytes / size).toFixed(1))} ${unit}`;
}
