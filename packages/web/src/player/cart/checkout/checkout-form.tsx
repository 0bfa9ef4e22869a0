import type { Checkout, ShownShop } from '@tourwright/api';
import { type FormEvent, useRef, useState } from 'react';
import { moneyText } from '../../../i18n/money.ts';
import { Button } from '../../../ui/button.tsx';
import { HoneypotField } from '../../../ui/fields/honeypot-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import styles from '../cart.module.css';
import type { CartStore } from '../cart-store.ts';
import { t } from '../cart-text.ts';
import { DeliveryChoice, PaymentChoice } from './checkout-choices.tsx';
import {
  type CheckoutDraft,
  type DraftFaults,
  draftFields,
  draftOf,
  faultsOf,
  keepDraft,
  offered,
} from './checkout-draft.ts';
import { HeldClock } from './held-clock.tsx';
import type { Checking } from './use-checkout.ts';

interface CheckoutFormProps {
  store: CartStore;
  shop: ShownShop;
  sceneId: number | null;
  checkout: Checkout;
  checking: Checking;
}

/** Who orders, how it is delivered and paid. What is typed stays until it is ordered. */
export function CheckoutForm({ store, shop, sceneId, checkout, checking }: CheckoutFormProps) {
  const { draft, faults, page, change, refuse } = useDraft(store.tourId, shop);
  const delivery = draft.delivery === 'send' ? (checkout.deliveryPrice ?? 0) : 0;
  const total = checkout.subtotal + delivery;
  const place = async (event: FormEvent) => {
    event.preventDefault();
    if (checking.isBusy) return;
    const found = faultsOf(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    const outcome = await checking.place(draft, { total, sceneId });
    if (outcome.state === 'failed' && outcome.faults) refuse(outcome.faults);
  };
  const field = (name: 'name' | 'email' | 'phone' | 'address' | 'note') => ({
    name,
    label: t(`checkout.${name}`),
    value: draft[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form ref={page} className={styles.checkout} noValidate onSubmit={(event) => void place(event)}>
      <HeldClock until={checkout.heldUntil ?? ''} isBusy={checking.isBusy} onAgain={checking.enter} />
      <TextField {...field('name')} autoComplete="name" maxLength={120} required />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
      <DeliveryChoice {...{ shop, draft }} price={checkout.deliveryPrice} onChange={change} />
      {draft.delivery === 'send' && (
        <TextArea {...field('address')} autoComplete="street-address" rows={3} maxLength={500} required />
      )}
      <PaymentChoice {...{ shop, draft }} fault={faults.payment} onChange={change} />
      <TextArea {...field('note')} rows={2} maxLength={1000} />
      <HoneypotField
        label={t('checkout.website')}
        value={draft.website}
        onChange={(website) => change({ website })}
      />
      <div className={styles.foot}>
        <Totals {...{ shop, checkout, delivery, total }} />
        <p className={styles.failure} role="alert">
          {checking.message}
        </p>
        <Button type="submit" variant="primary" size="large" block loading={checking.isBusy}>
          {t('checkout.place')}
        </Button>
        {shop.termsUrl && (
          <p className={styles.small}>
            <LinkedText text={t('checkout.terms', { shop: shop.name })} to={{ a: shop.termsUrl }} />
          </p>
        )}
      </div>
    </form>
  );
}

/** What is typed, and what is wrong with it; `refuse` leads to the first field that must be fixed. */
function useDraft(tourId: string, shop: ShownShop) {
  const [draft, setDraft] = useState(() => draftOf(tourId, shop));
  const [faults, setFaults] = useState<DraftFaults>({});
  const page = useRef<HTMLFormElement>(null);
  const change = (next: Partial<CheckoutDraft>) => {
    const changed = offered({ ...draft, ...next }, shop);
    keepDraft(tourId, changed);
    setDraft(changed);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in next))));
  };
  const refuse = (found: DraftFaults) => {
    setFaults(found);
    const first = draftFields.find((field) => found[field]);
    if (first) page.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return { draft, faults, page, change, refuse };
}

interface TotalsProps {
  shop: ShownShop;
  checkout: Checkout;
  delivery: number;
  total: number;
}

function Totals({ shop, checkout: { currency, lines, subtotal }, delivery, total }: TotalsProps) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <p className={styles.part}>
        <span>{t('checkout.items', { count })}</span>
        <span>{moneyText(subtotal, currency)}</span>
      </p>
      {delivery > 0 && (
        <p className={styles.part}>
          <span>{t('checkout.delivery')}</span>
          <span>{moneyText(delivery, currency)}</span>
        </p>
      )}
      <p className={styles.sum}>
        <span>{t(shop.tax ? 'checkout.total-tax' : 'checkout.total')}</span>
        <b>{moneyText(total, currency)}</b>
      </p>
    </>
  );
}
