import type { ShownShop } from '@tourwright/api';
import { moneyText } from '../../../i18n/money.ts';
import styles from '../cart.module.css';
import { t } from '../cart-text.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface ChoiceProps {
  shop: ShownShop;
  draft: CheckoutDraft;
  onChange(change: Partial<CheckoutDraft>): void;
}

/** Picked up in the shop, or sent. */
export function DeliveryChoice({ shop, draft, price, onChange }: ChoiceProps & { price: number | null }) {
  const { pickup, delivery, currency } = shop;
  const cost = price === null || price === 0 ? t('checkout.free') : moneyText(price, currency);
  return (
    <Choice
      legend={t('checkout.delivery')}
      name="delivery"
      chosen={draft.delivery}
      onChoose={(chosen) => onChange({ delivery: chosen })}
      options={[
        ...(pickup
          ? [
              {
                value: 'pickup' as const,
                title: t('checkout.pickup'),
                text: pickup.text,
                aside: t('checkout.free'),
              },
            ]
          : []),
        ...(delivery
          ? [{ value: 'send' as const, title: t('checkout.send'), text: delivery.text, aside: cost }]
          : []),
      ]}
    />
  );
}

/** Paid in the shop, or by bank transfer. */
export function PaymentChoice({ shop, draft, fault, onChange }: ChoiceProps & { fault: string | undefined }) {
  const { inShop, transfer } = shop.payment;
  return (
    <Choice
      legend={t('checkout.payment')}
      name="payment"
      chosen={draft.payment}
      fault={fault}
      onChoose={(chosen) => onChange({ payment: chosen })}
      options={[
        ...(inShop && draft.delivery === 'pickup'
          ? [{ value: 'in-shop' as const, title: t('checkout.in-shop'), text: '', aside: '' }]
          : []),
        ...(transfer
          ? [
              {
                value: 'transfer' as const,
                title: t('checkout.transfer'),
                text: t('checkout.transfer-text'),
                aside: '',
              },
            ]
          : []),
      ]}
    />
  );
}

interface OptionsProps<Value extends string> {
  legend: string;
  name: string;
  chosen: Value;
  fault?: string | undefined;
  options: { value: Value; title: string; text: string; aside: string }[];
  onChoose(value: Value): void;
}

function Choice<Value extends string>(props: OptionsProps<Value>) {
  const { legend, name, chosen, fault, options, onChoose } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(({ value, title, text, aside }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span className={styles.what}>
            {title}
            {text && <small>{text}</small>}
          </span>
          {aside && <b>{aside}</b>}
        </label>
      ))}
      {fault && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
