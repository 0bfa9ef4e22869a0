import { isEmail } from '@tourwright/api/email';
import type { Tour } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useState } from 'react';
import { Switch } from '../../ui/fields/switch.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from './brand.module.css';
import { type BrandTextId, t } from './brand-text.ts';
import { setBrand, setBrandFields } from './set-brand.ts';

type Field = 'contactPhone' | 'contactEmail' | 'contactWhatsApp' | 'contactUrl';

interface Way {
  field: Field;
  name: BrandTextId;
  fault: BrandTextId;
  most: number;
  /** As it is kept; null when it cannot be used. */
  read(text: string): string | null;
}

const phone = (text: string) => (/^[+(]?\d[\d ().\-/]{3,}$/.test(text) ? text : null);
const ways: readonly Way[] = [
  { field: 'contactPhone', name: 'brand.phone', fault: 'brand.phone-fault', most: 40, read: phone },
  {
    field: 'contactEmail',
    name: 'brand.email',
    fault: 'brand.email-fault',
    most: 254,
    read: (text) => (isEmail(text) ? text : null),
  },
  { field: 'contactWhatsApp', name: 'brand.whatsapp', fault: 'brand.phone-fault', most: 40, read: phone },
  {
    field: 'contactUrl',
    name: 'brand.booking',
    fault: 'brand.link-fault',
    most: 2048,
    read: (text) => webAddress(text)?.href ?? null,
  },
];

/** How visitors of this tour reach its owner. */
export function ContactPart({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  const [isOpen, setOpen] = useState(false);
  const written = ways.filter(({ field }) => tour[field]);
  const isOn = isOpen || written.length > 0;
  /** Switched off, visitors reach the account's usual contact; undo brings back what was written here. */
  const toggle = (on: boolean) => {
    setOpen(on);
    if (on || written.length === 0) return;
    setBrandFields(store, Object.fromEntries(written.map(({ field }) => [field, null])), 'brand.contact');
  };
  return (
    <section className={styles.part} aria-label={t('brand.contact')} data-setting="contact">
      <Switch
        label={t('brand.contact')}
        checked={isOn}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      <p className={styles.caption}>{t(isOn ? 'brand.contact-hint' : 'brand.contact-usual')}</p>
      {isOn && ways.map((way) => <WayField key={way.field} way={way} value={tour[way.field] ?? ''} />)}
      <div className={styles.whiteLabel}>
        <Switch
          label={t('brand.white-label')}
          checked={tour.hidesTourwright === true}
          onChange={({ currentTarget }) =>
            setBrand(store, 'hidesTourwright', currentTarget.checked || null, 'brand.white-label')
          }
        />
        <p className={styles.caption}>{t('brand.white-label-hint')}</p>
      </div>
    </section>
  );
}

function WayField({ way: { field, name, fault, most, read }, value }: { way: Way; value: string }) {
  const { store } = useOpenTour();
  const [isWrong, setWrong] = useState(false);
  return (
    <DraftField
      label={t(name)}
      hint={isWrong ? t(fault) : ''}
      value={value}
      maxLength={most}
      onKeep={(text, gesture) => {
        const written = text.trim();
        const usable = written === '' ? null : read(written);
        setWrong(written !== '' && usable === null);
        if (written === '' || usable !== null) setBrand(store, field, usable, 'brand.contact', gesture);
      }}
    />
  );
}
