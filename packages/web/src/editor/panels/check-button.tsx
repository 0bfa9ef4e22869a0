import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { useTourChecks } from '../use-scene-status.ts';
import styles from './check-button.module.css';
import { CheckList } from './check-list.tsx';

/** How many things are worth a look, and which. */
export function CheckButton() {
  const { store } = useOpenTour();
  const checks = useTourChecks();
  const isOpen = useEditorStore(({ overlay }) => overlay === 'checks');
  const hasScenes = useEditorStore(({ tour }) => (tour?.scenes.length ?? 0) > 0);
  if (!hasScenes) return null;
  return (
    <Popover
      title={t('check.title')}
      align="end"
      open={isOpen}
      onOpenChange={(open) => store.setState({ overlay: open ? 'checks' : null })}
      trigger={
        <Button variant="quiet" size="small" className={styles.button}>
          {t('action.check')}
          {checks.length > 0 && <span className={styles.count}>{checks.length}</span>}
        </Button>
      }
    >
      {checks.length === 0 ? <p className={styles.fine}>{t('check.fine')}</p> : <CheckList checks={checks} />}
    </Popover>
  );
}
