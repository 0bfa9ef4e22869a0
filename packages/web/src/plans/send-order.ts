import { ApiError, type Invoice, type InvoiceBuyer, type PlanPeriod } from '@tourwright/api';
import { api } from '../client/api.ts';
import { problemText } from '../layout/failures/problem-text.ts';

type Outcome<T> = { state: 'done'; answer: T } | { state: 'failed'; message: string; fields: string[] };
interface Choice {
  planId: string;
  period: PlanPeriod;
  requestId: string;
}

/** Orders by invoice; the same request again is the same order. */
export function sendOrder(
  userId: string,
  order: Choice & { buyer: InvoiceBuyer },
): Promise<Outcome<Invoice>> {
  return tried(() => api.orderPlan({ params: { id: userId }, body: order }));
}

/** Where to pay by card. */
export function startCheckout(userId: string, choice: Choice): Promise<Outcome<{ url: string }>> {
  return tried(() => api.startCheckout({ params: { id: userId }, body: choice }));
}

/** Where the card is managed. */
export function openPortal(userId: string): Promise<Outcome<{ url: string }>> {
  return tried(() => api.openPlanPortal({ params: { id: userId } }));
}

async function tried<T>(send: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { state: 'done', answer: await send() };
  } catch (error) {
    const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
    return { state: 'failed', message: problemText(error), fields: errors.map(({ path }) => path) };
  }
}
