import { lazy, Suspense } from 'react';

const CheckPanel = lazy(async () => ({ default: (await import('./check-panel.tsx')).CheckPanel }));

/** Tour Check, fetched when it is first opened. */
export function LazyCheckPanel() {
  return (
    <Suspense>
      <CheckPanel />
    </Suspense>
  );
}
