import { yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { placeHotspot } from '../../actions/tour-actions.ts';
import { useEditorStore } from '../../editor-store.ts';
import { editorKinds } from '../../hotspots/editor-kinds.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { addCorner } from '../../outline/corners.ts';
import { idsOfChosen, toggleChosen } from '../../selection/chosen.ts';
import { specified } from '../../state/specified-state.ts';
import { heldKeysOf } from '../../tools/held-keys-of.ts';
import { outlineTool } from '../../tools/outline-tool.ts';
import { placeTool } from '../../tools/place-tool.ts';
import { selectTool } from '../../tools/select-tool.ts';
import type { CanvasPoint, Tool, ToolContext } from '../../tools/tool.ts';
import { useCanvasDrag } from './use-canvas-drag.ts';
import { useHold } from './use-hold.ts';
import { usePinch } from './use-pinch.ts';
import { useSpaceToLook } from './use-space-to-look.ts';
import { surfaceAt } from './use-surface-drag.ts';

interface CanvasMenu {
  /** Shows what can be done at a place: with a hotspot, or with the picture. */
  open(place: { clientX: number; clientY: number }, hotspotId?: string): void;
  close(): void;
}

/** Passes pointer events to the chosen tool; returns the listeners for the element around the viewer. */
export function useTool(host: RefObject<HTMLElement | null>, viewer: Viewer | null, menu: CanvasMenu) {
  return usePinch(viewer, useChosenTool(host, viewer, menu));
}

function useChosenTool(host: RefObject<HTMLElement | null>, viewer: Viewer | null, menu: CanvasMenu) {
  const { store } = useOpenTour();
  const name = useEditorStore((state) => state.tool);
  const tool = useMemo(() => viewer && toolOf(viewer, store, name), [viewer, name, store]);
  const heldPointer = useRef<number | null>(null);
  const drag = useCanvasDrag(viewer);
  const looks = useSpaceToLook();
  /** A press was the editor's: the click that follows it is, too. */
  const wasTaken = useRef(false);
  const hold = useHold();
  const takeMore = (id: string, before: readonly string[], event: PointerEvent) => {
    heldPointer.current = null;
    tool?.cancel();
    store.getState().choose(before);
    if (before.length === 1 && before[0] === id) menu.open(event, id);
    else toggleChosen(store.getState(), id);
  };

  useTaps(viewer, tool, looks);

  const pointOf = ({ clientX, clientY }: PointerEvent): CanvasPoint => {
    const box = host.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      wasTaken.current = false;
      hold.end();
      // A press that is taken is not heard outside.
      menu.close();
      if (event.button !== 0 || looks() || isOfWalk(store, event.target)) return;
      const id = hotspotIdAt(event.target);
      const isTouch = event.pointerType === 'touch';
      if (id === undefined) {
        if (event.target !== viewer?.canvas) return;
        if (drag.start(event, pointOf(event))) take(event, viewer);
        if (isTouch && name === 'select' && event.isPrimary)
          hold.start(pointOf(event), () => {
            drag.end(event, null);
            menu.open(event);
          });
        return;
      }
      const before = idsOfChosen(store.getState());
      // Once several are held, a tap of a finger takes one more.
      const isMore = isTouch && before.length > 1;
      const keys = heldKeysOf(event);
      if (!tool?.press(id, pointOf(event), { ...keys, shiftKey: keys.shiftKey || isMore })) return;
      heldPointer.current = event.pointerId;
      if (isTouch && !isMore) hold.start(pointOf(event), () => takeMore(id, before, event));
      wasTaken.current = true;
      take(event, viewer);
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      hold.move(pointOf(event));
      if (drag.move(event, pointOf(event)) || heldPointer.current !== event.pointerId) return;
      tool?.move(pointOf(event), heldKeysOf(event));
    },
    onPointerUpCapture: (event: PointerEvent) => {
      hold.end();
      if (drag.end(event, pointOf(event)) || heldPointer.current !== event.pointerId) return;
      heldPointer.current = null;
      tool?.release();
    },
    // After the viewer, which shows what can be pressed; not during a drag, which measuring would slow down.
    onPointerMove: (event: PointerEvent) => heldPointer.current === null && drag.hover(pointOf(event)),
    onClickCapture: (event: MouseEvent) => {
      // A finger's would be the hotspot's, whatever has captured its pointer, and select that alone.
      if (wasTaken.current && event.detail > 0) event.stopPropagation();
      wasTaken.current = false;
    },
    onPointerCancelCapture: (event: PointerEvent) => {
      hold.end();
      if (drag.end(event, null) || heldPointer.current !== event.pointerId) return;
      heldPointer.current = null;
      tool?.cancel();
    },
  };
}

