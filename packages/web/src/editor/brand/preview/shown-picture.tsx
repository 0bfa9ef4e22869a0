import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { createViewer, type Viewer, viewerScenes } from '@tourwright/viewer/radians';
import { useEffect, useMemo, useRef, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { turnedScenes } from '../../adjust/level/turned-scenes.ts';
import { viewerTexts } from '../../canvas/viewer-texts.ts';
import type { Images } from '../../state/derived.ts';
import styles from './preview.module.css';

/** The viewer that visitors get; its hotspots lead nowhere here. */
export function ShownPicture({ tour, media }: { tour: Tour; media: Images }) {
  const host = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const scenes = useMemo(() => {
    const opening = openingScene(tour);
    const alone = { ...tour, scenes: opening ? [opening] : [] };
    return turnedScenes(viewerScenes(alone, media), alone, media, null);
  }, [tour, media]);

  useEffect(() => {
    if (!host.current) return;
    const opened = createViewer(host.current, {
      scenes: [],
      hotspots: 'early',
      followLinks: false,
      controls: { doubleTap: false },
      texts: viewerTexts(),
    });
    opened.on('error', (error) => logError(error.message, error.cause));
    setViewer(opened);
    return () => {
      setViewer(null);
      opened.close();
    };
  }, []);
  useEffect(() => viewer?.setScenes(scenes), [viewer, scenes]);
  return <div ref={host} className={styles.picture} />;
}
