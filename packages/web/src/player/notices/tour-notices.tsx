import type { ViewerScene } from '@tourwright/viewer';
import { t } from '../preview-text.ts';
import type { Walk } from '../use-tour.ts';
import { ProblemNotice } from './problem-notice.tsx';

interface TourNoticesProps {
  scene: ViewerScene | null;
  walk: Pick<Walk, 'problem' | 'tryAgain'>;
  vr: Refusable;
  enterVr: () => void;
  motion: Refusable & { toggle: () => void };
  fullscreen: Refusable & { toggle: () => void };
}

/** What is asked of the device; what is said of a refusal goes away by itself. */
interface Refusable {
  problem: string | null;
}

/** What went wrong: one thing at a time, since all of it is said at the same place; what stays waits for what passes. */
export function TourNotices({ scene, walk, vr, enterVr, motion, fullscreen }: TourNoticesProps) {
  if (vr.problem) return <ProblemNotice message={vr.problem} onRetry={enterVr} />;
  if (motion.problem) return <ProblemNotice message={motion.problem} onRetry={motion.toggle} />;
  if (fullscreen.problem) return <ProblemNotice message={fullscreen.problem} onRetry={fullscreen.toggle} />;
  const { problem, tryAgain } = walk;
  if (problem) {
    // What has no cause is as it is: a scene without a picture, say.
    return (
      <ProblemNotice message={problem.message} {...(problem.cause === null ? {} : { onRetry: tryAgain })} />
    );
  }
  if (scene?.source === null) return <ProblemNotice message={t('viewer.no-picture', { name: scene.name })} />;
  return null;
}
