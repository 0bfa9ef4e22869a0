/** Photos of the open tour: from dropped files to scenes, and what can be done with their uploads. */
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/problem-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { newEdit } from '../state/new-edit.ts';
import { checkFile } from '../upload/check-file.ts';
import { hashInWorker } from '../upload/hash-in-worker.ts';
import { openKeptFiles } from '../upload/kept-files.ts';
import { sceneName } from '../upload/scene-name.ts';
import { abandonTransfer, transfer } from '../upload/transfer.ts';
import { uniqueSlug } from '../upload/unique-slug.ts';
import { UploadQueue } from '../upload/upload-queue.ts';
import { type RefusedFile, showRefused } from './show-refused.ts';

export interface PhotoUploads {
  /** Each photo becomes a scene at once, all of them one step; the files then follow. */
  add(files: readonly File[]): Promise<void>;
  /** The same file, chosen again after a reload. */
  provide(slug: string, file: File): Promise<void>;
  /** Another photo for a scene. */
  replace(sceneId: number, file: File): Promise<void>;
  retry(slug: string): void;
  /** Stops an upload, or the server's work on a photo; its scene goes too. */
  cancel(slug: string): void;
  isBusy(): boolean;
  close(): void;
}

/** Opens the uploads of a tour and takes up those that an earlier visit left. */
export async function openPhotoUploads(userId: string, tourId: string): Promise<PhotoUploads> {
  const store = useEditorStore.getState;
  const queue = new UploadQueue({
    hash: hashInWorker,
    transfer,
    abandon: abandonTransfer,
    kept: await openKeptFiles(userId, tourId),
    slugOf: (sha256) => slugOfContent(sha256),
    onItem: (item) => store().setUpload(item),
    onGone: (slug) => store().removeUpload(slug),
    onDuplicate: mergeDuplicate,
  });
  const stopWatching = useEditorStore.subscribe((state, before) => {
    if (state.tour !== before.tour) cancelWithoutScene(queue);
  });
  const closing = resumeInOneTab(queue, `tourwright-uploads/${userId}/${tourId}`);
  const onOnline = () => queue.retryPaused();
  window.addEventListener('online', onOnline);
  return {
    add: (files) => addPhotos(tourId, files, queue),
    provide: async (slug, file) => {
      const isSame = await queue.provide(slug, file);
      if (isSame) return;
      const { fileName } = store().uploads[slug] ?? { fileName: slug };
      showToast('warn', t('upload.other-file', { chosen: file.name, fileName }));
    },
    replace: (sceneId, file) => replacePhoto(tourId, sceneId, file, queue),
    retry: (slug) => queue.retry(slug),
    cancel: (slug) => {
      const isThere = store().media[slug] !== undefined;
      queue.cancel(slug);
      removeSceneOf(slug);
      if (isThere) void removePhoto(slug);
    },
    isBusy: () => queue.isBusy,
    close: () => {
      closing.abort();
      window.removeEventListener('online', onOnline);
      stopWatching();
      queue.close();
    },
  };
}

async function addPhotos(tourId: string, files: readonly File[], queue: UploadQueue): Promise<void> {
  const checked = await Promise.all(files.map(async (file) => ({ file, check: await checkFile(file) })));
  const refused = checked.flatMap(({ file, check }): RefusedFile[] =>
    check.ok ? [] : [{ fileName: file.name, fault: check.fault }],
  );
  showRefused(refused);
  const photos = checked
    .filter(({ check }) => check.ok)
    .map(({ file }) => file)
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  if (photos.length === 0) return;
  const store = useEditorStore.getState();
  const isFirst = store.tour?.scenes.length === 0;
  const taken = takenSlugs();
  const assets = photos.map((file, index) => {
    const slug = uniqueSlug(tourId, file.name, taken);
    taken.add(slug);
    const number = (store.tour?.scenes.length ?? 0) + index + 1;
    return { file, slug, name: sceneName(file.name) ?? t('scene.unnamed', { number }) };
  });
  store.addUploadedScenes(assets);
  for (const { slug, file } of assets) queue.add(slug, file);
  const first = useEditorStore.getState().tour?.scenes[0];
  if (isFirst && first) store.selectScene(first.id);
}

