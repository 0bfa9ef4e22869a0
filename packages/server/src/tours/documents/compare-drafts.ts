import { type ChangeGroup, changesBetween, groupChanges, restoreEdit } from '@tourwright/tour/changes';
import type { Edit } from '@tourwright/tour/edit';
import { readDraft } from './draft.ts';

/** What a state of a tour brought; `before` is null where none is known before it. */
export function compareDrafts({ before, after }: { before: string | null; after: string }): {
  scenes: number;
  changes: ChangeGroup[] | null;
} {
  const tour = readDraft(after);
  const changes = before === null ? null : groupChanges(changesBetween(readDraft(before), tour));
  return { scenes: tour.scenes.length, changes };
}

/** The edit that gives a tour, or one scene of it, the content of another state; `prefix` begins the edits' ids. */
export function restoreDraft({
  text,
  wanted,
  sceneId,
  prefix,
}: {
  text: string;
  wanted: string;
  sceneId: number | null;
  prefix: string;
}): Edit | null {
  let count = 0;
  const newId = () => `${prefix}-${count++}`;
  return restoreEdit(readDraft(text), readDraft(wanted), { sceneId: sceneId ?? undefined, newId });
}
