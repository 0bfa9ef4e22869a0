/**
 * What can be done with a tour from the dashboard. Each action shows its effect at once, sends it, takes it back when
 * the server refuses, and shows the outcome in a toast; none throws.
 */
import type { TourRow } from '@tourwright/api';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { newId } from '../../client/new-id.ts';
import { sendChanges } from '../../client/requests/send-changes.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../dashboard-text.ts';
import type { en } from '../messages.en.ts';
import { isPublic } from './is-public.ts';
import { visitorLink } from './tour-links.ts';

/** The list on the screen, as the actions need it. */
export interface TourList {
  rows(): readonly TourRow[];
  setRows(rows: readonly TourRow[]): void;
  /** Stops an answer on its way from undoing what is shown ahead. */
  hold(): Promise<void>;
  /** Reads the list again. */
  refresh(): void;
}

type FailureId = Extract<keyof typeof en, `failed.${string}`>;

/** Answers whether it worked. */
async function attempt(
  list: TourList,
  row: TourRow,
  failed: FailureId,
  ahead: (rows: readonly TourRow[]) => readonly TourRow[],
  send: () => Promise<unknown>,
): Promise<boolean> {
  await list.hold();
  const before = list.rows();
  list.setRows(ahead(before));
  try {
    await send();
    return true;
  } catch (cause) {
    list.setRows(before);
    logError('Error changing tour:', cause);
    showToast('error', t(failed, { title: row.title, reason: problemText(cause) }));
    return false;
  } finally {
    list.refresh();
  }
}

function changed({ id }: { id: string }, next: Partial<TourRow>) {
  return (rows: readonly TourRow[]) => rows.map((each) => (each.id === id ? { ...each, ...next } : each));
}

/** Shows what became of a tour, and reads the list again. */
async function show(list: TourList, id: string, next: Partial<TourRow>): Promise<void> {
  await list.hold();
  list.setRows(changed({ id }, next)(list.rows()));
  list.refresh();
}

const unchanged = (rows: readonly TourRow[]) => rows;

/** A tour, as the server's addresses name it. */
export const byId = (row: TourRow) => ({ params: { id: row.id } });

/** Renames a tour; the row shows the name at once and the old one again if that fails. */
export async function renameTour(list: TourList, row: TourRow, name: string): Promise<void> {
  const renamed = changed(row, { title: name });
  await attempt(list, row, 'failed.rename', renamed, () => sendField(row, 'name', name));
}

/** Stores a field of the draft. Throws what the server says. */
export async function setTourField(
  list: TourList,
  tourId: string,
  field: string,
  value: unknown,
): Promise<void> {
  const row = list.rows().find(({ id }) => id === tourId);
  if (!row) return;
  await sendField(row, field, value);
  await show(list, tourId, { tourData: { ...row.tourData, [field]: value ?? undefined } });
}

/** Shows in the list what became of a tour's place in the gallery. */
export async function showGallery(
  list: TourList,
  tourId: string,
  gallery: TourRow['gallery'],
): Promise<void> {
  await show(list, tourId, { gallery });
}

/** An edit like the editor's own, so that a change here and work in the editor do not get in each other's way. */
async function sendField(row: TourRow, field: string, value: unknown): Promise<void> {
  const edit = { id: newId(), v: 1, kind: 'tour.set', field, value } as const;
  await sendChanges({ id: row.id, version: row.tourData.version }, [edit]);
}

/** Copies a tour and says so. */
export async function duplicateTour(list: TourList, row: TourRow): Promise<void> {
  const done = await attempt(list, row, 'failed.duplicate', unchanged, () => api.duplicateTour(byId(row)));
  if (done) showToast('success', t('toast.duplicated', { title: row.title }));
}

/** Publishes a tour, and offers to copy its address. */
export async function publishTour(list: TourList, row: TourRow): Promise<void> {
  const live = changed(row, { status: 'live' });
  if (!(await attempt(list, row, 'failed.publish', live, () => api.publishTour(byId(row))))) return;
  const copy = { label: t('toast.copy'), onClick: () => void copyTourLink({ ...row, status: 'live' }) };
  showToast('success', t('toast.published', { title: row.title }), copy);
}

/** Unpublishes a tour, and offers to undo it where visitors would see the same again. */
export async function unpublishTour(list: TourList, row: TourRow): Promise<void> {
  const withdrawn = changed(row, { status: 'unpublished' });
  if (!(await attempt(list, row, 'failed.unpublish', withdrawn, () => api.unpublishTour(byId(row))))) return;
  const message = t('toast.unpublished', { title: row.title });
  // With unpublished changes, publishing again would show visitors what they have not seen yet: that is not an undo.
  if (row.status !== 'live') showToast('success', message);
  else showToast('success', message, { label: t('toast.undo'), onClick: () => void publishTour(list, row) });
}

/** At once, with the way back in the toast. */
export async function deleteTour(list: TourList, row: TourRow): Promise<void> {
  const without = (rows: readonly TourRow[]) => rows.filter(({ id }) => id !== row.id);
  if (!(await attempt(list, row, 'failed.delete', without, () => api.deleteTour(byId(row))))) return;
  const undo = { label: t('toast.undo'), onClick: () => void restoreTour(list, row) };
  showToast('default', t('toast.deleted', { title: row.title }), undo);
}

async function restoreTour(list: TourList, row: TourRow): Promise<void> {
  const done = await attempt(list, row, 'failed.restore', unchanged, () => api.restoreTour(byId(row)));
  if (done) showToast('success', t('toast.restored', { title: row.title }));
}

/** Puts the visitors' link on the clipboard, and says so when visitors cannot open it yet. */
export async function copyTourLink(row: TourRow): Promise<void> {
  const link = visitorLink(row.id);
  try {
    await navigator.clipboard.writeText(link);
  } catch (cause) {
    logError('Error copying link:', cause);
    showToast('error', t('toast.copy-failed', { link }));
    return;
  }
  if (isPublic(row)) showToast('success', t('toast.copied'));
  else showToast('info', t('toast.draft-link'));
}
