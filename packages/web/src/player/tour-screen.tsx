import { useTourData } from '../client/tour-data.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { t } from './preview-text.ts';
import { TourMessage } from './tour-message.tsx';
import { TourPlayer } from './tour-player.tsx';

interface TourScreenProps {
  tourId: string | null;
  isEmbedded?: boolean;
}

/** A tour by its id, or what there is to say instead. */
export function TourScreen({ tourId, isEmbedded = false }: TourScreenProps) {
  const tour = useTourData(tourId, 'No tour found with the given ID.');
  switch (tour.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'missing':
      return (
        <TourMessage
          title={t('preview.missing-title')}
          text={t('preview.missing-text')}
          action={!isEmbedded && <ButtonLink to="/explore">{t('preview.missing-action')}</ButtonLink>}
        />
      );
    case 'unreachable':
      return (
        <TourMessage
          title={t('preview.unreachable-title')}
          text={t('preview.unreachable-text')}
          action={
            <Button variant="primary" onClick={tour.retry}>
              {t('preview.retry')}
            </Button>
          }
        />
      );
    case 'ready':
      if (tour.data.tour.scenes.length === 0) {
        return <TourMessage title={t('preview.empty-title')} text={t('preview.empty-text')} />;
      }
      return <TourPlayer key={tour.data.tour.id} data={tour.data} isEmbedded={isEmbedded} />;
  }
}
