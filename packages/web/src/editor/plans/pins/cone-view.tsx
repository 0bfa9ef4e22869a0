import type { Scene } from '@tourwright/tour/document';
import { openingView } from '@tourwright/tour/rules';
import { degrees, radians } from '@tourwright/tour/sphere';
import { createViewer, viewerScenes } from '@tourwright/viewer/radians';
import '@tourwright/viewer/viewer.css';
import { useEffect, useRef } from 'react';
import { logError } from '../../../client/log.ts';
import { turnedScenes } from '../../adjust/level/turned-scenes.ts';
import { viewerTexts } from '../../canvas/viewer-texts.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { rememberedPlace } from '../../session/remembered-place.ts';
import { angleText, p } from '../plan-text.ts';
import styles from './pin-inspector.module.css';

/** The scene in a viewer of its own: looking around in it turns the cone on the plan. */
export function ConeView({ scene, heading }: { scene: Scene; heading: number }) {
  const { tourId, store } = useOpenTour();
  const host = useRef<HTMLDivElement>(null);
  const sceneId = scene.id;

  useEffect(() => {
    const element = host.current;
    const { shownTour, media, shownVariants } = store.getState();
    const shown = shownTour?.scenes.find(({ id }) => id === sceneId);
    if (!element || !shownTour || !shown) return;
    const scenes = turnedScenes(viewerScenes(shownTour, media, shownVariants), shownTour, media, null);
    const place = rememberedPlace(tourId);
    // Where the user was looking when the plan was opened, else as the scene opens.
    const view = place?.sceneId === sceneId ? place.view : openingView(shown);
    const opened = createViewer(element, {
      scenes: scenes.filter(({ id }) => id === sceneId),
      sceneId,
      view: { yaw: radians(view.yaw), pitch: radians(view.pitch) },
      hotspots: false,
      followLinks: false,
      controls: { doubleTap: false },
      texts: viewerTexts(),
    });
    const tell = (yaw: number) => store.setState({ lookedAlong: { sceneId, yaw: degrees(yaw) } });
    opened.on('view', ({ view: { yaw } }) => tell(yaw));
    opened.on('error', (error) => logError(error.message, error.cause));
    tell(opened.view.yaw);
    return () => {
      store.setState({ lookedAlong: null });
      opened.close();
    };
  }, [tourId, store, sceneId]);

  return (
    <section className={styles.view} aria-label={p('pin.view')}>
      <div ref={host} className={styles.host} />
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.now}>{p('pin.heading-now', { angle: angleText(heading) })}</span>
    </section>
  );
}
