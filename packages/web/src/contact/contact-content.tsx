import { IconBrandWhatsapp, IconCalendar, IconMail, IconPhone } from '@tabler/icons-react';
import type { AgentCard, ShownContactForm } from '@tourwright/api';
import type { Brand } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { plainListText } from '../i18n/format.ts';
import styles from './contact.module.css';
import { t } from './contact-text.ts';
import { LeadForm } from './lead-form.tsx';
import type { LeadPlace } from './send-lead.ts';

interface ContactContentProps {
  tourId: string;
  /** Null: the owner takes no messages. */
  form: ShownContactForm | null;
  /** Nothing: the owner shows none. */
  agent?: AgentCard | null;
  card: ContactCard;
  /** Where the visitor is now; requested when the message is sent. */
  place(): LeadPlace;
  sceneName: string | null;
  /** A message was sent. */
  onSent?: () => void;
}

/** What a tour says itself of how its owner is reached. */
type ContactCard = Pick<Brand, 'contactPhone' | 'contactEmail' | 'contactWhatsApp' | 'contactUrl'>;

/** How to reach the owner of a tour: the ways that they chose, and the form. */
export function ContactContent(props: ContactContentProps) {
  const { form, agent, card, ...others } = props;
  const phone = card.contactPhone ?? (form?.phone || agent?.phone || '');
  const email = card.contactEmail ?? (form?.email || agent?.email || '');
  const whatsApp = card.contactWhatsApp ?? form?.whatsApp ?? '';
  const bookingUrl = webAddress(card.contactUrl)?.href ?? form?.bookingUrl ?? '';
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const ways = [
    {
      text: t('contact.call'),
      icon: <IconPhone {...icon} />,
      to: phone && `tel:${digitsOf(phone)}`,
    },
    { text: t('contact.email'), icon: <IconMail {...icon} />, to: email && `mailto:${email}` },
    {
      text: t('contact.whatsapp'),
      icon: <IconBrandWhatsapp {...icon} />,
      to: whatsApp && `https://wa.me/${digitsOf(whatsApp).replace('+', '')}`,
    },
    { text: t('contact.book'), icon: <IconCalendar {...icon} />, to: bookingUrl },
  ].filter(({ to }) => to !== '');
  return (
    <div className={styles.contact}>
      {agent && <Agent agent={agent} />}
      {!agent && form && form.name !== '' && (
        <p className={styles.who}>{t('contact.answers', { name: form.name })}</p>
      )}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ text, icon: drawn, to }) => (
            <li key={text}>
              <a href={to} {...(/^https?:/.test(to) && { target: '_blank', rel: 'noopener noreferrer' })}>
                {drawn}
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {form && <LeadForm {...others} form={form} />}
    </div>
  );
}

/** The contact person. */
function Agent({ agent: { name, role, company, languages, photo } }: { agent: AgentCard }) {
  return (
    <div className={styles.agent}>
      {photo && <img src={photo} alt="" width={56} height={56} />}
      <div>
        <p className={styles.who}>{name}</p>
        {[plainListText([role, company].filter(Boolean)), languages].filter(Boolean).map((text) => (
          <p key={text} className={styles.about}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

function digitsOf(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
