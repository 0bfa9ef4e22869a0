import { useSearchParams } from 'react-router';
import { TourScreen } from './tour-screen.tsx';

/** `/preview/{tourName}?tourId=…`: only the id decides, the name is decoration. */
export function PreviewPage() {
  const [query] = useSearchParams();
  return <TourScreen tourId={query.get('tourId')} link={query.get('link')} />;
}
