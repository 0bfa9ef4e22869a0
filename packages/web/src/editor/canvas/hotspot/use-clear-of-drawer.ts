import type { Hotspot } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { placeOfInspector } from '../../panels/focus-inspector.ts';
import { shiftPicture } from '../shift-picture.ts';

/** A hotspot as near as this to what covers the picture counts as covered: its ring and its tools are around it. */
const roundPixels = 60;

/**
 * Where the inspector opens over the picture, on a tablet, the picture turns until the selected hotspot is in the middle
 * of what is left of it.
 */
export function useClearOfDrawer(viewer: Viewer, { id, position }: Hotspot): void {
  const isOpen = useEditorStore((state) => state.isInspectorOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is dragged to, it stays
  useEffect(() => {
    const drawer = isOpen ? placeOfInspector()?.getBoundingClientRect() : undefined;
    const point = viewer.project(position);
    if (!drawer || !point) return;
    const picture = viewer.canvas.getBoundingClientRect();
    // In languages that are read from the right it is at the left.
    const isAtEnd = drawer.right >= picture.right - 1;
    const from = isAtEnd ? 0 : Math.max(0, drawer.right - picture.left);
    const to = isAtEnd ? Math.min(picture.width, drawer.left - picture.left) : picture.width;
    if (to - from >= picture.width || (point.x >= from + roundPixels && point.x <= to - roundPixels)) return;
    shiftPicture(viewer, point, { x: (from + to) / 2 - point.x, y: 0 });
  }, [viewer, id, isOpen]);
}
