/** VR, if the browser has a headset. Its code is loaded when the pointer or the focus reaches the button. */
import type { Viewer } from '@tourwright/viewer';
import type { VrTour } from '@tourwright/viewer/xr';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasHeadset } from '../../client/headset.ts';
import { logError } from '../../client/log.ts';
import { usePassingNotice } from '../notices/use-passing-notice.ts';
import { t } from '../preview-text.ts';
import type { VrVisit } from '../vr/enter-vr.ts';

type EnterVr = typeof import('../vr/enter-vr.ts');

let loading: Promise<EnterVr> | null = null;

function load(): Promise<EnterVr> {
  loading ??= import('../vr/enter-vr.ts').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/** Starts and ends visits in VR. */
export function useVr() {
  const [isPossible, setPossible] = useState(false);
  const [isOn, setOn] = useState(false);
  const [isLoud, setLoud] = useState(false);
  const [problem, setProblem] = usePassingNotice();
  const visit = useRef<VrTour | null>(null);

  useEffect(() => {
    let isWanted = true;
    void hasHeadset().then((isThere) => {
      if (isWanted) setPossible(isThere);
    });
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
