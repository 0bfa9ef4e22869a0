import { useParams } from 'react-router';
import { useTourData } from '../client/tour-data.ts';
import { Button } from '../ui/button.tsx';
import styles from './welcome.module.css';
import { Welcome } from './welcome.tsx';
import { t } from './welcome-text.ts';

/** `/welcome/{tourId}`: what a visitor sees first of a tour. Where there is no such tour, nothing is shown. */
export function WelcomePage() {
  const { tourId = null } = useParams();
  const tour = useTourData(tourId, 'No data found for the given tourId');
  if (tour.status === 'ready') return <Welcome data={tour.data} />;
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
