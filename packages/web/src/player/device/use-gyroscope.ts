/** Looking around by moving the device. Off until it is requested, when its code is loaded. */

import type { Gyroscope } from '@tourwright/viewer/gyroscope';
import { askForMotion, type Viewer } from '@tourwright/viewer/radians';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../../client/log.ts';
import { usePassingNotice } from '../notices/use-passing-notice.ts';
import { t } from '../preview-text.ts';

type GyroscopeCode = typeof import('@tourwright/viewer/gyroscope');

let loading: Promise<GyroscopeCode> | null = null;

function load(): Promise<GyroscopeCode> {
  loading ??= import('@tourwright/viewer/gyroscope').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

const key = 'tourwright.motion-refused';

/** Lets the device turn the view while that is switched on. */
export function useGyroscope(viewer: RefObject<Viewer | null>) {
  const [isPossible] = useState(canTell);
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(wasRefused);
  const [problem, setProblem] = usePassingNotice();
  const opened = useRef<Gyroscope | null>(null);
  const isWanted = useRef(false);

  const stop = useCallback(() => {
    isWanted.current = false;
    opened.current?.close();
    opened.current = null;
    setOn(false);
  }, []);
  useEffect(() => stop, [stop]);

  const start = async () => {
    const { current } = viewer;
    // Another press while the browser asks, or the sensors are waited for, means the same.
    if (!current || isWanted.current) return;
    isWanted.current = true;
    setProblem(null);
    // In the click itself: iOS asks at no other time.
    const asked = askForMotion();
    try {
      const { openGyroscope } = await load();
      const answer = await openGyroscope(current, asked);
      const isGranted = typeof answer !== 'string';
      if (answer === 'refused') setProblem(t('preview.motion-refused'));
      if (answer === 'unasked') setProblem(t('preview.motion-unasked'));
      if (answer === 'absent') setProblem(t('preview.motion-absent'));
      setRefused(answer === 'refused');
      remember(answer === 'refused');
      if (!isGranted) isWanted.current = false;
      else if (!isWanted.current) answer.close();
      else {
        opened.current = answer;
        setOn(true);
      }
    } catch (cause) {
      isWanted.current = false;
      logError('The motion sensors could not be opened:', cause);
      setProblem(t('preview.motion-absent'));
    }
  };
  const toggle = () => {
    if (isOn) stop();
    else void start();
  };
  const prepare = useCallback((): void => {
    load().catch(() => undefined);
  }, []);
  return { isPossible, isOn, isRefused, problem, toggle, prepare };
}

/** The switch for turning the view by the device. */
export type Motion = ReturnType<typeof useGyroscope>;

/** Devices that one moves, on pages with an origin of their own: others get no sensors. */
function canTell(): boolean {
  const isHandheld = matchMedia('(pointer: coarse)').matches;
  return (
    isHandheld && window.isSecureContext && window.origin !== 'null' && 'DeviceOrientationEvent' in window
  );
}

/** Frames without an origin of their own have nothing to remember by. */
function wasRefused(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function remember(isRefused: boolean): void {
  try {
    if (isRefused) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // Then it is remembered as long as the page is open.
  }
}
