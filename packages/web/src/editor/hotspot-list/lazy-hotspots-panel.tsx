import { Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';

const HotspotsPanel = lazyPart(async () => (await import('./hotspots-panel.tsx')).HotspotsPanel);

/** The list of all hotspots, fetched when it is first opened. */
export function LazyHotspotsPanel({ className }: { className: string | undefined }) {
  return (
    <Suspense fallback={<aside className={className} />}>
      <HotspotsPanel className={className} />
    </Suspense>
  );
}
