import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { freePart } from '../framed/free-part.ts';
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
    const point = viewer.project(position);
    const free = freePart(viewer.canvas);
    if (!point || !free) return;
    const { from, to } = free;
    if (point.x >= from + reach && point.x <= to - reach) return;
    shiftPicture(viewer, point, { x: (from + to) / 2 - point.x, y: 0 });
  }, [viewer, id, isOpen]);
}
