import type { Scene } from '@tourwright/tour/document';
import { Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './plans-place.module.css';

// Loaded with the first look at a plan: an editor without one is none the heavier.
const Panel = lazyPart(async () => (await import('./plans-panel.tsx')).PlansPanel);
const Canvas = lazyPart(async () => (await import('./plan-canvas.tsx')).PlanCanvas);
const Inspector = lazyPart(async () => (await import('./pins/pin-inspector.tsx')).PinInspector);

/** The floors, and the scenes on each. */
export function PlansPanel({ className }: { className: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Panel className={className} />
    </Suspense>
  );
}

/** The plan in place of the panorama. */
export function PlanCanvas() {
  return (
    <Suspense fallback={<Skeleton className={styles.canvas} />}>
      <Canvas />
    </Suspense>
  );
}

/** The selected scene as it is on its plan. */
export function PinInspector({ scene }: { scene: Scene }) {
  return (
    <Suspense fallback={<Skeleton className={styles.inspector} />}>
      <Inspector scene={scene} />
    </Suspense>
  );
}