/** Passes the viewer's taps to the tool; while the user looks around, they are ignored. */
function useTaps(viewer: Viewer | null, tool: Tool | null, looks: () => boolean): void {
  const { store } = useOpenTour();
  useEffect(() => {
    if (!viewer || !tool) return;
    const offTap = viewer.on('tap', ({ direction }) => {
      if (looks()) return;
      const surface = store.getState().tool === 'select' ? surfaceAt(store.getState(), direction) : null;
      if (surface) store.getState().selectVideo(surface.id);
      else tool.tap(direction);
    });
    const offHotspot = viewer.on('hotspot', ({ hotspot }) => {
      if (looks()) return;
      if (isWalking(store)) walkOn(store, hotspot.id);
      else store.getState().selectHotspot(hotspot.id);
    });
    return () => {
      tool.cancel();
      offTap();
      offHotspot();
    };
  }, [viewer, tool, store, looks]);
}

/** While a walk through the tour is recorded, hotspots are pressed as visitors press them: nothing is edited. */
function isWalking(store: EditorStore): boolean {
  return store.getState().guideRun?.kind === 'record';
}

function isOfWalk(store: EditorStore, target: EventTarget): boolean {
  return isWalking(store) && hotspotIdAt(target) !== undefined;
}

/** Goes where a link leads. */
function walkOn(store: EditorStore, id: string): void {
  const { tour, selectScene } = store.getState();
  const pressed = specified.hotspots(store.getState()).find((hotspot) => hotspot.id === id);
  const target = tour?.scenes.find((scene) => pressed && scene.id === pressed.targetSceneId);
  if (target) selectScene(target.id);
}

/** The pointer is the editor's until it is let go; the viewer hears nothing of it. */
function take(event: PointerEvent, viewer: Viewer | null): void {
  event.currentTarget.setPointerCapture(event.pointerId);
  event.stopPropagation();
  // The ring around the picture is for the keyboard.
  viewer?.canvas.focus({ preventScroll: true, focusVisible: false });
  event.preventDefault();
}

function toolOf(viewer: Viewer, store: EditorStore, name: string): Tool {
  const context = toolContext(viewer, store);
  if (name === 'select') return selectTool(context);
  if (!editorKinds.of(name)?.adding?.isOutline) return placeTool(context, name);
  return outlineTool({
    ...context,
    corners: () => store.getState().corners,
    add: (direction, isAtFirst) => addCorner(store.getState(), direction, isAtFirst),
  });
}

function hotspotIdAt(target: EventTarget): string | undefined {
  const button = target instanceof Element ? target.closest('[data-hotspot-id]') : null;
  return button instanceof HTMLElement ? button.dataset.hotspotId : undefined;
}

function toolContext(viewer: Viewer, store: EditorStore): ToolContext {
  const state = store.getState;
  return {
    hotspot: (id) => specified.hotspots(state()).find((hotspot) => hotspot.id === id) ?? null,
    sceneId: () => state().selectedSceneId,
    project: (direction) => viewer.project(direction),
    unproject: ({ x, y }) => viewer.unproject(x, y),
    select: (id) => state().selectHotspot(id),
    chosen: () => {
      const ids = new Set(state().chosenIds);
      return ids.size === 0 ? [] : specified.hotspots(state()).filter(({ id }) => ids.has(id));
    },
    toggle: (id) => toggleChosen(state(), id),
    others: (except) =>
      specified
        .hotspots(state())
        .filter(({ id, polygon }) => !polygon && !except.has(id))
        .map(({ position }) => yawPitchOf(position)),
    guide: (guides) => {
      if (state().guides !== guides) store.setState({ guides });
    },
    preview: (preview) => store.setState({ preview }),
    commit: (edit, name) => void state().commit(edit, name && { name }),
    place: (kind, direction) => placeHotspot(state(), kind, direction),
  };
}
