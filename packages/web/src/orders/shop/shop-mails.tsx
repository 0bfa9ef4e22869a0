import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../orders.module.css';
import { t } from '../orders-text.ts';
import type { ShopPartProps } from './shop-ways.tsx';

/** Tax, terms, numbers and mails of the orders. */
export function ShopMails({ draft, faults, onChange }: ShopPartProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{t('shop.more')}</legend>
      <div className={styles.pair}>
        <TextField
          label={t('shop.tax-name')}
          hint={t('shop.tax-hint')}
          maxLength={40}
          value={draft.taxName}
          onChange={({ target }) => onChange({ taxName: target.value })}
        />
        <TextField
          name="tax"
          label={t('shop.tax-percent')}
          inputMode="decimal"
          maxLength={7}
          value={draft.taxPercent}
          error={faults.tax}
          onChange={({ target }) => onChange({ taxPercent: target.value })}
        />
      </div>
      <TextField
        name="termsUrl"
        type="url"
        label={t('shop.terms')}
        hint={t('shop.terms-hint')}
        maxLength={500}
        value={draft.termsUrl}
        error={faults.termsUrl}
        onChange={({ target }) => onChange({ termsUrl: target.value })}
      />
      <TextField
        name="numberPrefix"
        label={t('shop.prefix')}
        hint={t('shop.prefix-hint')}
        maxLength={8}
        value={draft.numberPrefix}
        error={faults.numberPrefix}
        onChange={({ target }) => onChange({ numberPrefix: target.value })}
      />
      <TextField
        name="email"
        type="email"
        label={t('shop.email')}
        hint={t('shop.email-hint')}
        maxLength={254}
        value={draft.email}
        error={faults.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <Checkbox
        label={t('shop.mail')}
        checked={draft.mail === 'each'}
        onChange={({ target }) => onChange({ mail: target.checked ? 'each' : 'never' })}
      />
    </fieldset>
  );
}
