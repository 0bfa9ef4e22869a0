import type { Orm } from '../../drivers/database/database.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import type { MailTemplate } from '../../mail/mailing.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { moneyText } from '../money-text.ts';
import { type FullOrder, findOrder } from '../order-table.ts';
import { readSettings } from '../shop/shop-table.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/**
 * Each takes the order's `id`; `orderState` the `changeId` too, `orderPaid` and `orderRefunded` the moment `at`. These are not
 * sent where that was taken back.
 */
export type OrderMail = 'orderPlaced' | 'orderReceived' | 'orderState' | 'orderPaid' | 'orderRefunded';

interface Parts {
  orm: Orm;
  publicUrl: string;
}

/** Writes the mails to buyers and to shops. */
export function createOrderMails({ orm, publicUrl }: Parts): Record<OrderMail, MailTemplate> {
  const toBuyer = createToBuyer({ orm, publicUrl });

  return {
    async orderPlaced({ id = '' }, locale) {
      const order = await findOrder(orm, id);
      return order && toBuyer(order, locale, placedWords);
    },
    async orderReceived({ id = '' }, locale) {
      const order = await findOrder(orm, id);
      const owner = order && (await readAccountReader(orm, order.ownerId));
      if (order === null || owner === null) return null;
      const text = texts(locale);
      const words = {
        ...receivedWords(order, locale),
        hello: text('mail.hello', { name: owner.name }),
        button: text('mail.received.button'),
        foot: text('mail.why'),
        sender: text('mail.sender', { origin: publicUrl }),
      };
      const link = `${publicUrl}/dashboard?show=orders&order=${encodeURIComponent(id)}`;
      return { ...writeMail(owner.email, locale, words, link), replyTo: order.email };
    },
    async orderState({ id = '', changeId = '' }, locale) {
      const order = await findOrder(orm, id);
      if (order === null || order.changeId !== changeId) return null;
      return toBuyer(order, locale, stateWords);
    },
    async orderPaid({ id = '', at = '' }, locale) {
      const order = await findOrder(orm, id);
      if (order?.paidAt?.toISOString() !== at) return null;
      return toBuyer(order, locale, paidWords);
    },
    async orderRefunded({ id = '', at = '' }, locale) {
      const order = await findOrder(orm, id);
      if (order?.refundedAt?.toISOString() !== at) return null;
      return toBuyer(order, locale, (_order, values) => ({
        subject: texts(locale)('mail.refunded.subject', values),
        body: texts(locale)('mail.refunded.text', values),
      }));
    },
  };
}

/** Writes mails to buyers, who answer to the shop. */
function createToBuyer({ orm, publicUrl }: Parts) {
  return async (
    order: FullOrder,
    locale: string,
    write: (order: FullOrder, values: Values, locale: string) => { subject: string; body: string },
  ): Promise<WrittenMail> => {
    const text = texts(locale);
    const settings = await readSettings(orm, order.ownerId);
    const replyTo = settings?.email || '';
    const values = {
      ...valuesOf(order, locale),
      shop: settings?.name || order.tourTitle,
      termsUrl: settings?.termsUrl ?? '',
      isReachable: replyTo !== '',
    };
    const words = {
      ...write(order, values, locale),
      hello: text('mail.hello', { name: order.name }),
      sender: text('mail.sender', { origin: publicUrl }),
    };
    return { ...writeMail(order.email, locale, words), ...(replyTo && { replyTo }) };
  };
}

function placedWords(order: FullOrder, values: Values, locale: string) {
  const text = texts(locale);
  return {
    subject: text('mail.placed.subject', values),
    body: paragraphs(
      text('mail.placed.text', values),
      orderedLines(order, locale),
      deliveryLines(order, locale),
      paymentLines(order, locale, values),
      values.termsUrl && text('mail.placed.terms', { ...values, url: values.termsUrl }),
    ),
  };
}

function receivedWords(order: FullOrder, locale: string) {
  const text = texts(locale);
  const { address, delivery, deliveryText, tourTitle: tour, sceneName: scene, note } = order;
  const contact = [order.email, order.phone].filter(Boolean).join(', ');
  const values = { ...valuesOf(order, locale), contact, tour, scene };
  return {
    subject: text('mail.received.subject', values),
    body: paragraphs(
      text(scene === '' ? 'mail.received.text' : 'mail.received.text-scene', values),
      orderedLines(order, locale),
      delivery === 'send'
        ? text('mail.received.send', { address })
        : text('mail.received.pickup', { text: deliveryText }),
      text(`mail.received.${order.payment}`),
      note && text('mail.received.note', { note }),
    ),
  };
}

function paidWords(order: FullOrder, values: Values, locale: string) {
  const text = texts(locale);
  return {
    subject: text('mail.paid.subject', values),
    body: paragraphs(text('mail.paid.text', values), orderedLines(order, locale)),
  };
}

function stateWords({ state, delivery, deliveryText }: FullOrder, values: Values, locale: string) {
  const text = texts(locale);
  const kind = state === 'cancelled' ? 'cancelled' : delivery === 'send' ? 'sent' : 'ready';
  const isUnreachable = kind === 'cancelled' && !values.isReachable;
  return {
    subject: text(`mail.${kind}.subject`, values),
    body: paragraphs(
      text(isUnreachable ? 'mail.cancelled.text-unreachable' : `mail.${kind}.text`, values),
      kind === 'ready' && deliveryText,
    ),
  };
}

type Values = ReturnType<typeof valuesOf> & { shop: string; termsUrl: string; isReachable: boolean };

function valuesOf({ name, number, total, currency }: FullOrder, locale: string) {
  return { name, number, total: moneyText(total, currency, locale) };
}

function paragraphs(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** What was ordered and what it costs, line by line. */
function orderedLines(order: FullOrder, locale: string): string {
  const text = texts(locale);
  const { currency, delivery, deliveryPrice, taxName, taxPercent, tax } = order;
  const money = (amount: number) => moneyText(amount, currency, locale);
  const bought = order.lines.map(({ name, variant, quantity, total }) => {
    const product = variant === '' ? name : text('mail.product', { name, variant });
    return text('mail.line', { quantity: String(quantity), product, total: money(total) });
  });
  return [
    ...bought,
    delivery === 'send' && `${text('mail.placed.delivery')}: ${money(deliveryPrice)}`,
    text('mail.total', { total: money(order.total) }),
    taxName !== '' && text('mail.tax', { name: taxName, percent: taxPercent, amount: money(tax) }),
  ]
    .filter(Boolean)
    .join('\n');
}

function deliveryLines({ delivery, deliveryText, address }: FullOrder, locale: string): string {
  const text = texts(locale);
  return delivery === 'send'
    ? [text('mail.placed.send', { address }), deliveryText, text('mail.placed.told-sent')]
        .filter(Boolean)
        .join('\n')
    : [text('mail.placed.pickup', { text: deliveryText }), text('mail.placed.told-ready')].join('\n');
}

function paymentLines({ payment, paymentText }: FullOrder, locale: string, values: Values): string {
  const text = texts(locale);
  if (payment === 'in-shop') return text('mail.placed.in-shop');
  return [text('mail.placed.transfer', values), paymentText].filter(Boolean).join('\n');
}
