import { useParams } from 'react-router';
import { TourScreen } from './tour-screen.tsx';

/** `/embed/{tourId}`: the viewer alone, made to be framed by any site. Needs neither cookie nor storage. */
export function EmbedPage() {
  const { tourId = null } = useParams();
  return <TourScreen tourId={tourId} isEmbedded />;
}
