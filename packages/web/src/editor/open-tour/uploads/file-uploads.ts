/** Files of a scene or the tour besides photos: added at once, uploaded in the common queue. */

import type { Scene, SceneSound } from '@tourwright/tour/document';
import { newId } from '../../../client/new-id.ts';
import { addItems } from '../../session/set-item.ts';
import { setScene } from '../../session/set-scene.ts';
import { newEdit } from '../../state/new-edit.ts';
import { uniqueSlug } from '../../upload/queue/unique-slug.ts';
import type { UploadQueue } from '../../upload/queue/upload-queue.ts';
import { checkFile, checkMedia, readVideo } from '../../upload/reading/lazy-reading.ts';
import { sceneName } from '../../upload/reading/scene-name.ts';
import type { UploadFault } from '../../upload/upload-fault.ts';
import type { EditorStore } from '../create-editor-store.ts';
import type { TourBase } from '../tour-base.ts';
import { hasCome } from './has-come.ts';
import type { PhotoUploads } from './photo-uploads.ts';
import type { ReplacedFiles } from './replaced-files.ts';
import { showRefused } from './show-refused.ts';
import { takeFiles } from './take-files.ts';
import { takenSlugs } from './taken-slugs.ts';

/** Uploads that belong to scenes: videos, sounds and variants. */
export interface FileUploads {
  /** A 360° video for a scene, in place of the one that it has. */
  setVideo360(sceneId: number, file: File): Promise<void>;
  /** A picture of the video in place of the scene's photo; false when the video could not be read. */
  takeStill(scene: Scene, videoUrl: string): Promise<boolean>;
  /** Sounds of a scene, or with null the tour's own. */
  addSounds(sceneId: number | null, files: readonly File[]): Promise<void>;
  /** A recorded voice, called as its file: of a scene, said once, or with null the tour's own. */
  addVoice(sceneId: number | null, file: File): Promise<void>;
  /** Other pictures of a scene's standpoint. */
  addVariants(sceneId: number, files: readonly File[]): Promise<void>;
}

/** Makes the uploading of scenes' videos, sounds and variants. */
export function fileUploads(
  base: TourBase,
  queue: UploadQueue,
  photos: Pick<PhotoUploads, 'replace'>,
  replaced: ReplacedFiles,
): FileUploads {
  const { tourId, store } = base;
  const addSounds = async (
    sceneId: number | null,
    files: readonly File[],
    looks: Partial<SceneSound> = {},
  ) => {
    const sounds = named(store, await withoutRefused(base, files, soundFault), `${tourId}/audio`);
    const items = sounds.map(({ slug, name }) => ({ id: newId(), slug, name: looks.name ?? name }));
    const scene = sceneId === null ? null : sceneOf(store, sceneId);
    if (items.length === 0 || !store.getState().tour || scene === undefined) return;
    if (scene === null) addTourSounds(store, items);
    else
      addItems(
        store,
        ['scenes', scene.id, 'sounds'],
        items.map((item) => ({ ...item, ...looks })),
        { id: 'edit.sound.add', values: { name: scene.name } },
      );
    for (const { slug, file } of sounds) queue.add(slug, file);
  };
  return {
    setVideo360: async (sceneId, file) => {
      const [taken] = await withoutRefused(base, [file], videoFault);
      const scene = sceneOf(store, sceneId);
      if (!taken || !scene) return;
      const slug = uniqueSlug(`${tourId}/videos`, file.name, takenSlugs(store));
      if (scene.film) replaced.remember(slug, scene.film.slug, { hadCome: hasCome(store, scene.film.slug) });
      const value = { ...scene.film, slug, name: scene.film?.name ?? scene.name };
      setScene(store, scene, 'film', value, scene.film ? 'edit.film.replace' : 'edit.film.add');
      queue.add(slug, file);
    },
    takeStill: async ({ id, slug }, videoUrl) => {
      const read = await readVideo(videoUrl);
      if (!read.ok) return false;
      const name = slug.slice(slug.lastIndexOf('/') + 1).replace(/\.[a-z0-9]{2,5}$/i, '');
      await photos.replace(id, [new File([read.still], `${name}.jpg`, { type: read.still.type })]);
      return true;
    },
    addSounds: (sceneId, files) => addSounds(sceneId, files),
    addVoice: (sceneId, file) =>
      addSounds(sceneId, [file], { loop: false, name: file.name.replace(/\.wav$/, '') }),
    addVariants: async (sceneId, files) => {
      const photos = named(
        store,
        await withoutRefused(base, await takeFiles(base, files), photoFault),
        tourId,
      );
      const scene = sceneOf(store, sceneId);
      if (!scene || photos.length === 0) return;
      const items = photos.map(({ slug, name }) => ({ id: newId(), name, slug }));
      addItems(store, ['scenes', sceneId, 'variants'], items, {
        id: 'edit.variant.add',
        values: { name: scene.name },
      });
      for (const { slug, file } of photos) queue.add(slug, file);
    },
  };
}

function addTourSounds(
  store: EditorStore,
  files: readonly { id: string; slug: string; name: string }[],
): void {
  const [first, ...rest] = files.map((file) => ({ kind: 'file.add', list: 'audio', file }) as const);
  if (!first) return;
  const name = { id: 'edit.tour-sound.add', values: {} };
  store.getState().commit(newEdit(first, ...rest), { name });
}

/** As it is now: reading a file takes its time. */
function sceneOf(store: EditorStore, sceneId: number): Scene | undefined {
  return store.getState().tour?.scenes.find(({ id }) => id === sceneId);
}

/** The files that can be taken; of the others the reason is reported. */
async function withoutRefused(
  base: TourBase,
  files: readonly File[],
  faultOf: (file: File) => Promise<UploadFault | null>,
): Promise<File[]> {
  const checked = await Promise.all(files.map(async (file) => ({ file, fault: await faultOf(file) })));
  showRefused(
    base,
    checked.flatMap(({ file, fault }) => (fault ? [{ fileName: file.name, fault }] : [])),
  );
  return checked.filter(({ fault }) => fault === null).map(({ file }) => file);
}

async function videoFault(file: File): Promise<UploadFault | null> {
  const check = await checkMedia(file, 'film');
  if (!check.ok) return check.fault;
  const read = await readVideo(file);
  return read.ok ? null : read.fault;
}

async function soundFault(file: File): Promise<UploadFault | null> {
  const check = await checkMedia(file, 'sound');
  return check.ok ? null : check.fault;
}

async function photoFault(file: File): Promise<UploadFault | null> {
  const check = await checkFile(file);
  return check.ok ? null : check.fault;
}

/** Each file with its slug and a name for people. */
function named(
  store: EditorStore,
  files: readonly File[],
  folder: string,
): { file: File; slug: string; name: string }[] {
  const taken = takenSlugs(store);
  return files.map((file) => {
    const slug = uniqueSlug(folder, file.name, taken);
    taken.add(slug);
    return { file, slug, name: sceneName(file.name) ?? file.name.replace(/\.[a-z0-9]{2,5}$/i, '') };
  });
}
