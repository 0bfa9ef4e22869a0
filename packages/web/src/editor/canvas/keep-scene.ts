/**
 * Keeps one scene on the canvas: opens it, says whether its picture is there, and tries again after a failure.
 * While another scene loads, the viewer still shows the one before; nothing may be placed there then.
 */
import type { Viewer } from '@tourwright/viewer';

/** `here`: the picture of the wanted scene is on the canvas. */
export type SceneStanding = 'opening' | 'here' | 'failed';

/** Keeps the viewer at the wanted scene. */
export interface KeptScene {
  /** The scene that is to be on the canvas. */
  want(sceneId: number | null): void;
  /** Opens it again now, after it failed. */
  tryAgain(): void;
  close(): void;
}

/** The wait after the first failure; doubled each time. */
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/** Opens the wanted scene and tries again when that fails; `onChange` hears its state. */
export function keepScene(
  viewer: Pick<Viewer, 'sceneId' | 'state' | 'on' | 'openScene'>,
  onChange: (standing: SceneStanding, sceneId: number | null) => void,
): KeptScene {
  let wanted: number | null = null;
  let last: { standing: SceneStanding; sceneId: number | null } | null = null;
  const retries = createRetries(() => tryAgain());
  /** The scene that the viewer was last sent to. */
  let sentTo: number | null = viewer.sceneId;

  const tell = () => {
    const isHere = viewer.sceneId === wanted && isShown(viewer.state, retries.hasFailed);
    if (isHere) retries.recover();
    const standing = isHere ? 'here' : retries.hasFailed ? 'failed' : 'opening';
    if (standing === last?.standing && wanted === last.sceneId) return;
    last = { standing, sceneId: wanted };
    onChange(standing, wanted);
  };
  const open = () => {
    if (wanted === null) return;
    retries.stop();
    sentTo = wanted;
    void viewer.openScene(wanted).then(tell);
  };
  const tryAgain = () => {
    if (retries.hasFailed) open();
  };

  const listening = [
    viewer.on('scene', ({ sceneId }) => {
      sentTo = sceneId;
      tell();
    }),
    viewer.on('state', tell),
    viewer.on('error', ({ sceneId }) => {
      if (sceneId !== wanted || last?.standing === 'here') return;
      retries.fail();
      tell();
    }),
  ];
  window.addEventListener('online', tryAgain);

  return {
    want: (sceneId) => {
      if (sceneId === wanted) return;
      wanted = sceneId;
      retries.recover();
      // Also when it is there still, while the viewer is on its way elsewhere.
      if (viewer.sceneId !== sceneId || sentTo !== sceneId) open();
      tell();
    },
    tryAgain,
    close: () => {
      retries.stop();
      window.removeEventListener('online', tryAgain);
      for (const off of listening) off();
    },
  };
}

/** Without WebGL a viewer has failed from the start, and no scene of it is to blame. */
function isShown(state: Viewer['state'], hasFailed: boolean): boolean {
  return state === 'preview' || state === 'sharp' || (state === 'failed' && !hasFailed);
}

/** Tries again after each failure, after a longer wait each time. */
function createRetries(tryAgain: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const stop = () => clearTimeout(timer);
  return {
    /** Failed, and not recovered since. */
    get hasFailed() {
      return failures > 0;
    },
    fail(): void {
      stop();
      timer = setTimeout(tryAgain, Math.min(longestRetryMs, firstRetryMs * 2 ** failures));
      failures += 1;
    },
    recover(): void {
      stop();
      failures = 0;
    },
    stop,
  };
}
