import type { Adjustment, Scene } from '@tourwright/tour/document';
import { useEditorStore } from '../editor-store.ts';
import type { Adjusting, AdjustPart } from '../state/editor-state.ts';

/** What a photo that is left as it came has. */
export const noLevel = { yaw: 0, pitch: 0, roll: 0 };
export const noLight = { exposure: 0, contrast: 0, saturation: 0, warmth: 0 };

/** Begins to adjust a scene's photo: what is chosen is shown at once, and kept only when it is applied. */
export function startAdjusting({ id, adjustment }: Scene): void {
  useEditorStore.setState({
    tool: 'select',
    selectedHotspotId: null,
    preview: null,
    isInspectorOpen: false,
    // The photo itself is adjusted, not another picture in its place.
    shownVariants: {},
    adjusting: { sceneId: id, draft: adjustment ?? {}, part: 'level', regionIndex: null },
  });
}

/** Leaves without keeping anything. */
export function stopAdjusting(): void {
  useEditorStore.setState({ adjusting: null });
}

export function showPart(part: AdjustPart): void {
  change((adjusting) => ({ ...adjusting, part, regionIndex: null }));
}

/** Changes a part of what is chosen; undefined leaves it out. */
export function draftPart<Name extends keyof Adjustment>(name: Name, value: Adjustment[Name]): void {
  change((adjusting) => {
    const { [name]: _, ...rest } = adjusting.draft;
    return { ...adjusting, draft: value === undefined ? rest : { ...rest, [name]: value } };
  });
}

export function selectRegion(regionIndex: number | null): void {
  change((adjusting) => ({ ...adjusting, regionIndex }));
}

function change(to: (adjusting: Adjusting) => Adjusting): void {
  const { adjusting } = useEditorStore.getState();
  if (adjusting) useEditorStore.setState({ adjusting: to(adjusting) });
}

/** What a scene's photo is to look like: as it is being chosen, else as it is kept. */
export function wantedAdjustment(
  { id, adjustment }: Pick<Scene, 'id' | 'adjustment'>,
  adjusting: Adjusting | null,
): Adjustment | null {
  return (adjusting?.sceneId === id ? adjusting.draft : adjustment) ?? null;
}
