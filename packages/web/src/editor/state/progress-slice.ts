import type { StateCreator } from 'zustand';
import type { EditorState, Order, ProgressSlice } from './editor-state.ts';

const noOrder: Order = { orderId: null, orderDetails: null, isOrderComplete: false, orderError: null };

type ProgressValues = Omit<ProgressSlice, 'setOrder' | 'clearOrder' | 'setUpload' | 'removeUpload'>;

export const initialProgress: ProgressValues = {
  ...noOrder,
  isLoading: false,
  isFetching: false,
  publishLoading: true,
  saveState: { kind: 'saved' },
  uploads: {},
  refusedFiles: [],
};

export const createProgressSlice: StateCreator<EditorState, [], [], ProgressSlice> = (set, get) => ({
  ...initialProgress,
  setOrder: (order) => set(order),
  clearOrder: () => set(noOrder),
  setUpload: (item) => set({ uploads: { ...get().uploads, [item.slug]: item } }),
  removeUpload: (slug) => {
    const { [slug]: _, ...uploads } = get().uploads;
    set({ uploads });
  },
});
