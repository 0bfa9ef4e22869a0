import type { Vector } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { newId } from '../../client/new-id.ts';
import type { ActionContext } from '../actions/action.ts';
import type { Step } from '../history.ts';
import { newEdit } from '../state/new-edit.ts';
import type { Problem } from './problems/problem.ts';
import { problemTitle } from './problems/problem-text.ts';

/** Puts a problem right, at the place where its fix was dragged to; gives the step to take back. */
export function fixProblem({ state, set }: ActionContext, problem: Problem): Step | null {
  const edit = problem.fix?.(newId);
  if (!edit) return null;
  const { check, commit } = state();
  const place = check?.key === problem.key ? check.place : null;
  const name = { id: 'edit.check.fix', values: { name: problemTitle(problem) } };
  const result = commit(place ? placedAt(edit, place) : edit, { name });
  if (!result.ok) return null;
  // What was fixed is known to be: the list says so before the rules have run again.
  set({ problems: (state().problems ?? []).filter(({ key }) => key !== problem.key) });
  return state().history.done.at(-1) ?? null;
}

function placedAt(edit: Edit, position: Vector): Edit {
  if (edit.kind === 'hotspot.add') return { ...edit, hotspot: { ...edit.hotspot, position } };
  return edit.kind === 'hotspot.move' ? { ...edit, position } : edit;
}

/** Leaves a problem as it is, for everybody who works on the tour, or takes that back. */
export function setIgnored({ state }: ActionContext, problem: Problem, isIgnored: boolean): void {
  const path = ['ignoredProblems'];
  const change = isIgnored
    ? ({ kind: 'item.add', path, item: { id: problem.key } } as const)
    : ({ kind: 'item.remove', path, itemId: problem.key } as const);
  const values = { name: problemTitle(problem) };
  const name = { id: isIgnored ? 'edit.check.ignore' : 'edit.check.restore', values };
  state().commit(newEdit(change), { name });
}
