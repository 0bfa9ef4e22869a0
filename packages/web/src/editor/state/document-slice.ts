import { applyEdit, type Edit, invertEdit } from '@tourwright/tour/edit';
import { openingScene } from '@tourwright/tour/rules';
import type { StateCreator } from 'zustand';
import { remember, reverse, type Step } from '../history.ts';
import type { Derived } from './derived.ts';
import { describeStep } from './describe-step.ts';
import type { CommitResult, DocumentSlice, EditorState, Outlet } from './editor-state.ts';
import { followImages } from './follow-images.ts';

/** The part of the store that holds the document and takes edits. */
export const createDocumentSlice: StateCreator<EditorState, [], [], Omit<DocumentSlice, keyof Derived>> = (
  set,
  get,
) => {
  const { apply, travel, connect } = createApplying(set, get);

  return {
    tour: null,
    sameAsPublished: null,
    media: {},
    loadTour: (tour, media, sceneId) => {
      const scene = tour.scenes.find(({ id }) => id === sceneId) ?? openingScene(tour);
      const selection = { selectedSceneId: scene?.id ?? null, selectedHotspotId: null };
      set({ tour, media, ...selection, isFetching: false, publishLoading: false });
    },
    setTour: (tour) => {
      const { selectedSceneId } = get();
      const isThere = tour.scenes.some(({ id }) => id === selectedSceneId);
      if (isThere) set({ tour });
      // The selection was deleted with its scene.
      else
        set({ tour, selectedSceneId: tour.scenes[0]?.id ?? null, selectedHotspotId: null, adjusting: null });
    },
    setMedia: (media) => set({ media: followImages(get().media, media) }),
    setImage: (image) => set({ media: { ...get().media, [image.slug]: image } }),
    connect,
    commit: (edit, { name, gesture, undoable = true } = {}) => {
      const before = get().tour;
      if (!before) return { ok: false, code: '' };
      const undo = invertEdit(before, edit);
      const described = name ?? describeStep(edit, before);
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

type Creator = typeof createDocumentSlice;

/** Applies edits by itself, or through the outlet that is connected; goes back and forth in the history. */
function createApplying(set: Parameters<Creator>[0], get: Parameters<Creator>[1]) {
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
    set({ preview: null, history: moved(history, from, inverse) });
    if (edit) apply(edit);
    return { name: step.name, leftAlone };
  };

  const connect = (next: Outlet) => {
    outlet = next;
    return () => {
      outlet = null;
    };
  };
  return { apply, travel, connect };
}

/** The history after its last step was undone or done again; `inverse` takes that back, where it changed anything. */
function moved(
  history: EditorState['history'],
  from: 'done' | 'undone',
  inverse: Step | null,
): EditorState['history'] {
  const to = from === 'done' ? 'undone' : 'done';
  const other: readonly Step[] = inverse ? [...history[to], inverse] : history[to];
  return { ...history, [from]: history[from].slice(0, -1), [to]: other };
}
