/** Files that are dropped onto the picture: each becomes a hotspot there or a scene, by its kind. */
import type { Hotspot, Tour, Vector } from '@tourwright/tour/document';
import { newId } from '../../../client/new-id.ts';
import { newHotspot, nudged } from '../../rules/new-hotspot.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';
import type { UploadQueue } from '../../upload/queue/upload-queue.ts';
import type { AttachedKind } from '../../upload/reading/check-attached.ts';
import { meaningOf } from '../../upload/reading/lazy-reading.ts';
import { sceneName } from '../../upload/reading/scene-name.ts';
import type { TourBase } from '../tour-base.ts';
import { type AttachedFile, nameFiles } from './attached-files.ts';
import type { PhotoUploads } from './photo-uploads.ts';
import { showRefused } from './show-refused.ts';
import { takeFiles } from './take-files.ts';

/** Files that were dropped onto the canvas. */
export interface DroppedFiles {
  /** Takes what was dropped at a direction of the open scene; asks where a picture may mean two things. */
  take(files: readonly File[], position: Vector): Promise<void>;
  /** The pictures are hotspots. */
  show(files: readonly File[], position: Vector): void;
}

/** What can be shown by a hotspot of its own. */
type Shown = Exclude<AttachedKind, 'captions'>;
type Named = AttachedFile & { file: File; kind: Shown };

/** Hotspots of one drop stand this far apart, degrees. */
const apart = 8;

/** Makes hotspots, scenes or questions out of dropped files, by what each file may mean. */
export function droppedFiles(
  base: TourBase,
  queue: Pick<UploadQueue, 'add'>,
  photos: Pick<PhotoUploads, 'add'>,
  meaning: typeof meaningOf = meaningOf,
): DroppedFiles {
  const { store } = base;
  return {
    take: async (files, position) => {
      const { selectedSceneId } = store.getState();
      const whole = await withoutFaces(base, files);
      const read = await Promise.all(whole.map(async (file) => ({ file, meaning: await meaning(file) })));
      const meant = (becomes: 'scene' | 'either') =>
        read.flatMap(({ file, meaning: found }) => (found.becomes === becomes ? [file] : []));
      showRefused(
        base,
        read.flatMap(({ file, meaning: found }) =>
          found.becomes === 'nothing' ? [{ fileName: file.name, fault: found.fault }] : [],
        ),
      );
      const shown = read.flatMap(({ file, meaning: found }) =>
        found.becomes === 'hotspot' ? [{ file, kind: found.kind }] : [],
      );
      if (shown.length > 0) addHotspots(base, queue, { files: shown, position, sceneId: selectedSceneId });
      const [scenes, unclear] = [meant('scene'), meant('either')];
      if (unclear.length > 0) store.setState({ unclearDrop: { files: unclear, position } });
      if (scenes.length > 0) await photos.add(scenes);
    },
    show: (files, position) => {
      const { selectedSceneId: sceneId } = store.getState();
      addHotspots(base, queue, {
        files: files.map((file) => ({ file, kind: 'picture' })),
        position,
        sceneId,
      });
    },
  };
}

/** Six files may be the faces of a cube, which are one photo. */
async function withoutFaces(base: TourBase, files: readonly File[]): Promise<readonly File[]> {
  return files.length >= 6 ? takeFiles(base, files) : files;
}

interface Placing {
  files: readonly { file: File; kind: Shown }[];
  position: Vector;
  sceneId: number | null;
}

/** Adds the hotspots as one step, and sends their files. */
function addHotspots(base: TourBase, queue: Pick<UploadQueue, 'add'>, { files, position, sceneId }: Placing) {
  const { store } = base;
  const { tour, commit, selectHotspot } = store.getState();
  if (!tour?.scenes.some(({ id }) => id === sceneId) || sceneId === null) return;
  const named = nameFiles(base, files);
  const pictures = named.filter(({ kind }) => kind === 'picture');
  const groups = [pictures, ...named.filter(({ kind }) => kind !== 'picture').map((one) => [one])];
  const made = groups
    .filter((group) => group.length > 0)
    .map((group, index) => changesFor(group, sceneId, nudged(position, index * apart, 0), tour));
  const [first, ...rest] = made.flatMap(({ changes }) => changes);
  if (!first) return;
  const values = { count: String(made.length), name: named[0]?.name ?? '' };
  const result = commit(newEdit(first, ...rest), { name: { id: 'edit.drop-files', values } });
  if (!result.ok) return;
  for (const { slug, file } of named) queue.add(slug, file);
  selectHotspot(made[0]?.id ?? null);
}

const plain = { iconName: '', scale: 1 };

/** One hotspot for files that belong together: pictures become a gallery, a PDF one of the tour's brochures. */
function changesFor(group: readonly Named[], sceneId: number, position: Vector, tour: Tour): Made {
  const [first] = group;
  const hotspotOf = (kind: string, fields: Partial<Hotspot>): Hotspot => {
    const text = group.length === 1 && first ? sceneName(first.file.name) : null;
    return { ...newHotspot(kind, position, { ...plain, tour }), ...(text && { text }), ...fields } as Hotspot;
  };
  const add = (hotspot: Hotspot, ...before: Change[]): Made => ({
    id: hotspot.id,
    changes: [...before, { kind: 'hotspot.add', sceneId, hotspot }],
  });
  switch (first?.kind) {
    case 'film':
      return add(hotspotOf('video', { slug: first.slug }));
    case 'sound':
      return add(hotspotOf('audio', { slug: first.slug }));
    case 'brochure': {
      const file = { id: newId(), name: first.name, slug: first.slug };
      return add(hotspotOf('brochure', { brochureId: file.id }), {
        kind: 'file.add',
        list: 'brochures',
        file,
      });
    }
    default: {
      const pictures = group.map(({ slug }) => ({ id: newId(), slug }));
      return add(hotspotOf(group.length > 1 ? 'gallery' : 'image', { pictures }));
    }
  }
}

interface Made {
  id: string;
  changes: Change[];
}
