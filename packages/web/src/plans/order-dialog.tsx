import { IconCreditCard, IconFileInvoice } from '@tabler/icons-react';
import type { Invoice, InvoiceBuyer, Plan, PlanOffer, PlanPeriod } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { useRef, useState } from 'react';
import { newId } from '../client/new-id.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceCards } from '../ui/fields/choice-cards.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './plans.module.css';
import { t } from './plans-text.ts';
import { sendOrder, startCheckout } from './send-order.ts';

interface Props {
  offer: PlanOffer;
  plan: Plan;
  period: PlanPeriod;
  userId: string;
  /** Where the invoice goes unless one says otherwise. */
  email: string;
  onClose(): void;
  onOrdered(invoice: Invoice, email: string): void;
}

const noBuyer: InvoiceBuyer = { company: '', taxNumber: '', street: '', city: '', country: '', email: '' };
type Faults = Partial<Record<keyof InvoiceBuyer, string>>;
/** What somebody typed stays when the dialog is closed. */
const kept = new Map<string, InvoiceBuyer>();

/** Orders a plan: by card at the provider, or by invoice. */
export function OrderDialog({ offer, plan, period, userId, email, onClose, onOrdered }: Props) {
  const [way, setWay] = useState<'card' | 'invoice'>(offer.card ? 'card' : 'invoice');
  const { buyer, faults, change, findFaults } = useBuyer(userId, email);
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const [requestId] = useState(newId);
  const form = useRef<HTMLFormElement>(null);
  const choice = { planId: plan.id, period, requestId };
  const pay = async () => {
    setSending(true);
    const outcome = await startCheckout(userId, choice);
    if (outcome.state === 'done') return location.assign(outcome.answer.url);
    setSending(false);
    setFailure(outcome.message);
  };
  const order = async () => {
    const [first] = Object.keys(findFaults());
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    const outcome = await sendOrder(userId, { ...choice, buyer });
    setSending(false);
    if (outcome.state === 'done') return onOrdered(outcome.answer, buyer.email.trim());
    setFailure(outcome.message);
  };
  const send = () => {
    if (isSending) return;
    setFailure('');
    void (way === 'card' ? pay() : order());
  };
  return (
    <Dialog open onClose={onClose} size="wide" title={t(`order.title-${period}`, { plan: plan.name })}>
      <form
        ref={form}
        noValidate
        className={styles.order}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.fields}>
          {offer.card && <Way {...{ way, setWay }} days={offer.dueDays} />}
          {way === 'invoice' && <BuyerFields {...{ buyer, faults, change }} />}
        </div>
        <OrderSummary {...{ offer, plan, period, userId, way }}>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          <Button type="submit" variant="primary" size="large" block loading={isSending}>
            {t(way === 'card' ? 'order.pay' : 'order.send')}
          </Button>
        </OrderSummary>
      </form>
    </Dialog>
  );
}

/** Where the invoice goes, and what is wrong with that. */
function useBuyer(userId: string, email: string) {
  const [buyer, setBuyer] = useState(kept.get(userId) ?? { ...noBuyer, email });
  const [faults, setFaults] = useState<Faults>({});
  const change = (name: keyof InvoiceBuyer, value: string) => {
    const next = { ...buyer, [name]: value };
    kept.set(userId, next);
    setBuyer(next);
    setFaults({ ...faults, [name]: undefined });
  };
  const findFaults = () => {
    const found = faultsOf(buyer);
    setFaults(found);
    return found;
  };
  return { buyer, faults, change, findFaults };
}

function Way({
  way,
  setWay,
  days,
}: {
  way: 'card' | 'invoice';
  setWay(way: 'card' | 'invoice'): void;
  days: number;
}) {
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <ChoiceCards
      legend={t('order.payment')}
      choices={[
        {
          value: 'card',
          title: t('order.card'),
          text: t('order.card-text'),
          icon: <IconCreditCard {...icon} />,
        },
        {
          value: 'invoice',
          title: t('order.invoice'),
          text: t('order.invoice-text', { days }),
          icon: <IconFileInvoice {...icon} />,
        },
      ]}
      radio={(value) => ({ name: 'way', checked: way === value, onChange: () => setWay(value) })}
    />
  );
}

function BuyerFields({
  buyer,
  faults,
  change,
}: {
  buyer: InvoiceBuyer;
  faults: Faults;
  change(name: keyof InvoiceBuyer, value: string): void;
}) {
  const field = (name: keyof InvoiceBuyer, autoComplete: string, maxLength = 200) => ({
    name,
    autoComplete,
    maxLength,
    label: t(`order.${name}`),
    value: buyer[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('company', 'organization')} required />
        <TextField {...field('taxNumber', 'off', 40)} hint={t('order.tax-hint')} />
      </div>
      <TextField {...field('street', 'street-address')} required />
      <div className={styles.pair}>
        <TextField {...field('city', 'address-level2')} required />
        <TextField {...field('country', 'country-name', 100)} required />
      </div>
      <TextField {...field('email', 'email', 254)} type="email" required />
    </>
  );
}

function faultsOf(buyer: InvoiceBuyer): Faults {
  const needed = ['company', 'street', 'city', 'country', 'email'] as const;
  const faults: Faults = {};
  for (const name of needed) if (buyer[name].trim() === '') faults[name] = t('order.needed');
  if (!faults.email && !isEmail(buyer.email)) faults.email = t('order.bad-email');
  return faults;
}
