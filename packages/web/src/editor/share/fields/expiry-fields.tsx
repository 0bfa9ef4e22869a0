import type { LinkChanges, TourLink } from '@tourwright/api';
import { useState } from 'react';
import { dayOf } from '../../../i18n/own-clock.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { t } from '../share-text.ts';
import styles from '../tabs/access-tab.module.css';
import { endOfDay } from './last-day.ts';

const ways = ['never', 'views', 'date'] as const;
type Way = (typeof ways)[number];
const usual = { views: 50, days: 14 };

interface ExpiryFieldsProps {
  link: Pick<TourLink, 'expiresAt' | 'mostViews'>;
  onChange(changes: LinkChanges): void;
}

/** When a link ends by itself: never, after this many views, or on a day. */
export function ExpiryFields({ link, onChange }: ExpiryFieldsProps) {
  const { expiresAt, mostViews } = link;
  const way: Way = mostViews !== null ? 'views' : expiresAt !== null ? 'date' : 'never';
  const choose = (next: Way) => {
    const later = new Date(Date.now() + usual.days * 86_400_000);
    onChange({
      mostViews: next === 'views' ? usual.views : null,
      expiresAt: next === 'date' ? endOfDay(dayOf(later)).toISOString() : null,
    });
  };
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('share.expires')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`share.expires.${value}`) }))}
        onChange={({ target }) => choose(target.value as Way)}
      />
      {way === 'views' && (
        <ViewsField most={mostViews ?? usual.views} onChange={(next) => onChange({ mostViews: next })} />
      )}
      {way === 'date' && expiresAt !== null && (
        <TextField
          type="date"
          label={t('share.last-day')}
          value={dayOf(new Date(Date.parse(expiresAt) - 1))}
          onChange={({ target }) =>
            target.value && onChange({ expiresAt: endOfDay(target.value).toISOString() })
          }
        />
      )}
    </div>
  );
}

/** Kept on leaving it. */
function ViewsField({ most, onChange }: { most: number; onChange(most: number): void }) {
  const [typed, setTyped] = useState(String(most));
  const keep = () => {
    const next = Math.round(Number(typed));
    if (next >= 1 && next <= 1_000_000 && next !== most) onChange(next);
    else setTyped(String(most));
  };
  return (
    <TextField
      type="number"
      min={1}
      max={1_000_000}
      label={t('share.most-views')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  );
}
