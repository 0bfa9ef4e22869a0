import type { Tool, ToolContext } from './tool.ts';

/** Places a hotspot where the picture is clicked. Pressing one that is there takes hold of nothing. */
export function placeTool(context: ToolContext, kind: string): Tool {
  return {
    press: () => false,
    move: () => undefined,
    release: () => undefined,
    cancel: () => undefined,
    tap: (direction) => context.place(kind, direction),
  };
}
