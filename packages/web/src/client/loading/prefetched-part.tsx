import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { prefetched } from './prefetch.ts';

/**
 * A component that the first screen does not need. It is prefetched when the browser is idle and shown at once from
 * then on; if it is needed earlier, `fallback` is shown until it has loaded.
 */
export function prefetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactNode {
  let ready: ComponentType<Props> | null = null;
  // Only with its texts: what was drawn in English would stay so.
  const fetchPart = prefetched(load, (part) => {
    ready = part;
  });
  const Waiting = lazy(async () => ({ default: await fetchPart() })) as unknown as ComponentType<Props>;
  return function Prefetched(props) {
    // The one that it began with: with another, React would start over, and what is being typed would be lost.
    const [Shown] = useState(() => ready ?? Waiting);
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  };
}
