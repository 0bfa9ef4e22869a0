import { lazy, Suspense } from 'react';
import { loadChunk } from '../client/load-chunk.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import type { LinkGateProps } from './link-gate.tsx';

const LinkGate = lazy(async () => {
  const { LinkGate: gate } = await loadChunk(() => import('./link-gate.tsx'));
  return { default: gate };
});

/** What is said in place of the tour of a link; few visitors need it. */
export function LazyLinkGate(props: LinkGateProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LinkGate {...props} />
    </Suspense>
  );
}
