/** Photos, and videos with a picture of them, of the open tour: from dropped files to scenes. */
import type { Scene } from '@tourwright/tour/document';
import { api } from '../../../client/api.ts';
import { problemText } from '../../../layout/failures/problem-text.ts';
import { t } from '../../editor-text.ts';
import type { FilePlace } from '../../rules/file-place.ts';
import { filePlaces } from '../../rules/tour-files.ts';
import { newEdit } from '../../state/new-edit.ts';
import { uniqueSlug } from '../../upload/queue/unique-slug.ts';
import type { UploadQueue } from '../../upload/queue/upload-queue.ts';
import { checkFile, checkMedia, inOrder, mediaKindOf, readVideo } from '../../upload/reading/lazy-reading.ts';
import { sceneName, shownName } from '../../upload/reading/scene-name.ts';
import type { UploadFault } from '../../upload/upload-fault.ts';
import type { TourBase } from '../tour-base.ts';
import { hasCome } from './has-come.ts';
import type { ReplacedFiles } from './replaced-files.ts';
import { showRefused } from './show-refused.ts';
import { takeFiles } from './take-files.ts';
import { takenSlugs } from './taken-slugs.ts';

/** Photos and 360° videos that become scenes. */
export interface PhotoUploads {
  /**
   * Each photo, and each 360° video, becomes a scene at once, all of them one step, together with what else has the
   * same gesture; the files then follow.
   */
  add(files: readonly File[], gesture?: string): Promise<void>;
  /** The same file, or the same six faces, chosen again after a reload. */
  provide(slug: string, files: readonly File[]): Promise<void>;
  /** Another photo for a scene. */
  replace(sceneId: number, files: readonly File[]): Promise<void>;
  retry(slug: string): void;
  /** The photo that a scene had before this one; null when there was none. `isKept`: whether the server still has it. */
  before(scene: Pick<Scene, 'slug'>): { slug: string; isKept: boolean } | null;
  /** Puts the photo before back in its place, as one step; the one that it replaces can come back likewise. */
  bringBack(scene: Pick<Scene, 'id' | 'name' | 'slug'>): void;
  /** Stops an upload, or the server's work on a photo; the file before it comes back, else what shows it goes too. */
  cancel(slug: string): void;
}

/** Makes the uploading of photos and 360° videos that become scenes. */
export function photoUploads(
  base: TourBase,
  queue: Pick<UploadQueue, 'add' | 'provide' | 'retry' | 'cancel'>,
  replaced: ReplacedFiles,
): PhotoUploads {
  const { store, say } = base;
  return {
    add: async (files, gesture) => addScenes(base, await takeFiles(base, files), queue, gesture),
    provide: async (slug, files) => {
      const file = await takeOne(base, files);
      if (!file) return;
      const isSame = await queue.provide(slug, file);
      if (isSame) return;
      const { fileName } = store.getState().uploads[slug] ?? { fileName: slug };
      say('warn', t('upload.other-file', { chosen: shownName(file.name), fileName }));
    },
    replace: async (sceneId, files) => {
      const file = await takeOne(base, files);
      if (file) await replacePhoto(base, sceneId, file, { queue, replaced });
    },
    retry: (slug) => queue.retry(slug),
    before: ({ slug }) => {
      const before = replaced.before(slug);
      return before === null ? null : { slug: before, isKept: hasCome(store, before) };
    },
    bringBack: ({ id, name, slug }) => {
      const before = replaced.before(slug);
      if (before === null) return;
      replaced.remember(before, slug, { hadCome: hasCome(store, slug) });
      const edit = newEdit({ kind: 'scene.replace-photo', sceneId: id, slug: before });
      store.getState().commit(edit, { name: { id: 'edit.photo-back', values: { name } } });
    },
    cancel: (slug) => {
      const isThere = store.getState().media[slug] !== undefined;
      const cancelled = queue.cancel(slug);
      const { tour, commit } = store.getState();
      const place = tour && filePlaces(tour).find((each) => each.slug === slug);
      if (tour && place) commit(replaced.withdraw(tour, place), { undoable: takesWork(place, replaced) });
      // One after the other: the photo of an upload that was given up may be gone with it.
      if (isThere) void cancelled.then(() => removePhoto(base, slug));
    },
  };
}

/** Whether giving up a photo takes a scene along that its owner has furnished, which undo then brings back. */
function takesWork({ kind, slug, scene }: FilePlace, replaced: ReplacedFiles): boolean {
  return kind === 'photo' && replaced.before(slug) === null && (scene?.hotspots.length ?? 0) > 0;
}

