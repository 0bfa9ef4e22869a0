import { findingKey, fixAll } from '@tourwright/tour/check';
import { newId } from '../../client/new-id.ts';
import type { ActionContext } from '../actions/action.ts';
import { offerUndo } from '../actions/scene-actions.ts';
import { t } from '../editor-text.ts';
import { buildingFacts } from '../rules/building-facts.ts';
import { batchOf } from '../state/new-edit.ts';

/** Puts right all that has a fix and is not ignored: one edit, one step to take back. */
export function fixEverything(context: ActionContext): void {
  const { tour, media, commit } = context.state();
  if (!tour) return;
  const ignored = new Set(tour.ignoredProblems?.map(({ id }) => id));
  const edits = fixAll(
    tour,
    buildingFacts(media, tour),
    newId,
    (finding) => !ignored.has(findingKey(finding)),
  );
  const edit = batchOf(edits);
  if (!edit) return;
  const name = { id: 'edit.check.fix-all', values: { count: String(edits.length) } };
  const result = commit(edit, { name });
  if (result.ok) offerUndo(context, 'success', t('check.fixed-all', { count: edits.length }));
}
