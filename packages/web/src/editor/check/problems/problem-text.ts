import { isTextId, t } from '../../editor-text.ts';
import type { Problem } from './problem.ts';

type Told = Pick<Problem, 'rule' | 'params'>;

/** What is wrong, in a few words. */
export function problemTitle(problem: Told): string {
  return textOf('title', problem) ?? problem.rule;
}

/** Where, and what it means to visitors. */
export function problemPlace(problem: Told): string {
  return textOf('place', problem) ?? '';
}

/** What the fix does, on its button. */
export function fixLabel(problem: Told): string {
  return textOf('fix', problem) ?? t('check.fix');
}

/** What the fix will do, said before it is done. */
export function fixText(problem: Told): string {
  return textOf('fix-text', problem) ?? '';
}

/** What somebody has to do where no fix can. */
export function goLabel(problem: Told): string {
  return textOf('go', problem) ?? t('check.show');
}

function textOf(part: string, { rule, params }: Told): string | null {
  const id = `check.${part}.${rule}`;
  return isTextId(id) ? t(id, params as never) : null;
}