/** The one photo that is meant; null when it is ambiguous, which is reported. */
async function takeOne(base: TourBase, chosen: readonly File[]): Promise<File | null> {
  const files = await takeFiles(base, chosen);
  if (files.length > 1) base.say('warn', t('upload.one-photo'));
  return files.length === 1 ? (files[0] ?? null) : null;
}

/** What becomes a scene: a photo, or a video and a still of it. */
interface Arrival {
  file: File;
  photo: File;
  film: File | null;
}

async function addScenes(
  base: TourBase,
  files: readonly File[],
  queue: Pick<UploadQueue, 'add'>,
  gesture?: string,
): Promise<void> {
  const checked = await Promise.all(files.map(async (file) => ({ file, found: await arrivalOf(file) })));
  const refused = checked.flatMap(({ file, found }) =>
    'code' in found ? [{ fileName: file.name, fault: found }] : [],
  );
  showRefused(base, refused);
  const arrivals = await inOrder(checked.flatMap(({ found }) => ('code' in found ? [] : [found])));
  const { tourId, store } = base;
  const { tour, addUploadedScenes, selectScene } = store.getState();
  if (arrivals.length === 0 || !tour) return;
  const taken = takenSlugs(store);
  const assets = arrivals.map(({ file, photo, film }, index) => {
    const number = tour.scenes.length + index + 1;
    const name = sceneName(file.name) ?? t('scene.unnamed', { number });
    const slug = freshSlug(tourId, photo.name, taken);
    const around = film && { file: film, slug: freshSlug(`${tourId}/videos`, film.name, taken) };
    return { photo, around, asset: { name, slug, ...(around && { film: { slug: around.slug, name } }) } };
  });
  addUploadedScenes(
    assets.map(({ asset }) => asset),
    gesture,
  );
  for (const { asset, photo, around } of assets) {
    queue.add(asset.slug, photo);
    if (around) queue.add(around.slug, around.file);
  }
  const now = store.getState().tour?.scenes ?? [];
  const slugs = new Set(assets.map(({ asset }) => asset.slug));
  store.setState({ arrivedSceneIds: now.filter(({ slug }) => slugs.has(slug)).map(({ id }) => id) });
  const [first] = now;
  if (tour.scenes.length === 0 && first) selectScene(first.id);
}

async function arrivalOf(file: File): Promise<Arrival | UploadFault> {
  // What cannot be read is said by the check of photos.
  const kind = await mediaKindOf(file).catch(() => null);
  if (kind !== 'film') {
    const check = await checkFile(file);
    return check.ok ? { file, photo: file, film: null } : check.fault;
  }
  const check = await checkMedia(file, 'film');
  if (!check.ok) return check.fault;
  const read = await readVideo(file);
  if (!read.ok) return read.fault;
  const name = `${file.name.replace(/\.[a-z0-9]{2,5}$/i, '')}.jpg`;
  return { file, photo: new File([read.still], name, { type: read.still.type }), film: file };
}

interface Replacing {
  queue: Pick<UploadQueue, 'add'>;
  replaced: ReplacedFiles;
}

async function replacePhoto(
  base: TourBase,
  sceneId: number,
  file: File,
  { queue, replaced }: Replacing,
): Promise<void> {
  const check = await checkFile(file);
  if (!check.ok) {
    showRefused(base, [{ fileName: file.name, fault: check.fault }]);
    return;
  }
  const { tourId, store } = base;
  const { tour, commit } = store.getState();
  if (!tour) return;
  const slug = uniqueSlug(tourId, file.name, takenSlugs(store));
  const before = tour.scenes.find(({ id }) => id === sceneId)?.slug;
  if (before !== undefined) replaced.remember(slug, before, { hadCome: hasCome(store, before) });
  commit(newEdit({ kind: 'scene.replace-photo', sceneId, slug }));
  queue.add(slug, file);
}

/** Has the server stop working on a photo and forget it, unless visitors may be looking at its scene. */
async function removePhoto({ store, say }: TourBase, slug: string): Promise<void> {
  if (store.getState().tour?.published_version !== null) return;
  try {
    await api.deleteImage({ query: { slug } });
  } catch (cause) {
    say('error', problemText(cause));
  }
}

function freshSlug(folder: string, fileName: string, taken: Set<string>): string {
  const slug = uniqueSlug(folder, fileName, taken);
  taken.add(slug);
  return slug;
}
