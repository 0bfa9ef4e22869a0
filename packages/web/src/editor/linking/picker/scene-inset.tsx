import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Scene, SceneView, Vector } from '@tourwright/tour/document';
import { degrees, degreesApart, radians } from '@tourwright/tour/sphere';
import { createViewer, type ViewAngles, type Viewer, viewerScenes } from '@tourwright/viewer/radians';
import '@tourwright/viewer/viewer.css';
import { type ReactNode, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { classNames } from '../../../ui/class-names.ts';
import { turnedScenes } from '../../adjust/level/turned-scenes.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { l } from '../linking-text.ts';
import styles from './scene-inset.module.css';

/** A hand that has not moved for this long has let go. */
const restMs = 250;
/** Nearer than this, degrees, two views are one. */
const sameDegrees = 0.06;

interface SceneInsetProps {
  label: string;
  scene: Scene;
  /** Degrees; another one is looked at, unless a hand has just turned there. */
  view: SceneView;
  /** Somebody looks around: at every step, and once they let go. */
  onLook?(view: SceneView, isDone: boolean): void;
  onTap?(direction: Vector): void;
  className?: string | undefined;
  /** What is over the picture; drawn again when the view turns. */
  children?(viewer: Viewer): ReactNode;
}

/** A scene in a small viewer of its own, to look around in. */
export function SceneInset({ label, scene, view, onLook, onTap, className, children }: SceneInsetProps) {
  const host = useRef<HTMLDivElement>(null);
  const hasPicture = useEditorStore(({ media }) => Boolean(media[scene.slug]?.panorama));
  const viewer = useInsetViewer(host, { scene, view });
  const { seen, take } = useHands(host, viewer, onLook);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!viewer) return;
    const now = degreesOf(viewer.view);
    if (seen.current && isSame(seen.current, view)) return;
    seen.current = null;
    if (!isSame(now, view)) viewer.setView(radiansOf(view));
  }, [viewer, view, seen]);
  const isDrawn = children !== undefined;
  useEffect(() => {
    if (!viewer || !isDrawn) return;
    draw();
    return viewer.on('view', draw);
  }, [viewer, isDrawn]);
  useEffect(() => {
    if (!viewer || !onTap) return;
    return viewer.on('tap', ({ direction }) => onTap(direction));
  }, [viewer, onTap]);

  return (
    <section className={classNames(styles.inset, className)} aria-label={label} data-inset>
      <div ref={host} className={styles.host} />
      {hasPicture ? (
        viewer && (
          <>
            {children?.(viewer)}
            {onLook && <ZoomButtons viewer={viewer} onPress={take} />}
          </>
        )
      ) : (
        <p className={styles.missing}>{l('arrival.no-picture', { name: scene.name })}</p>
      )}
    </section>
  );
}

/** Zoom buttons, for devices without a wheel. */
function ZoomButtons({ viewer, onPress }: { viewer: Viewer; onPress(): void }) {
  const zoom = (factor: number) => {
    onPress();
    viewer.setView({ hfov: viewer.view.hfov * factor });
  };
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={l('arrival.zoom-out')} onClick={() => zoom(1.2)}>
        <IconMinus size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <button type="button" aria-label={l('arrival.zoom-in')} onClick={() => zoom(1 / 1.2)}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The viewer, which stays while scenes and pictures change. */
function useInsetViewer(
  host: RefObject<HTMLDivElement | null>,
  { scene, view }: { scene: Scene; view: SceneView },
): Viewer | null {
  const { store } = useOpenTour();
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const first = useRef({ scene, view });
  const panorama = useEditorStore(({ media }) => media[scene.slug]?.panorama);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const opened = createViewer(element, {
      scenes: [],
      hotspots: false,
      followLinks: false,
      controls: { doubleTap: false },
      texts: { pictureRole: t('canvas.role'), picture: (name) => t('canvas.picture', { scene: name }) },
    });
    opened.on('error', (error) => logError(error.message, error.cause));
    setViewer(opened);
    return () => {
      setViewer(null);
      opened.close();
    };
  }, [host]);
  first.current = { scene, view };

  useEffect(() => {
    const { shownTour, media, shownVariants } = store.getState();
    if (!viewer || !shownTour || !panorama) return;
    const scenes = turnedScenes(viewerScenes(shownTour, media, shownVariants), shownTour, media, null);
    viewer.setScenes(scenes.filter(({ id }) => id === scene.id));
    viewer.setView(radiansOf(first.current.view));
  }, [viewer, store, scene.id, panorama]);
  return viewer;
}

/**
 * Reports what the user does with the viewer, and nothing about its own rotation. `seen` is the view that a hand left;
 * `take` is called for a hand that is elsewhere.
 */
function useHands(
  host: RefObject<HTMLDivElement | null>,
  viewer: Viewer | null,
  onLook: SceneInsetProps['onLook'],
) {
  const seen = useRef<SceneView | null>(null);
  const latest = useRef(onLook);
  latest.current = onLook;
  const isHand = useRef(false);
  const take = useCallback(() => {
    isHand.current = true;
  }, []);
  useEffect(() => {
    const element = host.current;
    if (!viewer || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = () => {
      if (seen.current) latest.current?.(seen.current, true);
    };
    const off = viewer.on('view', ({ view }) => {
      if (!isHand.current) return;
      seen.current = degreesOf(view);
      latest.current?.(seen.current, false);
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        isHand.current = false;
        done();
      }, restMs);
    });
    const events = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const name of events) element.addEventListener(name, take, { capture: true, passive: true });
    return () => {
      off();
      for (const name of events) element.removeEventListener(name, take, { capture: true });
      // What was turned just before is not lost.
      if (timer !== undefined) done();
      clearTimeout(timer);
    };
  }, [viewer, host, take]);
  return { seen, take };
}

function isSame(a: SceneView, b: SceneView): boolean {
  const apart = degreesApart(a.yaw, b.yaw);
  return Math.max(apart, Math.abs(a.pitch - b.pitch), Math.abs(a.hfov - b.hfov)) < sameDegrees;
}

function radiansOf({ yaw, pitch, hfov }: SceneView): ViewAngles {
  return { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) };
}

function degreesOf({ yaw, pitch, hfov }: ViewAngles): SceneView {
  return { yaw: degrees(yaw), pitch: degrees(pitch), hfov: degrees(hfov) };
}
