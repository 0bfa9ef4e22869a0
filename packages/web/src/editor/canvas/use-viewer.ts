import type { SceneView } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import {
  createViewer,
  type ViewAngles,
  type Viewer,
  type ViewerScene,
  viewerScenes,
} from '@tourwright/viewer/radians';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logError } from '../../client/log.ts';
import { turnedScenes } from '../adjust/level/turned-scenes.ts';
import { useEditorStore } from '../editor-store.ts';
import { enterHeadset } from '../headset/headset.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { ViewEdges } from '../scenes/looking-limits.ts';
import { rememberedPlace } from '../session/remembered-place.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import type { CanvasHandle } from './canvas-handle.ts';
import { framedView, viewFraming } from './framed/framed-view.ts';
import { freePart } from './framed/free-part.ts';
import { type KeptScene, keepScene, type SceneStanding } from './keep-scene.ts';
import { viewerTexts } from './viewer-texts.ts';

interface ShownViewer {
  viewer: Viewer | null;
  standing: SceneStanding;
  /** Opens the selected scene again now, after it failed. */
  tryAgain(): void;
}

/** Opens the viewer in its place and keeps it in step with the store, both ways. */
export function useViewer(
  host: RefObject<HTMLElement | null>,
  handle: RefObject<CanvasHandle | null>,
): ShownViewer {
  const openTour = useOpenTour();
  const { tourId, store, view: canvasView } = openTour;
  const [viewer, setViewer] = useState<Viewer | null>(null);

  useEffect(() => {
    const element = host.current;
    const { shownTour, media, adjusting, selectedSceneId, shownVariants } = store.getState();
    if (!element || !shownTour) return;
    const place = rememberedPlace(tourId);
    const opened = createViewer(element, {
      scenes: turnedScenes(viewerScenes(shownTour, media, shownVariants), shownTour, media, adjusting),
      ...(selectedSceneId !== null && { sceneId: selectedSceneId }),
      ...(place && place.sceneId === selectedSceneId && { view: radiansOf(place.view) }),
      followLinks: false,
      hotspots: 'early',
      controls: { doubleTap: false },
      texts: viewerTexts(),
      urlOf: (slug) => store.getState().media[slug]?.url ?? null,
    });
    opened.on('view', () => canvasView.set(degreesOf(framedView(opened))));
    opened.on('error', (error) => logError(error.message, error.cause));
    canvasView.set(degreesOf(framedView(opened)));
    // What is drawn over the picture follows its size as well: the viewer observes it too, and is called first.
    const sizes = new ResizeObserver(() => canvasView.set(degreesOf(framedView(opened))));
    sizes.observe(element);
    handle.current = canvasHandle(openTour, opened, element);
    setViewer(opened);
    return () => {
      handle.current = null;
      setViewer(null);
      sizes.disconnect();
      opened.close();
    };
  }, [host, handle, openTour, tourId, store, canvasView]);

  useFraming(viewer);
  useSceneSync(viewer);
  return { viewer, ...useKeptScene(viewer) };
}

