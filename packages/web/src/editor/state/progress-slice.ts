import type { StateCreator } from 'zustand';
import { clearOrder, noOrder, setOrder } from '../../client/order-state.ts';
import type { EditorState, ProgressSlice } from './editor-state.ts';

type ProgressValues = Omit<ProgressSlice, 'setOrder' | 'clearOrder' | 'setUpload' | 'removeUpload'>;

/** The state of requests when the editor opens. */
export const initialProgress: ProgressValues = {
  ...noOrder,
  isLoading: false,
  isFetching: false,
  publishLoading: true,
  saveState: { kind: 'saved' },
  uploads: {},
  arriving: new Set(),
  refusedFiles: [],
};

/** The part of the store that holds the state of requests: loading, saving, uploads and orders. */
export const createProgressSlice: StateCreator<EditorState, [], [], ProgressSlice> = (set, get) => ({
  ...initialProgress,
  // Of the whole tab: what is ordered in the player shows here under the same names.
  setOrder: (order) => {
    setOrder(order);
    set(order);
  },
  clearOrder: () => {
    clearOrder();
    set(noOrder);
  },
  setUpload: (item) => set({ uploads: { ...get().uploads, [item.slug]: item } }),
  removeUpload: (slug) => {
    const { [slug]: _, ...uploads } = get().uploads;
    set({ uploads });
  },
});
