import { ApiError, type ErrorCode } from '@tourwright/api';
import { createText } from '../ui/text.ts';
import { en } from './problems.en.ts';

const t = createText(en);
const known = new Set<string>(Object.keys(en));

/** Why a request failed and what to do, in words for a person. Works for anything that a call may throw. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('problem.no-answer');
  const { code, detail } = error.problem;
  // The server's own words name what is wrong with what was sent.
  if ((code === 'invalid_input' || code === 'conflict') && detail) return detail;
  const id = `problem.${code}`;
  return known.has(id) ? t(id as `problem.${ErrorCode}`) : t('problem.internal');
}
