import { IconAlertTriangle } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { Button } from '../../ui/button.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './inspector.module.css';
import { SceneThumbnail } from './scene-thumbnail.tsx';

/** Where a link leads, and how to lead it elsewhere. */
export function LinkTarget({ target }: { target: Scene | null }) {
  const { store } = useOpenTour();
  const choose = () => store.setState({ overlay: 'target' });
  return (
    <section className={styles.section}>
      <h3>{t('hotspot.goes-to')}</h3>
      {target ? (
        <div className={styles.target}>
          <SceneThumbnail slug={target.slug} className={styles.thumbnail} />
          <b>{target.name}</b>
          <Button variant="quiet" size="small" onClick={choose}>
            {t('hotspot.change')}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.broken}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {t('hotspot.broken')}
          </p>
          <Button size="small" onClick={choose}>
            {t('hotspot.choose-target')}
          </Button>
        </>
      )}
    </section>
  );
}
