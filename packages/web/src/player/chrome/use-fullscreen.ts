import { useSyncExternalStore } from 'react';
import { logError } from '../../client/log.ts';
import { usePassingNotice } from '../notices/use-passing-notice.ts';
import { t } from '../preview-text.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Full screen of the page; `isPossible` is false in frames that may not, and on phones that cannot. */
export function useFullscreen() {
  const isOn = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const [problem, setProblem] = usePassingNotice();
  const toggle = () => {
    setProblem(null);
    const done = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch((cause: unknown) => {
      logError('Full screen was refused:', cause);
      setProblem(t('preview.fullscreen-refused'));
    });
  };
  const isPossible = document.fullscreenEnabled === true && 'requestFullscreen' in document.documentElement;
  return { isOn, isPossible, problem, toggle };
}
