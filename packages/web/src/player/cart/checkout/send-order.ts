import type { CartItem, Checkout, NewOrder, OrderDetails, Problem } from '@tourwright/api';
import { untilStampCounts } from '../../../client/requests/stamp-age.ts';
import { moneyText } from '../../../i18n/money.ts';
import type { CartStore } from '../cart-store.ts';
import { t } from '../cart-text.ts';
import { type CheckoutDraft, type DraftFaults, draftFields } from './checkout-draft.ts';

/** What became of an order or a priced cart: done, or why not. */
export type Outcome<Done> =
  | { state: 'done'; answer: Done }
  /** `isCartChanged`: its lines have to be checked again. */
  | { state: 'failed'; message: string; faults?: DraftFaults; isCartChanged?: boolean };

/** Prices the cart and has its items held. */
export async function openCheckout(store: CartStore): Promise<Outcome<Checkout>> {
  const { cartId } = store.state;
  const answer = await post<Checkout>(store, 'checkouts', { cartId, items: itemsOf(store) });
  if (answer === null) return { state: 'failed', message: noAnswerText() };
  return 'type' in answer ? { state: 'failed', ...failureOf(answer, store) } : { state: 'done', answer };
}

/** Gives back what the cart holds; should that fail, it ends by itself. */
export function closeCheckout(store: CartStore): void {
  const path = `checkouts/${encodeURIComponent(store.state.cartId)}`;
  void fetch(addressOf(store, path), { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** Orders what is in the cart. A form that was open for too long is stamped again, once, without asking anybody. */
export async function placeOrder(
  store: CartStore,
  draft: CheckoutDraft,
  seen: { total: number; sceneId: number | null },
): Promise<Outcome<OrderDetails>> {
  const order = async () => {
    const body = bodyOf(store, draft, seen);
    await untilStampCounts(body.stamp);
    return post<OrderDetails>(store, 'orders', body);
  };
  const first = await order();
  if (first === null) return { state: 'failed', message: noAnswerText() };
  if (!('type' in first)) return { state: 'done', answer: first };
  if (!first.errors?.some(({ path }) => path === 'stamp'))
    return { state: 'failed', ...failureOf(first, store) };
  await store.refresh(true);
  const second = await order();
  if (second === null) return { state: 'failed', message: noAnswerText() };
  return 'type' in second
    ? { state: 'failed', ...failureOf(second, store) }
    : { state: 'done', answer: second };
}

function bodyOf(
  store: CartStore,
  draft: CheckoutDraft,
  { total, sceneId }: { total: number; sceneId: number | null },
): NewOrder {
  const { cartId, requestId, shop } = store.state;
  return {
    ...draft,
    phone: draft.phone.trim(),
    address: draft.delivery === 'send' ? draft.address : '',
    ...{ cartId, requestId, total, sceneId },
    stamp: shop?.stamp ?? '',
    items: itemsOf(store),
    locale: document.documentElement.lang || 'en',
  };
}

function itemsOf(store: CartStore): CartItem[] {
  return store.state.lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
}

/** Null: no answer that says anything. */
async function post<Answer extends object>(
  store: CartStore,
  path: string,
  body: object,
): Promise<Answer | Problem | null> {
  try {
    const response = await fetch(addressOf(store, path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status >= 500 ? null : ((await response.json()) as Answer | Problem);
  } catch {
    // Shown to the visitor as what it is for them: no answer.
    return null;
  }
}

function addressOf({ tourId }: CartStore, path: string): string {
  return `/api/tours/${encodeURIComponent(tourId)}/${path}`;
}

function failureOf(problem: Problem, store: CartStore) {
  const { status, code, errors = [] } = problem;
  if (status === 429) return { message: t('checkout.too-many') };
  if (status === 404) return { message: t('checkout.closed') };
  if (code === 'cart_changed') {
    const total = errors.find(({ path }) => path === 'total')?.params?.total;
    if (total === undefined) return { message: t('cart.changed'), isCartChanged: true };
    const currency = store.state.shop?.currency ?? 'EUR';
    const message = t('checkout.total-changed', { total: moneyText(Number(total), currency) });
    return { message, isCartChanged: true };
  }
  const faults: DraftFaults = {};
  for (const { path, code: reason } of errors) {
    const field = draftFields.find((known) => known === path);
    if (field) faults[field] = t(reason === 'not_offered' ? 'checkout.not-offered' : 'checkout.refused');
  }
  return { message: t('checkout.refused'), faults };
}

function noAnswerText(): string {
  return t(navigator.onLine ? 'checkout.failed' : 'checkout.offline');
}
