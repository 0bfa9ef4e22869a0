import type { Tour } from '@tourwright/tour/document';
import { ContactContent } from '../contact/contact-content.tsx';
import { t } from './preview-text.ts';
import { SidePanel } from './side-panel.tsx';
import type { Contact } from './use-contact.ts';

interface ContactPanelProps {
  tour: Tour;
  contact: Contact;
  sceneName: string | null;
  onClose: () => void;
}

/** How to reach the owner, beside the picture: the scene that one writes about stays in sight. */
export function ContactPanel({ tour, contact, sceneName, onClose }: ContactPanelProps) {
  return (
    <SidePanel title={t('preview.contact')} side="end" onClose={onClose}>
      <ContactContent
        tourId={tour.id}
        card={tour}
        sceneName={sceneName}
        form={contact.form}
        place={contact.place}
      />
    </SidePanel>
  );
}
