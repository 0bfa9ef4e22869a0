import { Suspense } from 'react';
import { lazyPart } from '../../../client/loading/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './map-place.module.css';

// The library that draws the map comes with the first look at it.
const Panel = lazyPart(async () => (await import('../links-panel.tsx')).LinksPanel);
const Canvas = lazyPart(async () => (await import('../link-map.tsx')).LinkMap);

/** The links of the tour, and those that it may lack. */
export function MapPanel({ className }: { className: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Panel className={className} />
    </Suspense>
  );
}

/** All scenes with the links between them, in place of the panorama. */
export function MapCanvas() {
  return (
    <Suspense fallback={<Skeleton className={styles.canvas} />}>
      <Canvas />
    </Suspense>
  );
}
