import type { Scene } from '@tourwright/tour/document';
import { lazy, Suspense } from 'react';

const ManyInspector = lazy(async () => ({ default: (await import('./many-inspector.tsx')).ManyInspector }));

/** The inspector of many hotspots, fetched when several are first selected. */
export function LazyManyInspector({ scene }: { scene: Scene }) {
  return (
    <Suspense>
      <ManyInspector scene={scene} />
    </Suspense>
  );
}
