import type { StateCreator } from 'zustand';
import { emptyHistory } from '../history.ts';
import { emptyDraft } from '../linking/link-draft.ts';
import type { EditorState, SessionSlice } from './editor-state.ts';

type SessionValues = Omit<
  SessionSlice,
  'selectScene' | 'selectHotspot' | 'selectVideo' | 'choose' | 'setTool' | 'setCorners' | 'setIntersection'
>;

/** The same one, so that nobody draws again for it. */
const none: readonly never[] = [];

/** What is selected and open when the editor opens. */
export const initialSession: SessionValues = {
  selectedSceneId: null,
  selectedHotspotId: null,
  chosenIds: [],
  chosenSceneIds: [],
  takesScenes: false,
  selectedVideoId: null,
  hidesSurface: false,
  iconName: '',
  scale: 1,
  intersectionPoint: null,
  linkDraft: emptyDraft,
  uncheckedBacks: {},
  editorText: '',
  isIconModalOpen: false,
  isHotspotPreviewOpen: false,
  unclearDrop: null,
  archiveDrop: null,
  tool: 'select',
  corners: [],
  overlay: null,
  helpTopic: 'scenes',
  panel: 'scenes',
  selectedProductId: null,
  shownPlanId: null,
  planFiles: null,
  placingSceneId: null,
  lookedAlong: null,
  mapPair: null,
  mapQuery: '',
  closedFloors: [],
  arrivedSceneIds: [],
  dismissedProposals: [],
  isInspectorOpen: false,
  isMiniPlanShown: false,
  preview: null,
  isFramingCover: false,
  hasHeadset: false,
  isInHeadset: false,
  adjusting: null,
  isLooking: false,
  marquee: null,
  guides: null,
  selectedStopId: null,
  guideRun: null,
  shownVariants: {},
  history: emptyHistory,
  check: null,
  problems: null,
  clipboard: null,
  renamingSceneId: null,
  canvasSceneId: null,
};

/** The part of the store that holds what is selected and open in this tab. */
export const createSessionSlice: StateCreator<EditorState, [], [], SessionSlice> = (set, get) => ({
  ...initialSession,
  selectScene: (id) => {
    if (get().selectedSceneId === id) return;
    set({
      selectedSceneId: id,
      selectedHotspotId: null,
      chosenIds: none,
      selectedVideoId: null,
      hidesSurface: false,
      intersectionPoint: null,
      corners: [],
      preview: null,
      adjusting: null,
    });
  },
  selectHotspot: (id) =>
    set({
      selectedHotspotId: id,
      selectedVideoId: null,
      hidesSurface: false,
      chosenIds: none,
      isIconModalOpen: false,
      // Selecting a hotspot shows its fields.
      ...(id !== null && { check: null }),
      ...(id === null && { isHotspotPreviewOpen: false }),
    }),
  selectVideo: (id) => {
    get().selectHotspot(null);
    set({ selectedVideoId: id, ...(id !== null && { tool: 'select', corners: [], check: null }) });
  },
  choose: (ids) => {
    const [first] = ids;
    if (ids.length < 2) get().selectHotspot(first ?? null);
    else
      set({
        selectedHotspotId: null,
        selectedVideoId: null,
        chosenIds: ids,
        isHotspotPreviewOpen: false,
        check: null,
      });
  },
  setTool: (tool) =>
    set({
      tool,
      corners: [],
      ...(tool === 'select'
        ? { intersectionPoint: null }
        : { selectedHotspotId: null, selectedVideoId: null, chosenIds: none }),
    }),
  setCorners: (corners) => set({ corners }),
  setIntersection: (intersectionPoint) => {
    const { withWayBack } = get().linkDraft;
    set({ intersectionPoint, linkDraft: { ...emptyDraft, withWayBack } });
  },
});
