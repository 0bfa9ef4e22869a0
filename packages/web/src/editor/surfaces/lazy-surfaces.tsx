/** The part of the editor for surfaces, fetched when one is first selected. */
import type { Scene } from '@tourwright/tour/document';
import { lazy, Suspense } from 'react';

const LazyInspector = lazy(async () => ({
  default: (await import('./surface-inspector.tsx')).SurfaceInspector,
}));

export function SurfaceInspector({ scene }: { scene: Scene }) {
  return (
    <Suspense>
      <LazyInspector scene={scene} />
    </Suspense>
  );
}
