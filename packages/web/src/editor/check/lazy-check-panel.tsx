import { Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';

const CheckPanel = lazyPart(async () => (await import('./check-panel.tsx')).CheckPanel);

/** Tour Check, fetched when it is first opened. */
export function LazyCheckPanel() {
  return (
    <Suspense>
      <CheckPanel />
    </Suspense>
  );
}
