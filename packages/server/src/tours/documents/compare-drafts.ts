import {
  type ChangeGroup,
  type CreditedChange,
  creditChanges,
  groupChanges,
  restoreEdit,
  type Step,
} from '@tourwright/tour/changes';
import type { Tour } from '@tourwright/tour/document';
import { type Edit, edit } from '@tourwright/tour/edit';
import { upgradeEdit, upgradeTour } from '@tourwright/tour/rules';
import { readDraft } from './draft.ts';

interface Compared {
  /** Null where none is known before it. */
  before: string | null;
  after: string;
  /** A list of what led from one to the other, as JSON text: see `Step`. */
  steps: string;
}

/** What a state of a tour brought, and who did. */
export function compareDrafts(input: Compared): { scenes: number; changes: ChangeGroup[] | null } {
  const tour = readDraft(input.after);
  const changes = input.before === null ? null : groupChanges(creditedChanges({ ...input, tour }));
  return { scenes: tour.scenes.length, changes };
}

/** Each change between two states of a tour, with who made it. */
export function creditDrafts(input: Compared): CreditedChange[] {
  return creditedChanges({ ...input, tour: readDraft(input.after) });
}

function creditedChanges({ before, tour, steps }: Compared & { tour: Tour }): CreditedChange[] {
  if (before === null) return [];
  return creditChanges(readDraft(before), tour, (JSON.parse(steps) as Step[]).flatMap(asToday));
}

/** An edit that a newer release wrote is left out; the next known state shows what it did. */
function asToday(step: Step): Step[] {
  if ('tour' in step) return [{ ...step, tour: upgradeTour(step.tour) }];
  const read = edit.safeParse(upgradeEdit(step.edit));
  return read.success ? [{ ...step, edit: read.data as Edit }] : [];
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
