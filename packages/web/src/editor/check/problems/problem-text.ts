import { createText } from '../../../i18n/create-text.ts';
import { t } from '../../editor-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';
import type { Problem } from './problem.ts';

const words = createText<typeof en>(english);

type ShownProblem = Pick<Problem, 'rule' | 'params'>;

/** What is wrong, in a few words. */
export function problemTitle(problem: ShownProblem): string {
  return textOf('title', problem) ?? problem.rule;
}

/** Where, and what it means to visitors. */
export function problemPlace(problem: ShownProblem): string {
  return textOf('place', problem) ?? '';
}

/** What the fix does, on its button. */
export function fixLabel(problem: ShownProblem): string {
  return textOf('fix', problem) ?? t('check.fix');
}

/** What the fix will do, said before it is done. */
export function fixText(problem: ShownProblem): string {
  return textOf('fix-text', problem) ?? '';
}

/** What somebody has to do where no fix can. */
export function goLabel(problem: ShownProblem): string {
  return textOf('go', problem) ?? t('check.show');
}

function textOf(part: string, { rule, params }: ShownProblem): string | null {
  const id = `check.${part}.${rule}`;
  return isProblemText(id) ? words(id, params as never) : null;
}

function isProblemText(id: string): id is keyof typeof en {
  return id in english.messages;
}
