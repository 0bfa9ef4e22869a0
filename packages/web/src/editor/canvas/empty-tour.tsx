import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { loadSamplePhotos } from '../samples/load-sample-photos.ts';
import { specified } from '../state/specified-state.ts';
import styles from './empty-tour.module.css';

const canvasOf = (from: HTMLElement) => from.closest('main');

/** A tour without scenes: one large place to drop photos, and samples for owners who have none. */
export function EmptyTour() {
  const openTour = useOpenTour();
  const { actions } = useEditor();
  const isLoading = useEditorStore(specified.isLoading);
  const place = useRef<HTMLDivElement>(null);
  // The first photo takes its place.
  useFocusHeir(place, canvasOf);
  const setLoading = (next: boolean) => openTour.store.setState({ isLoading: next });
  const addSamples = async () => {
    setLoading(true);
    try {
      await openTour.photos.add(await loadSamplePhotos());
    } catch {
      showToast('error', t('empty.samples-failed'));
    } finally {
      setLoading(false);
    }
  };
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.drop}>
        <Globe />
        <h2 className={`${styles.title} display`}>{t('empty.title')}</h2>
        <p className={styles.lead}>{t('empty.lead')}</p>
        <div className={styles.buttons}>
          <Button
            variant="primary"
            size="large"
            icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={actions.choosePhotos}
          >
            {t('empty.choose')}
          </Button>
          <Button size="large" loading={isLoading} onClick={() => void addSamples()}>
            {t('empty.samples')}
          </Button>
        </div>
        <p className={styles.example}>
          <Link to="/explore" target="_blank">
            {t('empty.example')}
          </Link>
        </p>
        <div className={styles.fine}>
          <p>{t('empty.formats')}</p>
          <p className={styles.folders}>{t('empty.folders')}</p>
        </div>
      </div>
    </div>
  );
}

/** A sphere seen from outside, opened up: the sign for a panorama. */
function Globe() {
  return (
    <svg viewBox="0 0 168 84" className={styles.globe} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.75">
        <ellipse cx="84" cy="42" rx="81" ry="38" />
        <path d="M3 42c0 6 36 12 81 12s81-6 81-12" />
        <path d="M84 4c-30 24-30 52 0 76M84 4c30 24 30 52 0 76" />
      </g>
      <circle cx="84" cy="42" r="14" className={styles.disc} />
      <path d="M84 35v14M77 42h14" className={styles.plus} />
    </svg>
  );
}
