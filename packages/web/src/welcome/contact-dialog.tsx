import type { ShownContactForm } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { ContactContent } from '../contact/contact-content.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './welcome.module.css';
import { t } from './welcome-text.ts';

interface ContactDialogProps {
  tour: Tour;
  form: ShownContactForm | null;
  onClose(): void;
}

/** Before one is in a scene there is none to write from. */
const place = () => ({ sceneId: null, view: null, path: [] });

/** How to reach the owner, over the welcome page. */
export function ContactDialog({ tour, form, onClose }: ContactDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('welcome.contact')}>
      <div className={styles.contact}>
        <ContactContent tourId={tour.id} card={tour} sceneName={null} form={form} place={place} />
      </div>
    </Dialog>
  );
}
