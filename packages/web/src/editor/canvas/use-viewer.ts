import type { SceneView } from '@tourwright/tour/document';
import { degrees, radians } from '@tourwright/tour/sphere';
import { createViewer, type ViewAngles, type Viewer, viewerScenes } from '@tourwright/viewer';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { logError } from '../../client/log.ts';
import { showToast } from '../../ui/toast.tsx';
import { turnedScenes } from '../adjust/turned-scenes.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { rememberedPlace } from '../session/remembered-place.ts';
import type { CanvasHandle } from './canvas-handle.ts';
import { viewerTexts } from './viewer-texts.ts';

/** Opens the viewer in its place and keeps it in step with the store, both ways. */
export function useViewer(
  host: RefObject<HTMLElement | null>,
  handle: RefObject<CanvasHandle | null>,
): Viewer | null {
  const { session } = useEditor();
  const [viewer, setViewer] = useState<Viewer | null>(null);

  useEffect(() => {
    const element = host.current;
    const { shownTour, media, adjusting, selectedSceneId, shownVariants } = useEditorStore.getState();
    if (!element || !shownTour) return;
    const place = rememberedPlace(session.tourId);
    const opened = createViewer(element, {
      scenes: turnedScenes(viewerScenes(shownTour, media, shownVariants), shownTour, media, adjusting),
      ...(selectedSceneId !== null && { sceneId: selectedSceneId }),
      ...(place && place.sceneId === selectedSceneId && { view: radiansOf(place.view) }),
      followLinks: false,
      controls: { doubleTap: false },
      texts: viewerTexts,
    });
    opened.on('view', ({ view }) => useEditorStore.setState({ view: degreesOf(view) }));
    opened.on('error', (error) => {
      logError(error.message, error.cause);
      if (error.sceneId !== null && error.sceneId !== opened.sceneId) offerAgain(opened, error.sceneId);
    });
    useEditorStore.setState({ view: degreesOf(opened.view) });
    handle.current = canvasHandle(opened, element);
    setViewer(opened);
    return () => {
      handle.current = null;
      setViewer(null);
      opened.close();
    };
  }, [host, handle, session.tourId]);

  useSceneSync(viewer);
  return viewer;
}

/** A scene that could not be loaded leaves the old one in place: says so, with the way to try again. */
function offerAgain(viewer: Viewer, sceneId: number): void {
  const scene = useEditorStore.getState().tour?.scenes.find(({ id }) => id === sceneId);
  if (!scene) return;
  const again = () => {
    useEditorStore.getState().selectScene(sceneId);
    void viewer.openScene(sceneId);
  };
  showToast('warn', t('canvas.failed', { scene: scene.name }), { label: t('canvas.again'), onClick: again });
}

/** Shows every change of the tour, and the scene that is selected. */
function useSceneSync(viewer: Viewer | null): void {
  const shownTour = useEditorStore((state) => state.shownTour);
  const media = useEditorStore((state) => state.media);
  const selectedSceneId = useEditorStore((state) => state.selectedSceneId);

  const adjusting = useEditorStore((state) => state.adjusting);
  const shownVariants = useEditorStore((state) => state.shownVariants);
  const scenes = useMemo(
    () => shownTour && viewerScenes(shownTour, media, shownVariants),
    [shownTour, media, shownVariants],
  );

  useEffect(() => {
    if (viewer && scenes && shownTour) viewer.setScenes(turnedScenes(scenes, shownTour, media, adjusting));
  }, [viewer, scenes, shownTour, media, adjusting]);

  useEffect(() => {
    if (!viewer || selectedSceneId === null || viewer.sceneId === selectedSceneId) return;
    void viewer.openScene(selectedSceneId).then(() => {
      useEditorStore.setState({ view: degreesOf(viewer.view) });
    });
  }, [viewer, selectedSceneId]);
}

function canvasHandle(viewer: Viewer, element: HTMLElement): CanvasHandle {
  return {
    directionAt: (clientX, clientY) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [clientX - left, clientY - top];
      return x < 0 || y < 0 || x > width || y > height ? null : viewer.unproject(x, y);
    },
    centre: () => viewer.unproject(element.clientWidth / 2, element.clientHeight / 2),
    lookTo: (view) => void viewer.lookTo(radiansOf(view)),
    focus: () => viewer.canvas.focus(),
  };
}

function radiansOf(view: Partial<SceneView>): Partial<ViewAngles> {
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [name, radians(value)]));
}

function degreesOf({ yaw, pitch, hfov }: ViewAngles): SceneView {
  return { yaw: degrees(yaw), pitch: degrees(pitch), hfov: degrees(hfov) };
}
