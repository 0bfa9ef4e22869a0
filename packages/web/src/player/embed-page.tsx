import { useParams, useSearchParams } from 'react-router';
import { TourScreen } from './tour-screen.tsx';

/** `/embed/{tourId}`: the viewer alone, made to be framed by any site. Needs neither cookie nor storage. */
export function EmbedPage() {
  const { tourId = null } = useParams();
  const [query] = useSearchParams();
  return <TourScreen tourId={tourId} link={query.get('link')} isEmbedded />;
}
