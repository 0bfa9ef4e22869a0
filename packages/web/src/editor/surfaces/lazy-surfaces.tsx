/** The part of the editor for surfaces, fetched when one is first selected. */

import type { Scene } from '@tourwright/tour/document';
import { Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';

const LazyInspector = lazyPart(async () => (await import('./surface-inspector.tsx')).SurfaceInspector);

/** The inspector of a video or picture in the scene, loaded when first shown. */
export function SurfaceInspector({ scene }: { scene: Scene }) {
  return (
    <Suspense>
      <LazyInspector scene={scene} />
    </Suspense>
  );
}
