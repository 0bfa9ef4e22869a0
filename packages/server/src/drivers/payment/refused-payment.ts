import type { Stripe } from 'stripe';

/** How the provider is asked: what it refuses is null. */
type OrRefused = <T>(ask: () => Promise<T>) => Promise<T | null>;

/** Of payments that nothing is on its way of: the bank refused, and nobody has tried again. */
const still = ['requires_payment_method', 'canceled'];

/**
 * Ends a subscription whose first payment a bank refused; true: nobody can pay it any more. Stripe ends it by itself only after
 * 23 hours. Its invoice is voided first, which Stripe refuses where it was paid meanwhile; each step counts only once Stripe
 * says so itself.
 */
export async function endRefused(stripe: Stripe, id: string, orRefused: OrRefused): Promise<boolean> {
  const first = await readFirst(stripe, id, orRefused);
  if (first === null || first.invoiceId === null) return false;
  if (first.status !== 'incomplete' || !first.isStill) return false;
  await orRefused(() => stripe.invoices.voidInvoice(first.invoiceId ?? ''));
  if ((await readFirst(stripe, id, orRefused))?.isVoid !== true) return false;
  await orRefused(() => stripe.subscriptions.cancel(id));
  const last = await readFirst(stripe, id, orRefused);
  return last?.isVoid === true && last.isStill && isEnded(last.status);
}

/** Whether a bank refused the first payment of a subscription, and nothing is on its way. */
export async function isRefused(stripe: Stripe, id: string, orRefused: OrRefused): Promise<boolean> {
  const first = await readFirst(stripe, id, orRefused);
  return first !== null && first.status === 'incomplete' && first.isStill;
}

/** Whether a subscription has ended for good. */
export function isEnded(status: Stripe.Subscription.Status): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** A subscription with its first payment. */
async function readFirst(stripe: Stripe, id: string, orRefused: OrRefused) {
  const expand = ['latest_invoice.payments'];
  const subscription = await orRefused(() => stripe.subscriptions.retrieve(id, { expand }));
  if (subscription === null) return null;
  const { status, latest_invoice: invoice } = subscription;
  if (invoice === null || typeof invoice === 'string') return null;
  const payments = invoice.payments?.data ?? [];
  const isKnown = payments.length > 0 && invoice.payments?.has_more !== true;
  const intents = await Promise.all(payments.map(({ payment }) => statusOf(stripe, payment, orRefused)));
  return {
    status,
    invoiceId: invoice.id ?? null,
    isVoid: invoice.status === 'void',
    isStill: isKnown && intents.every((each) => each !== null && still.includes(each)),
  };
}

async function statusOf(
  stripe: Stripe,
  { payment_intent: intent }: Stripe.InvoicePayment.Payment,
  orRefused: OrRefused,
): Promise<string | null> {
  if (intent === undefined) return null;
  const id = typeof intent === 'string' ? intent : intent.id;
  return (await orRefused(() => stripe.paymentIntents.retrieve(id)))?.status ?? null;
}
