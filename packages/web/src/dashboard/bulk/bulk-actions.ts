/** Actions on several tours at once. Like `tour-actions.ts`: shown at once, reported in a toast, never thrown. */
import type { TourRow } from '@tourwright/api';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../dashboard-text.ts';
import { isPublic } from '../tours/is-public.ts';
import { byId, type TourList } from '../tours/tour-actions.ts';

/** How many are sent at the same time. */
const atOnce = 4;

interface BulkAct {
  /** How the row looks once it is done; null: it is gone from the list. */
  ahead(row: TourRow): TourRow | null;
  send(row: TourRow): Promise<unknown>;
}

/** Returns those that succeeded; for the others it shows how many failed and why. */
async function doForAll(list: TourList, rows: readonly TourRow[], act: BulkAct): Promise<TourRow[]> {
  await list.hold();
  const before = list.rows();
  const meant = new Set(rows.map(({ id }) => id));
  list.setRows(before.flatMap((row) => (meant.has(row.id) ? (act.ahead(row) ?? []) : row)));
  const done: TourRow[] = [];
  const causes: unknown[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    const answers = await Promise.allSettled(part.map((row) => act.send(row)));
    for (const [index, answer] of answers.entries()) {
      const row = part[index];
      if (answer.status === 'rejected') causes.push(answer.reason);
      else if (row) done.push(row);
    }
  }
  if (causes.length > 0) {
    const undone = new Set(done.map(({ id }) => id));
    list.setRows(before.flatMap((row) => (undone.has(row.id) ? (act.ahead(row) ?? []) : row)));
    logError('Error changing tours:', causes[0]);
    showToast(
      'error',
      t('bulk.failed', { failed: causes.length, total: rows.length, reason: problemText(causes[0]) }),
    );
  }
  list.refresh();
  return done;
}

/** Those of the tours that publishing changes anything of. */
export const publishable = (rows: readonly TourRow[]) =>
  rows.filter((row) => row.status !== 'live' && row.tourData.scenes.length > 0);

/** The tours among these that can be unpublished. */
export const unpublishable = (rows: readonly TourRow[]) => rows.filter(isPublic);

function tell(message: string, undo?: () => void): void {
  if (undo) showToast('success', message, { label: t('toast.undo'), onClick: undo });
  else showToast('success', message);
}

const publishing: BulkAct = {
  ahead: (row) => ({ ...row, status: 'live' }),
  send: (row) => api.publishTour(byId(row)),
};
const unpublishing: BulkAct = {
  ahead: (row) => ({ ...row, status: 'unpublished' }),
  send: (row) => api.unpublishTour(byId(row)),
};

/** Publishes the tours that can be, and offers to undo it where none of them was public before. */
export async function publishTours(list: TourList, rows: readonly TourRow[]): Promise<void> {
  const done = await doForAll(list, publishable(rows), publishing);
  if (done.length === 0) return;
  // What was public before stays so; showing visitors the version before is not this list's task.
  const undo = done.some(isPublic) ? undefined : () => void doForAll(list, done, unpublishing);
  tell(t('bulk.published', { count: done.length }), undo);
}

/** Unpublishes the tours that are public, and offers to undo it where visitors would see the same again. */
export async function unpublishTours(list: TourList, rows: readonly TourRow[]): Promise<void> {
  const done = await doForAll(list, unpublishable(rows), unpublishing);
  if (done.length === 0) return;
  // Publishing again would show changes that visitors have not seen: that is not an undo.
  const isSame = done.every(({ status }) => status === 'live');
  tell(
    t('bulk.unpublished', { count: done.length }),
    isSame ? () => void doForAll(list, done, publishing) : undefined,
  );
}

/** Moves tours to the bin, and offers to bring them back. */
export async function binTours(list: TourList, rows: readonly TourRow[]): Promise<void> {
  const done = await doForAll(list, rows, {
    ahead: () => null,
    send: (row) => api.deleteTour(byId(row)),
  });
  if (done.length === 0) return;
  tell(t('bulk.binned', { count: done.length }), () => void restoreTours(list, done));
}

async function restoreTours(list: TourList, rows: readonly TourRow[]): Promise<void> {
  const restored = await doForAll(list, rows, {
    ahead: (row) => row,
    send: (row) => api.restoreTour(byId(row)),
  });
  if (restored.length > 0) tell(t('bulk.restored', { count: restored.length }));
}

/** What becomes of labels: those of either list are given to all or taken from all, the others stay as they are. */
export interface LabelChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Adds labels to tours and removes others, and offers to undo it. */
export async function labelTours(
  list: TourList,
  rows: readonly TourRow[],
  { add, remove }: LabelChange,
): Promise<void> {
  const next = (row: TourRow) => [
    ...new Set([...row.labels.filter((label) => !remove.includes(label)), ...add]),
  ];
  const changed = rows.filter((row) => next(row).join('\n') !== row.labels.join('\n'));
  const before = new Map(changed.map((row) => [row.id, row.labels]));
  const set = (labelsOf: (row: TourRow) => string[]): BulkAct => ({
    ahead: (row) => ({ ...row, labels: labelsOf(row) }),
    send: (row) => api.labelTour({ ...byId(row), body: { labels: labelsOf(row) } }),
  });
  const done = await doForAll(list, changed, set(next));
  if (done.length === 0) return;
  const back = set((row) => before.get(row.id) ?? []);
  tell(t('bulk.labelled', { count: done.length }), () => void doForAll(list, done, back));
}
