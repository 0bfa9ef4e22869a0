import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { goToField, openCheck } from '../check-actions.ts';
import styles from '../check-panel.module.css';
import { ProblemRow } from './problem-row.tsx';
import { goLabel, problemTitle } from './problem-text.ts';

/** More of them are in Tour Check itself. */
const most = 5;

/** The worst problems, and the way to all of them. */
export function ProblemSummary() {
  const { actions } = useEditor();
  const problems = useEditorStore((state) => state.problems);
  const open = (problems ?? []).filter(({ isIgnored }) => !isIgnored);
  if (open.length === 0) return null;
  return (
    <>
      <ul>
        {open.slice(0, most).map((problem) => (
          <ProblemRow key={problem.key} problem={problem}>
            {!problem.fix && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${goLabel(problem)}: ${problemTitle(problem)}`}
                onClick={() => goToField(actions, problem)}
              >
                {goLabel(problem)}
              </Button>
            )}
          </ProblemRow>
        ))}
      </ul>
      <Button className={styles.all} size="small" onClick={() => openCheck(actions)}>
        {open.length > most ? t('check.more', { count: open.length - most }) : t('check.open')}
      </Button>
    </>
  );
}
