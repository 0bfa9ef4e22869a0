import { type TourData, useTourData } from '../client/tour/tour-data.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LazyLinkGate } from '../visit/lazy-link-gate.tsx';
import { TourMessage } from './notices/tour-message.tsx';
import { t } from './preview-text.ts';
import { TourPlayer } from './tour-player.tsx';

interface TourScreenProps {
  tourId: string | null;
  /** The key of a link of the tour. */
  link: string | null;
  isEmbedded?: boolean;
}

/** A tour by its id, or what there is to say instead. */
export function TourScreen({ tourId, link, isEmbedded = false }: TourScreenProps) {
  const tour = useTourData(tourId, link, 'No tour found with the given ID.');
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
    case 'gate':
      return <LazyLinkGate state={tour.state} visit={tour.visit} isEmbedded={isEmbedded} />;
    case 'ready':
      if (tour.data.tour.scenes.length === 0) {
        return <TourMessage title={t('preview.empty-title')} text={t('preview.empty-text')} />;
      }
      // What a link shows otherwise from now on is another tour to the viewer.
      return <TourPlayer key={keyOf(tour.data)} data={tour.data} isEmbedded={isEmbedded} />;
  }
}

const keys = new WeakMap<TourData, string>();
let count = 0;

/** The tour's id; of one that came by a link another one each time it comes. */
function keyOf(data: TourData): string {
  if (!data.link) return data.tour.id;
  const key = keys.get(data) ?? `${data.tour.id} ${++count}`;
  keys.set(data, key);
  return key;
}
