import type { ImageInfo } from '@tourwright/api';
import type { Adjustment, Scene } from '@tourwright/tour/document';
import { isSame } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import type { View } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { useEffect, useId, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import canvas from '../canvas/canvas-layer.module.css';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { Adjusting } from '../state/editor-state.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import styles from './adjust-layer.module.css';
import { draftPart, selectRegion, wantedAdjustment } from './adjusting.ts';
import { HorizonGrid } from './level/horizon-grid.tsx';
import { UprightEdges } from './level/upright-edges.tsx';
import { LightFilter } from './light/light-filter.tsx';
import { lightSteps } from './light/light-steps.ts';
import { NadirPatch } from './nadir/nadir-patch.tsx';
import { BlurDiscs } from './privacy/blur-discs.tsx';
import { DrawnPlace } from './privacy/drawn-place.tsx';
import { PrivacyMarks } from './privacy/privacy-marks.tsx';
import { mostRegions, regionAt } from './privacy/privacy-regions.ts';

/** Shows a scene as its photo is wanted while the tiles are still cut otherwise, and what one sets it straight by. */
export function AdjustLayer({ viewer, scene }: { viewer: Viewer; scene: Scene }) {
  const adjusting = useEditorStore((state) => state.adjusting);
  const image = useEditorStore(({ media }) => media[scene.slug]);
  const isMine = adjusting?.sceneId === scene.id;
  const cut = image?.adjustment ?? null;
  const wanted = effectiveAdjustment(wantedAdjustment(scene, adjusting) ?? undefined);
  if (!isMine && isSame(cut, wanted)) return null;
  return <Adjusted {...{ viewer, adjusting, image, cut, wanted }} />;
}

interface AdjustedProps {
  viewer: Viewer;
  adjusting: Adjusting | null;
  image: ImageInfo | undefined;
  /** How the tiles are cut. */
  cut: Adjustment | null;
  /** How they are to be. */
  wanted: Adjustment | null;
}

/** Everything here follows the view. */
function Adjusted({ viewer, adjusting, image, cut, wanted }: AdjustedProps) {
  useCanvasView();
  usePlacing(viewer);
  const view: View = { ...viewer.view, ...useSizeOf(viewer) };
  const filterId = useId();
  const fresh = notYetCut(cut, wanted);
  const { nadir } = fresh;
  const [cutLight, light] = [cut?.light, wanted?.light];
  const steps = useMemo(() => lightSteps(cutLight, light), [cutLight, light]);
  return (
    <div className={canvas.layer}>
      <LightFilter viewer={viewer} id={filterId} steps={steps} />
      <BlurDiscs view={view} wanted={fresh} />
      {nadir && nadir.kind !== 'blur' && (
        <NadirPatch
          patch={nadir}
          view={view}
          strip={image?.panorama?.preview ?? ''}
          filterId={steps.length > 0 ? filterId : null}
        />
      )}
      {adjusting?.part === 'level' && (
        <svg className={classNames(canvas.lines, styles.lines)} aria-hidden="true">
          <HorizonGrid viewer={viewer} />
        </svg>
      )}
      {adjusting?.edges && (
        <UprightEdges viewer={viewer} edges={adjusting.edges} level={adjusting.draft.level} />
      )}
      {adjusting?.drawsBlur && <DrawnPlace viewer={viewer} view={view} draft={adjusting.draft} />}
      {adjusting?.part === 'privacy' && (
        <PrivacyMarks viewer={viewer} view={view} draft={adjusting.draft} selected={adjusting.regionIndex} />
      )}
    </div>
  );
}

/** The size of the picture; what is over it follows when it changes. */
function useSizeOf({ canvas }: Viewer): { width: number; height: number } {
  const [, setCount] = useState(0);
  useEffect(() => {
    // The viewer has observed it for longer and learns of it first.
    const observer = new ResizeObserver(() => setCount((count) => count + 1));
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [canvas]);
  return { width: canvas.clientWidth, height: canvas.clientHeight };
}

/** A tap on the panorama puts a blurred place there, while these are open. */
function usePlacing(viewer: Viewer): void {
  const { store } = useOpenTour();
  const isPlacing = useEditorStore(({ adjusting }) => adjusting?.part === 'privacy');
  useEffect(() => {
    if (!isPlacing) return;
    return viewer.on('tap', ({ direction }) => {
      const { draft } = store.getState().adjusting ?? {};
      const regions = draft?.privacy ?? [];
      if (regions.length >= mostRegions) return;
      draftPart(store, 'privacy', [...regions, regionAt(direction, draft?.level)]);
      selectRegion(store, regions.length);
    });
  }, [viewer, isPlacing, store]);
}

/** What is wanted and not in the tiles: the only thing that must be pretended. */
function notYetCut(cut: Adjustment | null, wanted: Adjustment | null): Adjustment {
  const { level, privacy = [], nadir } = wanted ?? {};
  const places = privacy.filter((region) => !cut?.privacy?.some((old) => isSame(old, region)));
  return {
    ...(level && { level }),
    ...(places.length > 0 && { privacy: places }),
    ...(nadir && !(isSame(nadir, cut?.nadir) && isSame(level, cut?.level)) && { nadir }),
  };
}
