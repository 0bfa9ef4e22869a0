import type { Tour } from '@tourwright/tour/document';
import type { TourContact } from '../client/requests/contact-form.ts';
import { ContactContent } from '../contact/contact-content.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './welcome.module.css';
import { t } from './welcome-text.ts';

interface ContactDialogProps {
  tour: Tour;
  contact: TourContact | null;
  onClose(): void;
}

/** Before one is in a scene there is none to write from. */
const place = () => ({ sceneId: null, view: null, path: [] });

/** How to reach the owner, over the welcome page. */
export function ContactDialog({ tour, contact, onClose }: ContactDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('welcome.contact')}>
      <div className={styles.contact}>
        <ContactContent
          tourId={tour.id}
          card={tour}
          sceneName={null}
          form={contact?.form ?? null}
          agent={contact?.agent ?? null}
          place={place}
        />
      </div>
    </Dialog>
  );
}
