/** The payment provider. It is the source of truth for plans paid by card; we only cache its last answer. */
export interface Payment {
  /** Where somebody pays. The same order with the same `requestId` is the same checkout, until that is ended. Rejects with `PaymentAway`. */
  startCheckout(order: CheckoutOrder): Promise<{ id: string; url: string; isOpen: boolean }>;
  /**
   * Ends a checkout that nobody went through, or whose bank refused to pay, so that nobody can pay it; false: it is paid, or
   * the money may be on its way. Rejects with `PaymentAway`.
   */
  endCheckout(id: string): Promise<boolean>;
  /** Where a customer changes their card, sees receipts and cancels. Rejects with `PaymentAway`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** What a signed call says; null where the signature does not fit the bytes, or is old. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
  /** A subscription as it is now; null where there is none of this id, or none that ever began. Rejects with `PaymentAway`. */
  readSubscription(id: string): Promise<PaidSubscription | null>;
  /** What became of a checkout; null where there is none of this id. Rejects with `PaymentAway`. */
  readCheckout(id: string): Promise<Checkout | null>;
}

/** What became of a checkout. */
interface Checkout {
  state: CheckoutState;
  subscriptionId: string | null;
  /** Somebody went through it and the bank said no; nobody has tried again. */
  isRefused: boolean;
}

/** `pending`: somebody went through it, and their bank has still to send the money, which may take days. */
export type CheckoutState = 'open' | 'pending' | 'paid' | 'ended';

/** What a checkout at the payment provider is asked to sell. */
export interface CheckoutOrder {
  requestId: string;
  userId: string;
  email: string;
  /** Known from an order before. */
  customerId: string | null;
  planId: string;
  planName: string;
  period: 'monthly' | 'yearly';
  /** With tax, in the smallest unit of the currency. */
  total: number;
  currency: string;
  /** `{checkout}` becomes the id. */
  successUrl: string;
  cancelUrl: string;
}

/** That something changed, not what: calls come twice, late and in any order, so the current state is fetched. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  subscriptionId: string | null;
  checkoutId: string | null;
}

/** A subscription as the payment provider has it now. */
export interface PaidSubscription {
  id: string;
  customerId: string;
  /** As it was ordered here; empty: not by us. */
  userId: string;
  planId: string;
  period: 'monthly' | 'yearly';
  status: 'active' | 'late' | 'ended';
  endsAt: Date;
  cancelsAtEnd: boolean;
}

/** The provider does not answer, or not as it should. */
export class PaymentAway extends Error {
  override readonly name = 'PaymentAway';
}
