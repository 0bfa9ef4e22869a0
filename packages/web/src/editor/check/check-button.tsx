import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { closeCheck, openCheck } from './check-actions.ts';
import styles from './check-button.module.css';

/** How many problems there are, and the way to them. */
export function CheckButton() {
  const { actions } = useEditor();
  const count = useEditorStore(({ problems }) => problems?.filter(({ isIgnored }) => !isIgnored).length ?? 0);
  const hasError = useEditorStore(({ problems }) =>
    problems?.some(({ severity, isIgnored }) => severity === 'error' && !isIgnored),
  );
  const isOpen = useEditorStore(({ check }) => check !== null);
  const hasScenes = useEditorStore(({ tour }) => (tour?.scenes.length ?? 0) > 0);
  if (!hasScenes) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.button}
      aria-pressed={isOpen}
      data-tour-check=""
      onClick={() => (isOpen ? closeCheck(actions) : openCheck(actions))}
    >
      {t('action.check')}
      {count > 0 && (
        <>
          <Count tone={hasError ? 'bad' : 'warn'} aria-hidden="true">
            {count}
          </Count>
          <span className="visually-hidden"> {t('check.count', { count })}</span>
        </>
      )}
    </Button>
  );
}
