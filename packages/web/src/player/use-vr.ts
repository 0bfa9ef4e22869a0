/** VR, where the browser knows a headset. Its code is fetched when somebody reaches for the button. */
import type { Viewer } from '@tourwright/viewer';
import type { VrTour } from '@tourwright/viewer/xr';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../client/log.ts';
import { t } from './preview-text.ts';
import { usePassingNotice } from './use-passing-notice.ts';
import type { VrVisit } from './vr/enter-vr.ts';

type EnterVr = typeof import('./vr/enter-vr.ts');

let loading: Promise<EnterVr> | null = null;

function load(): Promise<EnterVr> {
  loading ??= import('./vr/enter-vr.ts').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/** The browser's own VR; what of it is asked before any of ours is loaded. */
interface HeadsetBrowser {
  xr?: { isSessionSupported(mode: 'immersive-vr'): Promise<boolean> };
}

/** Whether this document may have VR at all, where the browser tells: in a frame that may not, asking is a console error. */
function isAllowed(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('xr-spatial-tracking') ?? true;
}

/**
 * Whether there is a headset. Asked in an empty frame that goes again: a page that asks itself is not kept for who leaves
 * it and comes back.
 */
async function isHeadsetThere({ xr }: HeadsetBrowser): Promise<boolean> {
  if (!xr) return false;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  try {
    const inside = frame.contentWindow?.navigator as HeadsetBrowser | undefined;
    return await (inside?.xr ?? xr).isSessionSupported('immersive-vr');
  } finally {
    frame.remove();
  }
}

export function useVr() {
  const [isPossible, setPossible] = useState(false);
  const [isOn, setOn] = useState(false);
  const [isLoud, setLoud] = useState(false);
  const [problem, setProblem] = usePassingNotice();
  const visit = useRef<VrTour | null>(null);

  useEffect(() => {
    if (!isAllowed()) return;
    let isWanted = true;
    isHeadsetThere(navigator as HeadsetBrowser).then(
      (isSupported) => {
        if (isWanted) setPossible(isSupported);
      },
      // A frame that may not: there is no VR then.
      () => undefined,
    );
    return () => {
      isWanted = false;
      visit.current?.end().catch(() => undefined);
    };
  }, []);

  const enter = useCallback(
    async (viewer: Viewer, parts: Omit<VrVisit, 'onLoud'>) => {
      setProblem(null);
      try {
        const { enterVr } = await load();
        const entered = await enterVr(viewer, { ...parts, onLoud: setLoud });
        visit.current = entered;
        setOn(true);
        await entered.ended;
      } catch (cause) {
        logError('VR could not be entered:', cause);
        setProblem(t('preview.vr-failed'));
      }
      visit.current = null;
      setOn(false);
      setLoud(false);
    },
    [setProblem],
  );
  const prepare = useCallback((): void => {
    load().catch(() => undefined);
  }, []);
  return { isPossible, isOn, isLoud, problem, enter, prepare };
}
