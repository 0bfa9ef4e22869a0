import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { placeOfInspector } from '../../panels/focus-places.ts';
import { shiftPicture } from '../shift-picture.ts';

interface Selected {
  id: string;
  /** The direction of its middle. */
  position: Vector;
  /** As far around its middle it and its tools reach, CSS pixels. */
  reach: number;
}

/**
 * Where the inspector opens over the picture, on a tablet, the picture turns until what is selected is in the middle of
 * what is left of it.
 */
export function useClearOfDrawer(viewer: Viewer, { id, position, reach }: Selected): void {
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
    if (to - from >= picture.width || (point.x >= from + reach && point.x <= to - reach)) return;
    shiftPicture(viewer, point, { x: (from + to) / 2 - point.x, y: 0 });
  }, [viewer, id, isOpen]);
}
