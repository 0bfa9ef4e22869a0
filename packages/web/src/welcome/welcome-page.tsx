import { useParams, useSearchParams } from 'react-router';
import { useTourData } from '../client/tour/tour-data.ts';
import { Button } from '../ui/button.tsx';
import { LazyLinkGate } from '../visit/lazy-link-gate.tsx';
import styles from './welcome.module.css';
import { Welcome } from './welcome.tsx';
import { t } from './welcome-text.ts';

/** `/welcome/{tourId}`: what a visitor sees first of a tour. Where there is no such tour, nothing is shown; a link says what it asks for. */
export function WelcomePage() {
  const { tourId = null } = useParams();
  const [query] = useSearchParams();
  const tour = useTourData(tourId, query.get('link'), 'No data found for the given tourId');
  if (tour.status === 'ready') return <Welcome data={tour.data} />;
  if (tour.status === 'gate') return <LazyLinkGate state={tour.state} visit={tour.visit} />;
  return (
    <main id="main" tabIndex={-1} className={styles.empty}>
      {tour.status === 'unreachable' && (
        <>
          <p>{t('welcome.unreachable')}</p>
          <Button onClick={tour.retry}>{t('welcome.retry')}</Button>
        </>
      )}
    </main>
  );
}
