import { applyEdit, describeEdit, type Edit, invertEdit } from '@tourwright/tour/edit';
import { openingScene } from '@tourwright/tour/rules';
import type { StateCreator } from 'zustand';
import { remember, reverse, type Step } from '../history.ts';
import type { Derived } from './derived.ts';
import type { CommitResult, DocumentSlice, EditorState, Outlet } from './editor-state.ts';
import { followImages } from './follow-images.ts';

/** The part of the store that holds the document and takes edits. */
export const createDocumentSlice: StateCreator<EditorState, [], [], Omit<DocumentSlice, keyof Derived>> = (
  set,
  get,
) => {
  let outlet: Outlet | null = null;

  const apply = (edit: Edit): CommitResult => {
    const { tour } = get();
    if (!tour) return { ok: false, code: '' };
    if (outlet) return outlet.add(edit);
    const result = applyEdit(tour, edit);
    if (result.ok) set({ tour: result.tour });
    return result;
  };

  const travel = (from: 'done' | 'undone') => {
    const { tour, history } = get();
    const step = history[from].at(-1);
    if (!tour || !step) return null;
    const { edit, inverse, leftAlone } = reverse(tour, step);
    const to = from === 'done' ? 'undone' : 'done';
    const moved: readonly Step[] = inverse ? [...history[to], inverse] : history[to];
    set({ preview: null, history: { ...history, [from]: history[from].slice(0, -1), [to]: moved } });
    if (edit) apply(edit);
    return { name: step.name, leftAlone };
  };

  return {
    tour: null,
    media: {},
    loadTour: (tour, media, sceneId) => {
      const named = tour.scenes.find(({ id }) => id === sceneId);
      const scene = named ?? openingScene(tour);
      set({
        tour,
        media,
        selectedSceneId: scene?.id ?? null,
        selectedHotspotId: null,
        isFetching: false,
        publishLoading: false,
      });
    },
    setTour: (tour) => {
      const { selectedSceneId } = get();
      const isThere = tour.scenes.some(({ id }) => id === selectedSceneId);
      if (isThere) set({ tour });
      // What was in hand went with its scene.
      else
        set({ tour, selectedSceneId: tour.scenes[0]?.id ?? null, selectedHotspotId: null, adjusting: null });
    },
    setMedia: (media) => set({ media: followImages(get().media, media) }),
    setImage: (image) => set({ media: { ...get().media, [image.slug]: image } }),
    connect: (next) => {
      outlet = next;
      return () => {
        outlet = null;
      };
    },
    commit: (edit, { name, gesture, undoable = true } = {}) => {
      const before = get().tour;
      if (!before) return { ok: false, code: '' };
      const undo = invertEdit(before, edit);
      const described = name ?? describeEdit(edit, before);
      set({ preview: null });
      const result = apply(edit);
      if (result.ok && undoable) {
        const step = { name: described, undos: [undo], gesture: gesture ?? null };
        set({ history: remember(get().history, step) });
      }
      return result;
    },
    undo: () => travel('done'),
    redo: () => travel('undone'),
  };
};
