import type { Vector } from '@tourwright/tour/document';
import type { Tool, ToolContext } from './tool.ts';

/** A click this near to the first corner closes the area, pixels. */
const closePixels = 14;

/** What the tool that outlines areas works with. */
export interface OutlineContext extends Pick<ToolContext, 'project'> {
  corners(): readonly Vector[];
  add(direction: Vector, isAtFirst: boolean): void;
}

/** Draws an area: each click is a corner, one at the first closes it. Dragging looks around. */
export function outlineTool(context: OutlineContext): Tool {
  const isAtFirst = (direction: Vector) => {
    const [first] = context.corners();
    const [start, point] = [first && context.project(first), context.project(direction)];
    return !!start && !!point && Math.hypot(start.x - point.x, start.y - point.y) < closePixels;
  };
  return {
    press: () => false,
    move: () => undefined,
    release: () => undefined,
    cancel: () => undefined,
    tap: (direction) => context.add(direction, isAtFirst(direction)),
  };
}
