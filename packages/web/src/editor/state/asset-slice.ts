import type { Video360 } from '@tourwright/tour/document';
import type { StateCreator } from 'zustand';
import { newId } from '../../client/new-id.ts';
import type { Asset, AssetSlice, EditorState } from './editor-state.ts';
import { type Change, newEdit } from './new-edit.ts';
import { newSceneId } from './new-scene-id.ts';

const lists = ['floorPlans', 'audio', 'brochures'] as const;

/** The part of the store that adds and removes files and scenes. */
export const createAssetSlice: StateCreator<EditorState, [], [], AssetSlice> = (_set, get) => {
  const commit = (change: Change) => void get().commit(newEdit(change));
  const addFile = (list: (typeof lists)[number], { name, slug }: Asset) =>
    commit({ kind: 'file.add', list, file: { id: newId(), name, slug } });
  const listOf = (id: number | string) => lists.find((list) => get().tour?.[list].some((f) => f.id === id));

  return {
    addUploadedScenes: (images, gesture) => {
      const { media, tour } = get();
      const urlOf = (slug: string) => media[slug]?.url ?? slug;
      const known = new Set((tour?.scenes ?? []).map(({ slug }) => urlOf(slug)));
      const added = images.filter(({ slug }) => !known.has(urlOf(slug)) && known.add(urlOf(slug)));
      const [first, ...rest] = added.map(addScene);
      if (!first) return;
      const values = { count: String(added.length), name: added[0]?.name ?? '' };
      const name = { id: 'edit.add-photos', values };
      get().commit(newEdit(first, ...rest), { name, ...(gesture && { gesture }) });
    },
    addFloorPlan: (file) => addFile('floorPlans', file),
    addAudio: (file) => addFile('audio', file),
    addBrochure: (file) => addFile('brochures', file),
    setCenterLogo: (slug) => commit({ kind: 'logo.replace', slug }),
    renameImage: (id, name) => {
      const list = listOf(id);
      if (list) commit({ kind: 'file.set', list, fileId: String(id), field: 'name', value: name });
      else if (typeof id === 'number') commit({ kind: 'scene.rename', sceneId: id, name });
    },
    deleteImage: (id) => {
      const list = listOf(id);
      if (list) commit({ kind: 'file.remove', list, fileId: String(id) });
      else if (id === 'logo') commit({ kind: 'logo.replace', slug: null });
      else if (typeof id === 'number') commit({ kind: 'scene.remove', sceneId: id });
    },
  };
};

function addScene({ name, slug, film }: Asset & { film?: Video360 }): Change {
  const scene = {
    id: newSceneId(),
    name,
    slug,
    cameraPosition: [0, 0, 0.01] as [number, number, number],
    cameraDirection: [0, 0, 0] as [number, number, number],
    hotspots: [],
    videos: [],
    ...(film && { film }),
  };
  return { kind: 'scene.add', scene };
}
