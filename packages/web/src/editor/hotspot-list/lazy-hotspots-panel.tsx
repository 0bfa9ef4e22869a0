import { lazy, Suspense } from 'react';

const HotspotsPanel = lazy(async () => ({ default: (await import('./hotspots-panel.tsx')).HotspotsPanel }));

/** The list of all hotspots, fetched when it is first opened. */
export function LazyHotspotsPanel({ className }: { className: string | undefined }) {
  return (
    <Suspense fallback={<aside className={className} />}>
      <HotspotsPanel className={className} />
    </Suspense>
  );
}
