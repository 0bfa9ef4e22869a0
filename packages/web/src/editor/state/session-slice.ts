import type { StateCreator } from 'zustand';
import { emptyHistory } from '../history.ts';
import type { EditorState, SessionSlice } from './editor-state.ts';

type SessionValues = Omit<
  SessionSlice,
  'selectScene' | 'selectHotspot' | 'setTool' | 'setCorners' | 'setIntersection'
>;

export const initialSession: SessionValues = {
  selectedSceneId: null,
  selectedHotspotId: null,
  selectedVideoId: null,
  iconName: '',
  scale: 1,
  rotation: 0,
  intersectionPoint: null,
  editorText: '',
  isIconModalOpen: false,
  isHotspotPreviewOpen: false,
  unclearDrop: null,
  tool: 'select',
  corners: [],
  overlay: null,
  panel: 'scenes',
  shownPlanId: null,
  placingSceneId: null,
  lookedAlong: null,
  dismissedProposals: [],
  isInspectorOpen: false,
  preview: null,
  adjusting: null,
  shownVariants: {},
  history: emptyHistory,
  check: null,
  problems: null,
  clipboard: null,
  renamingSceneId: null,
  canvasSceneId: null,
};

export const createSessionSlice: StateCreator<EditorState, [], [], SessionSlice> = (set, get) => ({
  ...initialSession,
  selectScene: (id) => {
    if (get().selectedSceneId === id) return;
    set({
      selectedSceneId: id,
      selectedHotspotId: null,
      selectedVideoId: null,
      intersectionPoint: null,
      corners: [],
      preview: null,
      adjusting: null,
    });
  },
  selectHotspot: (id) =>
    set({
      selectedHotspotId: id,
      isIconModalOpen: false,
      // Whoever takes a hotspot in hand wants its fields.
      ...(id !== null && { check: null }),
      ...(id === null && { isHotspotPreviewOpen: false }),
    }),
  setTool: (tool) =>
    set({
      tool,
      corners: [],
      ...(tool === 'select' ? { intersectionPoint: null } : { selectedHotspotId: null }),
    }),
  setCorners: (corners) => set({ corners }),
  setIntersection: (intersectionPoint) => set({ intersectionPoint }),
});
