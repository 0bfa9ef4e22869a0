import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { placeHotspot } from '../actions/tour-actions.ts';
import { useEditorStore } from '../editor-store.ts';
import { placeTool } from '../tools/place-tool.ts';
import { selectTool } from '../tools/select-tool.ts';
import type { CanvasPoint, Tool, ToolContext } from '../tools/tool.ts';

/** Tells the chosen tool what the pointer does; gives the listeners for the element around the viewer. */
export function useTool(host: RefObject<HTMLElement | null>, viewer: Viewer | null) {
  const name = useEditorStore((state) => state.tool);
  const tool = useMemo<Tool | null>(() => {
    if (!viewer) return null;
    const context = toolContext(viewer);
    return name === 'select' ? selectTool(context) : placeTool(context, name);
  }, [viewer, name]);
  const heldPointer = useRef<number | null>(null);

  useEffect(() => {
    if (!viewer || !tool) return;
    const offTap = viewer.on('tap', ({ direction }) => tool.tap(direction));
    const offHotspot = viewer.on('hotspot', ({ hotspot }) =>
      useEditorStore.getState().selectHotspot(hotspot.id),
    );
    return () => {
      tool.cancel();
      offTap();
      offHotspot();
    };
  }, [viewer, tool]);

  const pointOf = ({ clientX, clientY }: PointerEvent): CanvasPoint => {
    const box = host.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-hotspot-id]') : null;
      const id = button instanceof HTMLElement ? button.dataset.hotspotId : undefined;
      if (event.button !== 0 || id === undefined || !tool?.press(id, pointOf(event), event.altKey)) return;
      heldPointer.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.stopPropagation();
      viewer?.canvas.focus({ preventScroll: true });
      event.preventDefault();
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (heldPointer.current === event.pointerId) tool?.move(pointOf(event));
    },
    onPointerUpCapture: (event: PointerEvent) => {
      if (heldPointer.current !== event.pointerId) return;
      heldPointer.current = null;
      tool?.release();
    },
    onPointerCancelCapture: (event: PointerEvent) => {
      if (heldPointer.current !== event.pointerId) return;
      heldPointer.current = null;
      tool?.cancel();
    },
  };
}

function toolContext(viewer: Viewer): ToolContext {
  const state = useEditorStore.getState;
  return {
    hotspot: (id) => state().hotspots.find((hotspot) => hotspot.id === id) ?? null,
    sceneId: () => state().selectedSceneId,
    project: (direction) => viewer.project(direction),
    unproject: ({ x, y }) => viewer.unproject(x, y),
    select: (id) => state().selectHotspot(id),
    preview: (preview) => useEditorStore.setState({ preview }),
    commit: (edit) => void state().commit(edit),
    place: (kind, direction) => placeHotspot(state(), kind, direction),
  };
}
