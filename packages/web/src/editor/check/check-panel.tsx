import { IconCheck, IconShieldCheck, IconWand, IconX } from '@tabler/icons-react';
import type { Severity } from '@tourwright/tour/check';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { ActionContext } from '../actions/action.ts';
import { isKeyAnywhere } from '../actions/keys.ts';
import { takeBack } from '../actions/scene-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { HelpButton } from '../help/help-button.tsx';
import { phoneScreen } from '../panels/phone-screen.ts';
import { closeCheck, goToField, openProblems, selectProblem, stepProblem } from './check-actions.ts';
import styles from './check-panel.module.css';
import { fixEverything } from './fix-everything.ts';
import { fixProblem, setIgnored } from './problem-edits.ts';
import { fixableOf } from './problems/find-problems.ts';
import type { Problem } from './problems/problem.ts';
import { ProblemRow } from './problems/problem-row.tsx';
import { fixLabel, goLabel, problemTitle } from './problems/problem-text.ts';
import { useFixed } from './use-fixed.ts';

const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** Tour Check: every problem with its place and, where there is one, its fix. */
export function CheckPanel() {
  const isPhone = useMediaQuery(phoneScreen);
  const { actions } = useEditor();
  const problems = useEditorStore((state) => state.problems);
  const inHand = useEditorStore(({ check }) => check?.key ?? null);
  const { fixed, remember } = useFixed(problems ?? []);
  const open = (problems ?? []).filter(({ isIgnored }) => !isIgnored);
  const fixable = fixableOf(open);
  const fix = (problem: Problem) => {
    const at = openProblems(actions.state()).findIndex(({ key }) => key === problem.key);
    const step = fixProblem(actions, problem);
    if (!step) return;
    remember(problem, step);
    const next = openProblems(actions.state())[at];
    // The focus moves on in the list.
    if (inHand === problem.key && next) selectProblem(actions, next);
  };
  return (
    <section
      aria-label={t('check.title')}
      className={styles.panel}
      onKeyDown={(event) => {
        if (isKeyAnywhere(event.nativeEvent, 'n')) stepProblem(actions, 1);
        else if (isKeyAnywhere(event.nativeEvent, 'Shift+n')) stepProblem(actions, -1);
        else if (event.key === 'Escape') leaveCheck(actions);
      }}
    >
      {/* A sheet has a title and a button that closes it. */}
      {!isPhone && <CheckHead />}
      <div className={styles.summary}>
        <p role="status">
          {problems === null
            ? t('check.looking')
            : t('check.count-all', { count: open.length, fixes: fixable.length })}
        </p>
        {isPhone && <HelpButton topic="check" />}
        {fixable.length > 0 && (
          <Button
            variant="solid"
            size="small"
            icon={<IconWand size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => fixEverything(actions)}
          >
            {t('check.fix-all', { count: fixable.length })}
          </Button>
        )}
      </div>
      {severities.map((severity) => (
        <ProblemGroup
          key={severity}
          severity={severity}
          listed={open.filter((problem) => problem.severity === severity)}
          done={fixed.filter(({ problem }) => problem.severity === severity)}
          onFix={fix}
        />
      ))}
      {problems?.length === 0 && <p className={styles.fine}>{t('check.fine')}</p>}
      <Foot />
    </section>
  );
}

/** From within: the keyboard goes back to the button in the bar, where there is one. */
function leaveCheck(context: ActionContext): void {
  closeCheck(context);
  document.querySelector<HTMLElement>('[data-tour-check]')?.focus();
}

function CheckHead() {
  const { actions } = useEditor();
  return (
    <div className={styles.head}>
      <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
      <h2>{t('check.title')}</h2>
      <HelpButton topic="check" />
      <IconButton
        size="small"
        label={t('check.close')}
        icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => leaveCheck(actions)}
      />
    </div>
  );
}

interface ProblemGroupProps {
  severity: Severity;
  listed: readonly Problem[];
  /** Those that were just fixed, each with the step that undoes it. */
  done: ReturnType<typeof useFixed>['fixed'];
  onFix(problem: Problem): void;
}

/** The problems of one severity; nothing where there are none. */
function ProblemGroup({ severity, listed, done, onFix }: ProblemGroupProps) {
  const { actions } = useEditor();
  const inHand = useEditorStore(({ check }) => check?.key ?? null);
  const isPhone = useMediaQuery(phoneScreen);
  if (listed.length + done.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles[severity]}>
        {t(`check.severity.${severity}`)}
        <Count>{listed.length}</Count>
      </h3>
      <ul>
        {done.map(({ problem, step }) => (
          <ProblemRow key={problem.key} problem={problem} isFixed>
            <Button variant="quiet" size="small" onClick={() => takeBack(actions, step)}>
              {t('action.undo')}
            </Button>
          </ProblemRow>
        ))}
        {listed.map((problem) => (
          <ProblemRow
            key={problem.key}
            problem={problem}
            isInHand={problem.key === inHand}
            onSelect={() => {
              selectProblem(actions, problem);
              // On a phone the sheet would be over what it is about.
              if (isPhone) actions.set({ isInspectorOpen: false });
            }}
          >
            <Button
              variant={problem.fix ? 'line' : 'quiet'}
              size="small"
              aria-label={`${problem.fix ? fixLabel(problem) : goLabel(problem)}: ${problemTitle(problem)}`}
              onClick={() => (problem.fix ? onFix(problem) : goToField(actions, problem))}
            >
              {problem.fix ? fixLabel(problem) : goLabel(problem)}
            </Button>
          </ProblemRow>
        ))}
      </ul>
    </div>
  );
}

/** What is ignored stays counted, and comes back from here. */
function Foot() {
  const { actions } = useEditor();
  const problems = useEditorStore((state) => state.problems);
  const [isOpen, setOpen] = useState(false);
  const ignored = (problems ?? []).filter(({ isIgnored }) => isIgnored);
  return (
    <>
      {isOpen && ignored.length > 0 && (
        <div className={styles.group}>
          <h3>{t('check.ignored-title')}</h3>
          <ul>
            {ignored.map((problem) => (
              <ProblemRow key={problem.key} problem={problem}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t('check.restore')}: ${problemTitle(problem)}`}
                  onClick={() => setIgnored(actions, problem, false)}
                >
                  {t('check.restore')}
                </Button>
              </ProblemRow>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        <span>
          <IconCheck size={16} stroke={1.75} aria-hidden="true" />
          {t('check.always')}
        </span>
        {ignored.length > 0 && (
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('check.ignored', { count: ignored.length })}
          </Button>
        )}
      </div>
    </>
  );
}
