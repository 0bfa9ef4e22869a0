import { IconBuilding, IconClock, IconCode, IconMail, IconPhone, IconView360 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './contact-page.module.css';
import infoStyles from './info-page.module.css';
import { t } from './info-text.ts';
import { MessageForm } from './message-form.tsx';
import { type Contact, useContact } from './use-contact.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** How to reach the operators, and a form that does. */
export function ContactPage() {
  const contact = useContact();
  return (
    <article className={classNames(infoStyles.page, styles.page)}>
      <div>
        <h1 className={classNames('display', infoStyles.title)}>{t('contact.title')}</h1>
        <p className={infoStyles.lead}>{t('contact.lead')}</p>
      </div>
      <div className={styles.form}>
        <MessageForm kind="contact" />
      </div>
      <div className={styles.ways}>
        {contact && <Details {...contact} />}
        <Way icon={<IconView360 {...icon} />}>
          <p className={styles.quiet}>{t('contact.tour')}</p>
          <p>{t('contact.tour-text')}</p>
        </Way>
        <Way icon={<IconCode {...icon} />}>
          <p className={styles.quiet}>{t('contact.software')}</p>
          <p>{t('contact.software-text')}</p>
        </Way>
      </div>
    </article>
  );
}

/** What the operators have not set is left out. */
function Details({ email, operator: { name, address, phone, hours } }: Contact) {
  return (
    <address className={styles.details}>
      {(name !== null || address.length > 0) && (
        <Way icon={<IconBuilding {...icon} />}>
          {name !== null && <p className={styles.name}>{name}</p>}
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Way>
      )}
      {email !== null && (
        <Way icon={<IconMail {...icon} />}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      )}
      {phone !== null && (
        <Way icon={<IconPhone {...icon} />}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi>{phone}</bdi>
          </a>
          {hours !== null && <p className={styles.quiet}>{hours}</p>}
        </Way>
      )}
      {phone === null && hours !== null && (
        <Way icon={<IconClock {...icon} />}>
          <p>{hours}</p>
        </Way>
      )}
    </address>
  );
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.way}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
