import parts from '../../layout/list-and-detail.module.css';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import styles from '../orders.module.css';
import { t } from '../orders-text.ts';
import type { ShopDraft, ShopFaults } from './shop-draft.ts';

/** What a part of the shop's form shows and changes. */
export interface ShopPartProps {
  draft: ShopDraft;
  faults: ShopFaults;
  onChange(next: Partial<ShopDraft>): void;
}

/** How what is ordered comes to its buyer, and how it is paid. */
export function ShopWays({ draft, faults, onChange }: ShopPartProps) {
  const { pickup, delivery } = draft;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('shop.ways')}</legend>
        <Checkbox
          name="pickup"
          label={t('shop.pickup')}
          checked={pickup.isOn}
          onChange={({ target }) => onChange({ pickup: { ...pickup, isOn: target.checked } })}
        />
        {faults.pickup && <Fault>{faults.pickup}</Fault>}
        {pickup.isOn && (
          <TextField
            name="pickup.text"
            label={t('shop.pickup-text')}
            maxLength={200}
            value={pickup.text}
            error={faults['pickup.text']}
            onChange={({ target }) => onChange({ pickup: { ...pickup, text: target.value } })}
          />
        )}
        <Checkbox
          label={t('shop.delivery')}
          checked={delivery.isOn}
          onChange={({ target }) => onChange({ delivery: { ...delivery, isOn: target.checked } })}
        />
        {delivery.isOn && <Delivery {...{ draft, faults, onChange }} />}
      </fieldset>
      <Payment {...{ draft, faults, onChange }} />
    </>
  );
}

/** What buyers see about delivery, and what it costs. */
function Delivery({ draft, faults, onChange }: ShopPartProps) {
  const { delivery } = draft;
  return (
    <>
      <TextField
        label={t('shop.delivery-text')}
        maxLength={200}
        value={delivery.text}
        onChange={({ target }) => onChange({ delivery: { ...delivery, text: target.value } })}
      />
      <TextField
        name="delivery.price"
        label={t('shop.delivery-price', { currency: draft.currency })}
        hint={t('shop.delivery-price-hint')}
        inputMode="decimal"
        maxLength={20}
        value={draft.deliveryPrice}
        error={faults['delivery.price']}
        onChange={({ target }) => onChange({ deliveryPrice: target.value })}
      />
    </>
  );
}

/** How buyers may pay. */
function Payment({ draft, faults, onChange }: ShopPartProps) {
  const { payment } = draft;
  return (
    <fieldset className={styles.group}>
      <legend>{t('shop.payment')}</legend>
      <Checkbox
        label={t('shop.in-shop')}
        checked={payment.inShop}
        onChange={({ target }) => onChange({ payment: { ...payment, inShop: target.checked } })}
      />
      <Checkbox
        name="payment"
        label={t('shop.transfer')}
        checked={payment.transfer}
        onChange={({ target }) => onChange({ payment: { ...payment, transfer: target.checked } })}
      />
      {faults.payment && <Fault>{faults.payment}</Fault>}
      {payment.transfer && (
        <TextArea
          name="payment.transferText"
          label={t('shop.transfer-text')}
          hint={t('shop.transfer-hint')}
          rows={3}
          maxLength={1000}
          value={payment.transferText}
          error={faults['payment.transferText']}
          onChange={({ target }) => onChange({ payment: { ...payment, transferText: target.value } })}
        />
      )}
    </fieldset>
  );
}

function Fault({ children }: { children: string }) {
  return (
    <p className={parts.failure} role="alert">
      {children}
    </p>
  );
}
