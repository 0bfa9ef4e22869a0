import { IconBrandWhatsapp, IconCalendar, IconMail, IconPhone } from '@tabler/icons-react';
import type { ShownContactForm } from '@tourwright/api';
import styles from './contact.module.css';
import { t } from './contact-text.ts';
import { LeadForm } from './lead-form.tsx';
import type { LeadPlace } from './send-lead.ts';

interface ContactContentProps {
  tourId: string;
  form: ShownContactForm;
  /** Where the visitor is now; asked for when the message is sent. */
  place(): LeadPlace;
  sceneName: string | null;
}

/** How to reach the owner of a tour: the ways that they chose, and the form. */
export function ContactContent(props: ContactContentProps) {
  const { form } = props;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const ways = [
    {
      text: t('contact.call'),
      icon: <IconPhone {...icon} />,
      to: form.phone && `tel:${digitsOf(form.phone)}`,
    },
    { text: t('contact.email'), icon: <IconMail {...icon} />, to: form.email && `mailto:${form.email}` },
    {
      text: t('contact.whatsapp'),
      icon: <IconBrandWhatsapp {...icon} />,
      to: form.whatsApp && `https://wa.me/${digitsOf(form.whatsApp).replace('+', '')}`,
    },
    { text: t('contact.book'), icon: <IconCalendar {...icon} />, to: form.bookingUrl },
  ].filter(({ to }) => to !== '');
  return (
    <div className={styles.contact}>
      {form.name !== '' && <p className={styles.who}>{t('contact.answers', { name: form.name })}</p>}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ text, icon: drawn, to }) => (
            <li key={text}>
              <a href={to} {...(to.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
                {drawn}
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <LeadForm {...props} />
    </div>
  );
}

function digitsOf(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
