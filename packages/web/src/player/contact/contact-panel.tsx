import type { Tour } from '@tourwright/tour/document';
import { useState } from 'react';
import { ContactContent } from '../../contact/contact-content.tsx';
import { Button } from '../../ui/button.tsx';
import { SidePanel } from '../chrome/side-panel.tsx';
import { t } from '../preview-text.ts';
import styles from './contact-panel.module.css';
import type { Contact } from './use-contact.ts';

interface ContactPanelProps {
  tour: Tour;
  contact: Contact;
  sceneName: string | null;
  /** It opened by itself: it says why, and how one continues. */
  isGate: boolean;
  onClose: () => void;
}

/** How to reach the owner, beside the picture: the scene that the visitor writes about stays in sight. */
export function ContactPanel({ tour, contact, sceneName, isGate, onClose }: ContactPanelProps) {
  const [isAnswered, setAnswered] = useState(false);
  const asks = isGate && !isAnswered;
  return (
    <SidePanel title={t(asks ? 'preview.gate-title' : 'preview.contact')} side="end" onClose={onClose}>
      {asks && (
        <div className={styles.gate}>
          <p>{t('preview.gate-text')}</p>
          <Button variant="line" onClick={onClose}>
            {t('preview.gate-skip')}
          </Button>
        </div>
      )}
      <ContactContent
        tourId={tour.id}
        card={tour}
        sceneName={sceneName}
        form={contact.form}
        agent={contact.agent}
        place={contact.place}
        onSent={() => setAnswered(true)}
      />
      {isGate && isAnswered && (
        <div className={styles.done}>
          <Button variant="primary" block onClick={onClose}>
            {t('preview.gate-done')}
          </Button>
        </div>
      )}
    </SidePanel>
  );
}
