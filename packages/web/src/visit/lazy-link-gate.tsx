import { Suspense } from 'react';
import { lazyPart } from '../client/loading/lazy-part.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import type { LinkGateProps } from './link-gate.tsx';

const LinkGate = lazyPart(async () => (await import('./link-gate.tsx')).LinkGate);

/** What is said in place of the tour of a link; few visitors need it. */
export function LazyLinkGate(props: LinkGateProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LinkGate {...props} />
    </Suspense>
  );
}
