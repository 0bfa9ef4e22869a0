import { type Hotspot, isKind, type Vector } from '@tourwright/tour/document';
import type { EditorState } from '../../state/editor-state.ts';

/** Whether it is being asked where a link goes: a new one, or one that is to lead elsewhere. */
export function isAsking({ intersectionPoint, overlay, selectedHotspot }: EditorState): boolean {
  return intersectionPoint !== null || (overlay === 'target' && selectedHotspot !== null);
}

/** The link that is to lead elsewhere; null for a new one. */
export function changedLink({ intersectionPoint, overlay, selectedHotspot }: EditorState): Hotspot | null {
  return intersectionPoint === null && overlay === 'target' ? selectedHotspot : null;
}

/** Where the link is that is asked about. */
export function askedPlace(state: EditorState): Vector | null {
  return state.intersectionPoint ?? changedLink(state)?.position ?? null;
}

/** Where a link leads to. */
export function targetOf(hotspot: Hotspot): number | null {
  return isKind(hotspot, 'link') ? (hotspot.targetSceneId ?? null) : null;
}
