import type { NewOrder, ShownShop } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { t } from '../cart-text.ts';

/** What a buyer has typed at the checkout. */
export type CheckoutDraft = Pick<
  NewOrder,
  'name' | 'email' | 'phone' | 'delivery' | 'address' | 'payment' | 'note' | 'website'
>;

/** A field of the checkout's form. */
export type DraftField = Exclude<keyof CheckoutDraft, 'website'>;

/** What is wrong with the checkout's form, by field. */
export type DraftFaults = Partial<Record<DraftField, string>>;

/** In their order, for where the focus goes. */
export const draftFields: readonly DraftField[] = [
  'name',
  'phone',
  'email',
  'delivery',
  'address',
  'payment',
  'note',
];

const drafts = new Map<string, CheckoutDraft>();

/** What was typed in this tab: it outlives the panel and the way through the scenes. */
export function draftOf(tourId: string, shop: ShownShop): CheckoutDraft {
  return offered(drafts.get(tourId) ?? nothingTyped, shop);
}

/** Keeps what a buyer has filled in, until the page is closed. */
export function keepDraft(tourId: string, draft: CheckoutDraft): void {
  drafts.set(tourId, draft);
}

/** After an order: who ordered need not type that again. */
export function endDraft(tourId: string): void {
  const draft = drafts.get(tourId);
  if (draft) drafts.set(tourId, { ...draft, note: '' });
}

const nothingTyped: CheckoutDraft = {
  name: '',
  email: '',
  phone: '',
  delivery: 'pickup',
  address: '',
  payment: 'in-shop',
  note: '',
  website: '',
};

/** The same with what the shop offers: what is sent cannot be paid in the shop. */
export function offered(draft: CheckoutDraft, { pickup, delivery, payment }: ShownShop): CheckoutDraft {
  const way = draft.delivery === 'pickup' ? pickup : delivery;
  const chosen = way ? draft.delivery : pickup ? 'pickup' : 'send';
  const isPaidThere = draft.payment === 'in-shop' && payment.inShop && chosen === 'pickup';
  const paid = isPaidThere || !payment.transfer ? 'in-shop' : 'transfer';
  return { ...draft, delivery: chosen, payment: paid };
}

/** What is wrong with a draft, by its fields. The server checks again. */
export function faultsOf(draft: CheckoutDraft): DraftFaults {
  const faults: DraftFaults = {};
  if (draft.name.trim() === '') faults.name = t('checkout.name-missing');
  if (!isEmail(draft.email)) faults.email = t('checkout.email-invalid');
  const phone = draft.phone.trim();
  if (phone !== '' && !/^[+(]?\d[\d ().\-/]{3,}$/.test(phone)) faults.phone = t('checkout.phone-invalid');
  if (draft.delivery === 'send' && draft.address.trim() === '')
    faults.address = t('checkout.address-missing');
  return faults;
}
