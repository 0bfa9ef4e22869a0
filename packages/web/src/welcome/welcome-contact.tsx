import { IconMessage2 } from '@tabler/icons-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../client/loading/lazy-part.ts';
import { offersControl } from '../client/offers-control.ts';
import { useTourContact } from '../client/requests/contact-form.ts';
import type { TourData } from '../client/tour/tour-data.ts';
import { Button } from '../ui/button.tsx';
import { t } from './welcome-text.ts';

/** Only visitors who write need it. */
const ContactDialog = lazyPart(async () => (await import('./contact-dialog.tsx')).ContactDialog);

interface WelcomeContactProps {
  data: TourData;
  /** The page has come to rest, or is being used: the owner's form may be requested. */
  isTime: boolean;
}

/** Opens how the owner of the tour is reached; nothing where they are not. */
export function WelcomeContact({ data: { tour, link }, isTime }: WelcomeContactProps) {
  const [isOpen, setOpen] = useState(false);
  const isOffered = offersControl(link, 'contact');
  const contact = useTourContact(tour, link, isTime && isOffered);
  // The page that was drawn ahead knows nobody to reach: it is taken over as it is, and then the button comes.
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const hasCard = tour.contactPhone || tour.contactEmail || tour.contactWhatsApp || tour.contactUrl;
  if (!isTakenOver || !isOffered || !(contact?.form || contact?.agent || hasCard)) return null;
  return (
    <>
      <Button
        variant="glass"
        size="large"
        icon={<IconMessage2 size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('welcome.contact')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContactDialog tour={tour} contact={contact} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const neverChanges = () => () => undefined;
