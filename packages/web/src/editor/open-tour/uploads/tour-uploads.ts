/** All uploads of the open tour, in one queue: photos, videos, sounds. */

import type { Tour } from '@tourwright/tour/document';
import { inOneTab } from '../../../client/tabs/in-one-tab.ts';
import { t } from '../../editor-text.ts';
import { filePlaces } from '../../rules/tour-files.ts';
import { newEdit } from '../../state/new-edit.ts';
import { hashInWorker } from '../../upload/queue/hash-in-worker.ts';
import { openKeptFiles } from '../../upload/queue/kept-files.ts';
import { abandonTransfer, transfer } from '../../upload/queue/transfer.ts';
import { folderOf, UploadQueue } from '../../upload/queue/upload-queue.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import type { EditorStore } from '../create-editor-store.ts';
import type { TourBase } from '../tour-base.ts';
import { type AttachedFiles, attachedFiles } from './attached-files.ts';
import { type DroppedFiles, droppedFiles } from './dropped-files.ts';
import { type FileUploads, fileUploads } from './file-uploads.ts';
import { type PhotoUploads, photoUploads } from './photo-uploads.ts';
import { type ReplacedFiles, replacedFiles } from './replaced-files.ts';

/** All uploads of an open tour. */
export interface TourUploads {
  photos: PhotoUploads;
  files: FileUploads;
  attached: AttachedFiles;
  dropped: DroppedFiles;
  isBusy(): boolean;
  close(): void;
}

/** Opens the uploads of a tour and takes up those that an earlier visit left. */
export async function openTourUploads(userId: string, base: TourBase): Promise<TourUploads> {
  const { tourId, store } = base;
  const replaced = replacedFiles(userId, tourId);
  const queue = new UploadQueue({
    hash: hashInWorker,
    transfer,
    abandon: abandonTransfer,
    kept: await openKeptFiles(userId, tourId),
    slugOf: (sha256, slug) => slugOfContent(store, sha256, slug),
    onItem: (item) => store.getState().setUpload(item),
    onGone: (slug) => store.getState().removeUpload(slug),
    onDuplicate: (slug, existingSlug) => mergeDuplicate(base, { slug, existingSlug, replaced }),
  });
  const stopWatching = store.subscribe((state, before) => {
    if (state.tour !== before.tour) cancelUnnamed(store, queue);
  });
  const closing = resumeInOneTab(store, queue, `tourwright-uploads/${userId}/${tourId}`);
  const onOnline = () => queue.retryPaused();
  window.addEventListener('online', onOnline);
  const photos = photoUploads(base, queue, replaced);
  return {
    photos,
    files: fileUploads(base, queue, photos, replaced),
    attached: attachedFiles(base, queue),
    dropped: droppedFiles(base, queue, photos),
    isBusy: () => queue.isBusy,
    close: () => {
      closing.abort();
      window.removeEventListener('online', onOnline);
      stopWatching();
      queue.close();
    },
  };
}

/** Only of the same folder: the picture of a hotspot is not cut, so no scene can be made of it. */
function slugOfContent(store: EditorStore, sha256: string, slug: string): string | null {
  const images = Object.values(store.getState().media);
  const same = images.find(
    (image) =>
      image.sha256 === sha256 &&
      folderOf(image.slug) === folderOf(slug) &&
      (image.state === 'ready' || image.state === 'processing'),
  );
  return same?.slug ?? null;
}

interface Duplicate {
  slug: string;
  existingSlug: string;
  replaced: ReplacedFiles;
}

/**
 * The file is there already, and is named in place of the one that was chosen. A tour holds a photo once, though: a
 * scene or a variant that would show one a second time goes, or shows what it showed before.
 */
function mergeDuplicate({ store, say }: TourBase, { slug, existingSlug, replaced }: Duplicate): void {
  const { tour, commit } = store.getState();
  const places = tour ? filePlaces(tour) : [];
  const added = places.find((place) => place.slug === slug);
  if (!tour || !added) return;
  const isOnce = ['photo', 'variant', 'floor-plan'].includes(added.kind) && !hasPins(tour, slug);
  const before = replaced.before(slug);
  const existing = isOnce ? places.find((place) => place.slug === existingSlug) : undefined;
  if (!existing) {
    commit(newEdit(added.replace(existingSlug)), { undoable: false });
    if (before !== null && before !== existingSlug)
      replaced.remember(existingSlug, before, { hadCome: true });
    return;
  }
  commit(replaced.withdraw(tour, added), { undoable: false });
  const fileName = shownNameOf(slug);
  const plan = tour.floorPlans.find((each) => each.slug === existingSlug);
  say(
    'info',
    plan
      ? t('plan.duplicate', { fileName, name: plan.name })
      : t('upload.duplicate', { fileName, scene: existing.scene?.name ?? '' }),
  );
}

/** A floor on which scenes stand stays, whatever it shows. */
function hasPins({ floorPlans }: Tour, slug: string): boolean {
  return floorPlans.some((plan) => plan.slug === slug && plan.pins?.length);
}

/** A file that nothing in the tour names any more, here or elsewhere, is needed no more. */
function cancelUnnamed(store: EditorStore, queue: UploadQueue): void {
  const { tour, uploads } = store.getState();
  const named = new Set(tour ? filePlaces(tour).map(({ slug }) => slug) : []);
  for (const { slug, state } of Object.values(uploads)) {
    if (state !== 'sent' && !named.has(slug)) void queue.cancel(slug);
  }
}

/** What an earlier visit left is taken up by one tab alone; the others wait until that one is closed. */
function resumeInOneTab(store: EditorStore, queue: UploadQueue, lockName: string): AbortController {
  const closing = new AbortController();
  const isFinished = (slug: string) => {
    const state = store.getState().media[slug]?.state;
    return state === 'ready' || state === 'processing';
  };
  inOneTab(lockName, () => void queue.resume(isFinished), closing.signal);
  return closing;
}