/** Where the inspector is a drawer, another part of the picture is framed once it is open or closed. */
function useFraming(viewer: Viewer | null): void {
  const { view } = useOpenTour();
  const isOpen = useEditorStore((state) => state.isInspectorOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer is looked for where it is drawn
  useEffect(() => {
    if (viewer) view.set(degreesOf(framedView(viewer)));
  }, [viewer, view, isOpen]);
}

/** Shows every change of the tour. */
function useSceneSync(viewer: Viewer | null): void {
  const shownTour = useEditorStore((state) => state.shownTour);
  const media = useEditorStore((state) => state.media);
  const adjusting = useEditorStore((state) => state.adjusting);
  const shownVariants = useEditorStore((state) => state.shownVariants);
  const hiddenId = useEditorStore((state) => (state.hidesSurface ? state.selectedVideoId : null));
  const scenes = useMemo(
    () => shownTour && withoutPinned(viewerScenes(shownTour, media, shownVariants), hiddenId),
    [shownTour, media, shownVariants, hiddenId],
  );

  useEffect(() => {
    if (viewer && scenes && shownTour) viewer.setScenes(turnedScenes(scenes, shownTour, media, adjusting));
  }, [viewer, scenes, shownTour, media, adjusting]);
}

/** Without what is hidden while its corners are put in place. */
function withoutPinned(scenes: ViewerScene[], hiddenId: string | null): ViewerScene[] {
  if (hiddenId === null) return scenes;
  return scenes.map((scene) =>
    scene.pinned?.some(({ id }) => id === hiddenId)
      ? { ...scene, pinned: scene.pinned.filter(({ id }) => id !== hiddenId) }
      : scene,
  );
}

/** Shows the selected scene on the canvas, and returns whether its picture is there. */
function useKeptScene(viewer: Viewer | null): Pick<ShownViewer, 'standing' | 'tryAgain'> {
  const { store, view } = useOpenTour();
  const selectedSceneId = useEditorStore((state) => state.selectedSceneId);
  const [standing, setStanding] = useState<SceneStanding>('opening');
  const kept = useRef<KeptScene | null>(null);

  useEffect(() => {
    if (!viewer) return;
    kept.current = keepScene(viewer, (next, sceneId) => {
      setStanding(next);
      const isHere = next === 'here';
      store.setState({ canvasSceneId: isHere ? sceneId : null });
      if (isHere) view.set(degreesOf(framedView(viewer)));
    });
    return () => {
      kept.current?.close();
      store.setState({ canvasSceneId: null });
    };
  }, [viewer, store, view]);
  useEffect(() => {
    if (viewer) kept.current?.want(selectedSceneId);
  }, [viewer, selectedSceneId]);

  const tryAgain = useCallback(() => kept.current?.tryAgain(), []);
  return { standing, tryAgain };
}

function canvasHandle(openTour: OpenTour, viewer: Viewer, element: HTMLElement): CanvasHandle {
  const { store } = openTour;
  const hasPicture = () => hasPictureOfScene(store.getState());
  return {
    directionAt: (clientX, clientY) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [clientX - left, clientY - top];
      const isInside = x >= 0 && y >= 0 && x <= width && y <= height;
      return isInside && hasPicture() ? viewer.unproject(x, y) : null;
    },
    centre: () => {
      const { yaw, pitch } = framedView(viewer);
      return hasPicture() ? [...directionOf(yaw, pitch)] : null;
    },
    edges: () => (hasPicture() ? edgesOf(viewer, element) : null),
    isInStartHalf: (direction) => {
      const x = (viewer.project(direction)?.x ?? 0) + element.getBoundingClientRect().left;
      const isLeft = x < window.innerWidth / 2;
      return document.documentElement.dir === 'rtl' ? !isLeft : isLeft;
    },
    lookTo: (view, durationMs) =>
      viewer.lookTo(viewFraming(viewer, radiansOf(view)), durationMs === undefined ? {} : { durationMs }),
    enterHeadset: () => enterHeadset(viewer, openTour),
    focus: () => viewer.canvas.focus(),
  };
}

/** Along the middle of each side of what is in sight. */
function edgesOf(viewer: Viewer, element: HTMLElement): ViewEdges {
  const { from, to } = freePart(element) ?? { from: 0, to: element.clientWidth };
  const at = (x: number, y: number) => yawPitchOf(viewer.unproject(x, element.clientHeight * y));
  return {
    left: degrees(at(from, 0.5).yaw),
    right: degrees(at(to, 0.5).yaw),
    top: degrees(at((from + to) / 2, 0).pitch),
    bottom: degrees(at((from + to) / 2, 1).pitch),
    hfov: degrees(viewer.view.hfov),
  };
}

function radiansOf(view: Partial<SceneView>): Partial<ViewAngles> {
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [name, radians(value)]));
}

function degreesOf({ yaw, pitch, hfov }: ViewAngles): SceneView {
  return { yaw: degrees(yaw), pitch: degrees(pitch), hfov: degrees(hfov) };
}
