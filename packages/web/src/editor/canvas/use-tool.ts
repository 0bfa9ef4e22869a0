import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { placeHotspot } from '../actions/tour-actions.ts';
import { useEditorStore } from '../editor-store.ts';
import { editorKinds } from '../hotspots/editor-kinds.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { addCorner } from '../outline/corners.ts';
import { specified } from '../state/specified-state.ts';
import { outlineTool } from '../tools/outline-tool.ts';
import { placeTool } from '../tools/place-tool.ts';
import { selectTool } from '../tools/select-tool.ts';
import type { CanvasPoint, Tool, ToolContext } from '../tools/tool.ts';

/** Tells the chosen tool what the pointer does; gives the listeners for the element around the viewer. */
export function useTool(host: RefObject<HTMLElement | null>, viewer: Viewer | null) {
  const { store } = useOpenTour();
  const name = useEditorStore((state) => state.tool);
  const tool = useMemo<Tool | null>(() => {
    if (!viewer) return null;
    const context = toolContext(viewer, store);
    if (name === 'select') return selectTool(context);
    if (!editorKinds.of(name)?.adding?.isOutline) return placeTool(context, name);
    return outlineTool({
      ...context,
      corners: () => store.getState().corners,
      add: (direction, isAtFirst) => addCorner(store.getState(), direction, isAtFirst),
    });
  }, [viewer, name, store]);
  const heldPointer = useRef<number | null>(null);

  useEffect(() => {
    if (!viewer || !tool) return;
    const offTap = viewer.on('tap', ({ direction }) => tool.tap(direction));
    const offHotspot = viewer.on('hotspot', ({ hotspot }) => store.getState().selectHotspot(hotspot.id));
    return () => {
      tool.cancel();
      offTap();
      offHotspot();
    };
  }, [viewer, tool, store]);

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

function toolContext(viewer: Viewer, store: EditorStore): ToolContext {
  const state = store.getState;
  return {
    hotspot: (id) => specified.hotspots(state()).find((hotspot) => hotspot.id === id) ?? null,
    sceneId: () => state().selectedSceneId,
    project: (direction) => viewer.project(direction),
    unproject: ({ x, y }) => viewer.unproject(x, y),
    select: (id) => state().selectHotspot(id),
    preview: (preview) => store.setState({ preview }),
    commit: (edit) => void state().commit(edit),
    place: (kind, direction) => placeHotspot(state(), kind, direction),
  };
}