async function replacePhoto(tourId: string, sceneId: number, file: File, queue: UploadQueue): Promise<void> {
  const check = await checkFile(file);
  if (!check.ok) {
    showRefused([{ fileName: file.name, fault: check.fault }]);
    return;
  }
  const slug = uniqueSlug(tourId, file.name, takenSlugs());
  useEditorStore.getState().commit(newEdit({ kind: 'scene.replace-photo', sceneId, slug }));
  queue.add(slug, file);
}

function takenSlugs(): Set<string> {
  const { tour, media, uploads } = useEditorStore.getState();
  return new Set([
    ...(tour?.scenes ?? []).map(({ slug }) => slug),
    ...Object.keys(media),
    ...Object.keys(uploads),
  ]);
}

function slugOfContent(sha256: string): string | null {
  const images = Object.values(useEditorStore.getState().media);
  const same = images.find(
    (image) => image.sha256 === sha256 && (image.state === 'ready' || image.state === 'processing'),
  );
  return same?.slug ?? null;
}

/** The photo is there already: the new scene goes, or takes the stored photo when no scene shows it any more. */
function mergeDuplicate(slug: string, existingSlug: string): void {
  const { tour, commit } = useEditorStore.getState();
  const added = tour?.scenes.find((scene) => scene.slug === slug);
  const existing = tour?.scenes.find((scene) => scene.slug === existingSlug);
  if (!added) return;
  if (!existing) {
    const edit = newEdit({ kind: 'scene.replace-photo', sceneId: added.id, slug: existingSlug });
    commit(edit, { undoable: false });
    return;
  }
  commit(newEdit({ kind: 'scene.remove', sceneId: added.id }), { undoable: false });
  const fileName = slug.slice(slug.lastIndexOf('/') + 1);
  showToast('info', t('upload.duplicate', { fileName, scene: existing.name }));
}

function removeSceneOf(slug: string): void {
  const { tour, commit } = useEditorStore.getState();
  const scene = tour?.scenes.find((one) => one.slug === slug);
  if (scene) commit(newEdit({ kind: 'scene.remove', sceneId: scene.id }), { undoable: false });
}

/** Has the server stop working on a photo and forget it, unless visitors may be looking at its scene. */
async function removePhoto(slug: string): Promise<void> {
  if (useEditorStore.getState().tour?.published_version !== null) return;
  try {
    await api.deleteImage({ query: { slug } });
  } catch (cause) {
    showToast('error', problemText(cause));
  }
}

/** A scene that was deleted, here or elsewhere, needs its photo no more. */
function cancelWithoutScene(queue: UploadQueue): void {
  const { tour, uploads } = useEditorStore.getState();
  const slugs = new Set((tour?.scenes ?? []).map(({ slug }) => slug));
  for (const { slug, state } of Object.values(uploads)) {
    if (state !== 'sent' && !slugs.has(slug)) queue.cancel(slug);
  }
}

/** What an earlier visit left is taken up by one tab alone; the others wait until that one is closed. */
function resumeInOneTab(queue: UploadQueue, lockName: string): AbortController {
  const closing = new AbortController();
  const isFinished = (slug: string) => {
    const state = useEditorStore.getState().media[slug]?.state;
    return state === 'ready' || state === 'processing';
  };
  const untilClosed = async () => {
    await queue.resume(isFinished);
    await new Promise((resolve) => closing.signal.addEventListener('abort', resolve));
  };
  if (!navigator.locks) void queue.resume(isFinished);
  else navigator.locks.request(lockName, { signal: closing.signal }, untilClosed).catch(() => undefined);
  return closing;
}
