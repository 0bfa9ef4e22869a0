import type { Scene } from '@tourwright/tour/document';
import { Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';

const ManyInspector = lazyPart(async () => (await import('./many-inspector.tsx')).ManyInspector);

/** The inspector of many hotspots, fetched when several are first selected. */
export function LazyManyInspector({ scene }: { scene: Scene }) {
  return (
    <Suspense>
      <ManyInspector scene={scene} />
    </Suspense>
  );
}
