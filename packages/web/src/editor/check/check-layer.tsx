import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Viewer } from '@tourwright/viewer';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useHandle } from '../canvas/pointer/use-handle.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { HotspotIcon } from '../panels/hotspot/hotspot-icon.tsx';
import { nudged } from '../rules/new-hotspot.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { fixPlace, goToField, problemInHand, selectProblem, stepProblem } from './check-actions.ts';
import styles from './check-layer.module.css';
import { fixProblem, setIgnored } from './problem-edits.ts';
import type { Problem } from './problems/problem.ts';
import { fixLabel, fixText, goLabel, problemPlace, problemTitle } from './problems/problem-text.ts';

/** The current problem, over the picture: the walk through the list, where its fix goes, and what to do about it. */
export function CheckLayer({ viewer }: { viewer: Viewer | null }) {
  const problem = useEditorStore(problemInHand);
  return problem && <ProblemLayer key={problem.key} viewer={viewer} problem={problem} />;
}

function ProblemLayer({ viewer, problem }: { viewer: Viewer | null; problem: Problem }) {
  const { actions } = useEditor();
  const count = useEditorStore(({ problems }) => problems?.filter(({ isIgnored }) => !isIgnored).length ?? 0);
  const number = useEditorStore(
    ({ problems }) =>
      (problems?.filter(({ isIgnored }) => !isIgnored).findIndex(({ key }) => key === problem.key) ?? -1) + 1,
  );
  const walkOn = (act: () => void) => {
    const next = nextOf(actions.state().problems ?? [], problem);
    act();
    if (next) selectProblem(actions, next);
    else actions.set({ check: { key: null, place: null } });
  };
  return (
    <>
      <nav className={`${styles.walk} glass`} aria-label={t('check.walk')}>
        <IconButton
          size="small"
          label={t('check.previous')}
          icon={<IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => stepProblem(actions, -1)}
        />
        <span className="numbers">{t('check.problem-of', { number, count })}</span>
        <IconButton
          size="small"
          label={t('check.next')}
          icon={<IconChevronRight size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => stepProblem(actions, 1)}
        />
      </nav>
      {viewer && problem.fix && <FixGhost viewer={viewer} problem={problem} />}
      <div className={`${styles.card} glass`}>
        <p>
          <b>{(problem.fix && fixText(problem)) || problemTitle(problem)}</b>
          <span>{problem.fix ? problemTitle(problem) : problemPlace(problem)}</span>
        </p>
        {problem.canIgnore && (
          <Button size="small" onClick={() => walkOn(() => setIgnored(actions, problem, true))}>
            {t('check.ignore')}
          </Button>
        )}
        <Button
          variant="solid"
          size="small"
          onClick={() =>
            problem.fix ? walkOn(() => fixProblem(actions, problem)) : goToField(actions, problem)
          }
        >
          {problem.fix ? fixLabel(problem) : goLabel(problem)}
        </Button>
      </div>
    </>
  );
}

function nextOf(problems: readonly Problem[], problem: Problem): Problem | undefined {
  const open = problems.filter(({ isIgnored }) => !isIgnored);
  const at = open.findIndex(({ key }) => key === problem.key);
  return open[at + 1] ?? open[at - 1];
}

/** What the fix would put there, drawn dashed until it is accepted; it can be moved first. */
function FixGhost({ viewer, problem }: { viewer: Viewer; problem: Problem }) {
  const { actions } = useEditor();
  // Where it appears follows from the view.
  useCanvasView();
  const dragged = useEditorStore(({ check }) => check?.place ?? null);
  const canvasSceneId = useEditorStore((state) => state.canvasSceneId);
  const place = fixPlace(problem, actions.state());
  const position = dragged ?? place?.position;
  const move = (next: [number, number, number]) => actions.set({ check: { key: problem.key, place: next } });
  const handle = useHandle(viewer, {
    onShow: move,
    onKeep: move,
    onNudge: (right, up) => position && move(nudged(position, right, up)),
  });
  const point = position && place?.sceneId === canvasSceneId ? viewer.project(position) : null;
  if (!point || !place) return null;
  return (
    <button
      type="button"
      className={styles.ghost}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={t('check.proposal-label', { name: place.label })}
      title={t('check.proposal')}
      {...handle}
    >
      {place.label && <span className={styles.label}>{place.label}</span>}
      <HotspotIcon name={place.iconName ?? 'arrow-up'} size={18} />
    </button>
  );
}
