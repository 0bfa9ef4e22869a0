import type { Viewer } from '@tourwright/viewer';
import { useCallback, useEffect, useRef } from 'react';
import { logError } from '../client/log.ts';

/** Lets the page that frames the tour listen and speak to it, see `@tourwright/viewer/frame`; `origin` names who alone may. */
export function useFrameHost(isEmbedded: boolean): (viewer: Viewer | null) => void {
  const end = useRef<(() => void) | null>(null);
  const present = useRef<Viewer | null>(null);
  useEffect(() => () => end.current?.(), []);
  return useCallback(
    (viewer: Viewer | null) => {
      end.current?.();
      end.current = null;
      present.current = viewer;
      if (!viewer || !isEmbedded || parent === window) return;
      const origin = new URLSearchParams(location.search).get('origin');
      import('@tourwright/viewer/frame')
        .then(({ answerFrame }) => {
          if (present.current === viewer) end.current = answerFrame(viewer, { origin });
        })
        .catch((cause: unknown) => logError('The frame cannot be driven from outside:', cause));
    },
    [isEmbedded],
  );
}
