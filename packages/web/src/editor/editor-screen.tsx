import { type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { prefetchParts } from '../client/loading/prefetch.ts';
import { useTitle } from '../layout/use-title.ts';
import { classNames } from '../ui/class-names.ts';
import { prepareToasts } from '../ui/overlays/toast.tsx';
import type { CanvasHandle } from './canvas/canvas-handle.ts';
import { EditorCanvas } from './canvas/editor-canvas.tsx';
import { EmptyTour } from './canvas/empty-tour.tsx';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { EditorContext } from './editor-context.ts';
import styles from './editor-screen.module.css';
import { useEditorStore } from './editor-store.ts';
import { t } from './editor-text.ts';
import { useHeadset } from './headset/headset.ts';
import type { OpenTour } from './open-tour/open-tour.ts';
import { useOpenTour } from './open-tour/open-tour-context.ts';
import { Rail } from './panels/frame/rail.tsx';
import { SidePanel } from './panels/frame/side-panel.tsx';
import { TopBar } from './panels/frame/top-bar.tsx';
import { InspectorPlace } from './panels/inspector-place.tsx';
import { panelList } from './panels/panel-list.ts';
import { SceneDrag } from './panels/scenes/card/scene-drag.tsx';
import { sectionOf } from './panels/sections.tsx';
import { usePastedHotspots } from './selection/use-pasted-hotspots.ts';
import {
  rememberedPanel,
  rememberPanel,
  rememberPlace,
  rememberSelected,
} from './session/remembered-place.ts';
import type { EditorState } from './state/editor-state.ts';
import { specified } from './state/specified-state.ts';
import { PhotoDrop } from './upload-ui/photo-drop.tsx';
import { useFileChooser } from './upload-ui/use-file-chooser.tsx';
import { useMediaChoosers } from './upload-ui/use-media-choosers.tsx';
import { useActionContext } from './use-action-context.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFocusNet } from './use-focus-net.ts';

/** The open editor: bar, rail, scenes, canvas, inspector, and what is over them. */
export function EditorScreen() {
  const openTour = useOpenTour();
  const canvas = useRef<CanvasHandle>(null);
  const chooser = useFileChooser('scene', (files) => void openTour.photos.add(files));
  const media = useMediaChoosers();
  const actions = useActionContext(canvas, chooser.open, media.open);
  const services = useMemo(() => ({ actions, canvas }), [actions]);
  const isEmpty = useEditorStore(({ tour }) => tour?.scenes.length === 0);
  const isAdjusting = useEditorStore(({ adjusting }) => adjusting !== null);
  const isPlacing = useEditorStore(({ tool, panel }) => tool !== 'select' && !sectionOf(panel).Canvas);
  const Drawer = useEditorStore(({ panel }) => sectionOf(panel).Drawer);
  const hasInspector = useEditorStore(
    ({ tour, panel, check }) =>
      tour?.scenes.length !== 0 && (check !== null || !sectionOf(panel).hasNoInspector),
  );
  useEditorKeys(actions);
  useArrivalFocus();
  useFocusNet();
  usePastedHotspots(actions);
  useLeaveWarning(openTour);
  useHeadset(openTour.store);
  useRememberedPlace(openTour);
  useTitle(useEditorStore(titleOf));
  usePreparedParts();
  return (
    <EditorContext value={services}>
      <SceneDrag>
        <PhotoDrop>
          <div
            className={classNames(
              styles.editor,
              !hasInspector && styles.wide,
              isAdjusting && styles.adjusting,
              isPlacing && styles.placing,
              Drawer && !isEmpty && styles.withDrawer,
            )}
          >
            <TopBar className={styles.top} isPlacing={isPlacing} />
            <Rail className={styles.rail} />
            <SidePanel className={styles.scenes} />
            <CanvasPlace isEmpty={isEmpty} handle={canvas} />
            {hasInspector && <InspectorPlace className={styles.inspector} />}
            {!isEmpty && Drawer && (
              <Suspense fallback={<div className={styles.drawer} />}>
                <Drawer className={styles.drawer} />
              </Suspense>
            )}
          </div>
          {chooser.input}
          {media.inputs}
        </PhotoDrop>
      </SceneDrag>
      <EditorDialogs />
    </EditorContext>
  );
}

const titleOf = ({ tour }: EditorState) => tour?.name ?? t('tour.untitled');

interface CanvasPlaceProps {
  isEmpty: boolean;
  handle: RefObject<CanvasHandle | null>;
}

/** The panorama, or what the panel that is open has in its place. */
function CanvasPlace({ isEmpty, handle }: CanvasPlaceProps) {
  const title = useEditorStore(titleOf);
  const isFetching = useEditorStore(specified.isFetching);
  // A problem is shown where it is: in the scene.
  const SectionCanvas = useEditorStore(({ panel, check }) => check === null && sectionOf(panel).Canvas);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={styles.canvas}
      aria-label={t('canvas.label')}
      aria-busy={isFetching}
    >
      {!isEmpty && <h1 className="visually-hidden">{title}</h1>}
      {isEmpty ? <EmptyTour /> : SectionCanvas ? <SectionCanvas /> : <EditorCanvas handle={handle} />}
    </main>
  );
}

let arrivals = 0;

/** A tour that was created, chosen or come back to has the focus once it is open; after a page load the browser places it. */
function useArrivalFocus(): void {
  const by = useNavigationType();
  // With the screen itself: a moment later it would take the focus from where a quick hand has put it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one arrives
  useLayoutEffect(() => {
    arrivals += 1;
    const isLoaded = by === 'POP' && arrivals === 1;
    if (!isLoaded) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
}

/** Fetches ahead what is not needed at first. */
function usePreparedParts(): void {
  useEffect(() => void prepareToasts(), []);
  useEffect(() => {
    const leaving = new AbortController();
    void prefetchParts(leaving.signal);
    return () => leaving.abort();
  }, []);
}

/** Asks before leaving only when something would be interrupted. */
function useLeaveWarning(openTour: OpenTour): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const isTyping = specified.editorText(openTour.store.getState()) !== '';
      if (isTyping || openTour.hasUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [openTour]);
}

const selectedIn = (state: EditorState) => state.selectedHotspotId ?? state.selectedVideoId;

/** A reload and the way back from the preview return to the same panel, scene, view and selection. */
function useRememberedPlace({ tourId, store, view }: OpenTour): void {
  useEffect(() => {
    const panel = rememberedPanel(tourId);
    const known = panelList.find(([name]) => name === panel);
    if (known) store.setState({ panel: known[0] });
    return store.subscribe((now, before) => {
      // A tour that is being closed takes both with it.
      if (!now.tour) return;
      if (now.panel !== before.panel) rememberPanel(tourId, now.panel);
      if (selectedIn(now) !== selectedIn(before)) rememberSelected(tourId, selectedIn(now));
    });
  }, [tourId, store]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      // Of a scene that is still on its way, the view is the one before's.
      const { canvasSceneId: sceneId } = store.getState();
      if (sceneId !== null) rememberPlace(tourId, { sceneId, view: view.resting() });
    };
    // Only the viewer knows the view of a scene that was just chosen; it reports it a moment later, then at every
    // frame.
    const stop = view.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, 200);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [tourId, store, view]);
}
