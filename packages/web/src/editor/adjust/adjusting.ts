import { type Adjustment, isSame, type Scene } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import type { Adjusting, AdjustPart, DraftStep } from '../state/editor-state.ts';
import { levelOf, type UprightLine } from './level/level-lines.ts';

/** What a photo that is left as it came has. */
export const noLevel = { yaw: 0, pitch: 0, roll: 0 };

/** The light of a photo that is left as it came. */
export const noLight = { exposure: 0, contrast: 0, saturation: 0, warmth: 0 };

/** Begins to adjust a scene's photo: what is chosen is shown at once, and kept only when it is applied. */
export function startAdjusting(store: EditorStore, { id, adjustment }: Scene): void {
  store.setState({
    tool: 'select',
    selectedHotspotId: null,
    preview: null,
    isInspectorOpen: false,
    // The photo itself is adjusted, not another picture in its place.
    shownVariants: {},
    adjusting: {
      sceneId: id,
      draft: adjustment ?? {},
      part: 'level',
      regionIndex: null,
      edges: null,
      drawsBlur: false,
      past: [],
      undone: [],
    },
  });
}

/** Leaves without keeping anything. */
export function stopAdjusting(store: EditorStore): void {
  store.setState({ adjusting: null });
}

/** Goes on where an adjusting was left. */
export function resumeAdjusting(store: EditorStore, adjusting: Adjusting): void {
  const { tour, selectScene, setTool, selectHotspot } = store.getState();
  if (!tour?.scenes.some(({ id }) => id === adjusting.sceneId)) return;
  selectScene(adjusting.sceneId);
  setTool('select');
  selectHotspot(null);
  store.setState({ preview: null, isInspectorOpen: false, shownVariants: {}, adjusting });
}

/** Shows another part of the adjustment: level, light, tripod or privacy. */
export function showPart(store: EditorStore, part: AdjustPart): void {
  change(store, (adjusting) => ({ ...adjusting, part, regionIndex: null, edges: null, drawsBlur: false }));
}

/** Changes within this time belong together: the moving of one slider, a burst of an arrow key. */
const gestureMs = 1000;

/**
 * Changes a part of what is chosen; undefined leaves it out. Changes soon after one another with the same gesture are
 * taken back as one.
 */
export function draftPart<Name extends AdjustPart>(
  store: EditorStore,
  name: Name,
  value: Adjustment[Name],
  gesture: string | null = null,
): void {
  change(store, (adjusting) => {
    const { [name]: _, ...rest } = adjusting.draft;
    const draft = value === undefined ? rest : { ...rest, [name]: value };
    return { ...adjusting, draft, past: remembered(adjusting, { part: name, gesture }), undone: [] };
  });
}

function remembered({ past, draft }: Adjusting, step: Pick<DraftStep, 'part' | 'gesture'>): DraftStep[] {
  const at = Date.now();
  const last = past.at(-1);
  const isOne = last && step.gesture !== null && last.gesture === step.gesture && at - last.at < gestureMs;
  return isOne ? past.with(-1, { ...last, at }) : [...past, { ...step, draft, at }];
}

/** Takes the last change back, and shows the part that it was in. */
export function undoDraft(store: EditorStore): void {
  travel(store, 'past', 'undone');
}

/** Takes up again what was last undone in the adjustment. */
export function redoDraft(store: EditorStore): void {
  travel(store, 'undone', 'past');
}

function travel(store: EditorStore, from: 'past' | 'undone', to: 'past' | 'undone'): void {
  change(store, (adjusting) => {
    const step = adjusting[from].at(-1);
    if (!step) return adjusting;
    const { part, draft } = step;
    return {
      ...adjusting,
      part,
      draft,
      regionIndex: null,
      // They belong to the level that was taken back.
      edges: adjusting.edges && [],
      [from]: adjusting[from].slice(0, -1),
      // A step that was gone back over is closed.
      [to]: [...adjusting[to], { ...step, draft: adjusting.draft, gesture: null }],
    };
  });
}

/** Begins to draw what is upright, or stops. */
export function drawEdges(store: EditorStore, isDrawing: boolean): void {
  change(store, (adjusting) => ({ ...adjusting, edges: isDrawing ? [] : null }));
}

/** Begins to draw what is blurred, or stops. */
export function drawBlur(store: EditorStore, drawsBlur: boolean): void {
  change(store, (adjusting) => ({ ...adjusting, drawsBlur }));
}

/** Sets the photo straight by one more edge; false where it does not go with the others. */
export function addEdge(store: EditorStore, edge: UprightLine): boolean {
  const { adjusting } = store.getState();
  if (!adjusting?.edges) return false;
  const edges = [...adjusting.edges, edge];
  const level = levelOf(edges, adjusting.draft.level ?? noLevel);
  if (!level) return false;
  draftPart(store, 'level', level);
  change(store, (now) => ({ ...now, edges }));
  return true;
}

/** Chooses a blurred region of the adjustment; null: none. */
export function selectRegion(store: EditorStore, regionIndex: number | null): void {
  change(store, (adjusting) => ({ ...adjusting, regionIndex }));
}

function change(store: EditorStore, to: (adjusting: Adjusting) => Adjusting): void {
  const { adjusting } = store.getState();
  if (adjusting) store.setState({ adjusting: to(adjusting) });
}

/** Whether what is chosen is another look than the one that is kept. */
export function isDraftChanged({ adjustment }: Pick<Scene, 'adjustment'>, draft: Adjustment): boolean {
  return !isSame(effectiveAdjustment(draft), effectiveAdjustment(adjustment));
}

/** What a scene's photo is to look like: as it is being chosen, else as it is kept. */
export function wantedAdjustment(
  { id, adjustment }: Pick<Scene, 'id' | 'adjustment'>,
  adjusting: Adjusting | null,
): Adjustment | null {
  return (adjusting?.sceneId === id ? adjusting.draft : adjustment) ?? null;
}
