/** All uploads of the open tour, in one queue: photos, films, sounds. */

import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { filePlaces } from '../rules/tour-files.ts';
import { newEdit } from '../state/new-edit.ts';
import { hashInWorker } from '../upload/hash-in-worker.ts';
import { inOneTab } from '../upload/in-one-tab.ts';
import { openKeptFiles } from '../upload/kept-files.ts';
import { shownNameOf } from '../upload/scene-name.ts';
import { abandonTransfer, transfer } from '../upload/transfer.ts';
import { UploadQueue } from '../upload/upload-queue.ts';
import { type FileUploads, fileUploads } from './file-uploads.ts';
import { type PhotoUploads, photoUploads } from './photo-uploads.ts';
import { type ReplacedFiles, replacedFiles } from './replaced-files.ts';
import { showTourToast } from './tour-toast.ts';

export interface TourUploads {
  photos: PhotoUploads;
  files: FileUploads;
  isBusy(): boolean;
  close(): void;
}

/** Opens the uploads of a tour and takes up those that an earlier visit left. */
export async function openTourUploads(userId: string, tourId: string): Promise<TourUploads> {
  const store = useEditorStore.getState;
  const replaced = replacedFiles(userId, tourId);
  const isOpen = () => store().tour?.id === tourId;
  const queue = new UploadQueue({
    hash: hashInWorker,
    transfer,
    abandon: abandonTransfer,
    kept: await openKeptFiles(userId, tourId),
    slugOf: (sha256) => slugOfContent(sha256),
    onItem: (item) => store().setUpload(item),
    onGone: (slug) => store().removeUpload(slug),
    onDuplicate: (slug, existingSlug) => isOpen() && mergeDuplicate(slug, existingSlug, replaced),
  });
  const stopWatching = useEditorStore.subscribe((state, before) => {
    // The tour of another session names none of these files.
    if (state.tour !== before.tour && isOpen()) cancelUnnamed(queue);
  });
  const closing = resumeInOneTab(queue, `tourwright-uploads/${userId}/${tourId}`);
  const onOnline = () => queue.retryPaused();
  window.addEventListener('online', onOnline);
  const photos = photoUploads(tourId, queue, replaced);
  return {
    photos,
    files: fileUploads(tourId, queue, photos, replaced),
    isBusy: () => queue.isBusy,
    close: () => {
      closing.abort();
      window.removeEventListener('online', onOnline);
      stopWatching();
      queue.close();
    },
  };
}

function slugOfContent(sha256: string): string | null {
  const images = Object.values(useEditorStore.getState().media);
  const same = images.find(
    (image) => image.sha256 === sha256 && (image.state === 'ready' || image.state === 'processing'),
  );
  return same?.slug ?? null;
}

/**
 * The file is there already, and is named in place of the one that was chosen. A tour holds a photo once, though: a
 * scene or a variant that would show one a second time goes, or shows what it showed before.
 */
function mergeDuplicate(slug: string, existingSlug: string, replaced: ReplacedFiles): void {
  const { tour, commit } = useEditorStore.getState();
  const places = tour ? filePlaces(tour) : [];
  const added = places.find((place) => place.slug === slug);
  if (!tour || !added) return;
  const isPhoto = added.kind === 'photo' || added.kind === 'variant';
  const before = replaced.before(slug);
  const existing = isPhoto ? places.find((place) => place.slug === existingSlug) : undefined;
  if (!existing) {
    commit(newEdit(added.replace(existingSlug)), { undoable: false });
    if (before !== null && before !== existingSlug)
      replaced.remember(existingSlug, before, { hadCome: true });
    return;
  }
  commit(replaced.withdraw(tour, added), { undoable: false });
  showTourToast(
    'info',
    t('upload.duplicate', { fileName: shownNameOf(slug), scene: existing.scene?.name ?? '' }),
  );
}

/** A file that nothing in the tour names any more, here or elsewhere, is needed no more. */
function cancelUnnamed(queue: UploadQueue): void {
  const { tour, uploads } = useEditorStore.getState();
  const named = new Set(tour ? filePlaces(tour).map(({ slug }) => slug) : []);
  for (const { slug, state } of Object.values(uploads)) {
    if (state !== 'sent' && !named.has(slug)) void queue.cancel(slug);
  }
}

/** What an earlier visit left is taken up by one tab alone; the others wait until that one is closed. */
function resumeInOneTab(queue: UploadQueue, lockName: string): AbortController {
  const closing = new AbortController();
  const isFinished = (slug: string) => {
    const state = useEditorStore.getState().media[slug]?.state;
    return state === 'ready' || state === 'processing';
  };
  inOneTab(lockName, () => void queue.resume(isFinished), closing.signal);
  return closing;
}
