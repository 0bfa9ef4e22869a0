import type { Order, OrderDetails } from '@tourwright/api';
import type { FullOrder, LineRow } from './order-table.ts';

/** How long a change of state can be taken back. */
const undoMs = 10_000;
/** A mail leaves a little later than its change can be taken back, so that what is taken back is never mailed. */
export const mailedAfterSeconds = undoMs / 1000 + 2;

/** An order as its buyer sees it. */
export function toDetails(order: FullOrder): OrderDetails {
  const { id, number, currency, subtotal, deliveryPrice, total, email, delivery, deliveryText, address } =
    order;
  const { taxName, taxPercent, tax, payment, lines } = order;
  return {
    orderId: id,
    ...{ number, currency, subtotal, deliveryPrice, total, email, delivery, deliveryText, address, payment },
    lines: lines.map(toLine),
    tax: taxName === '' ? null : { name: taxName, percent: taxPercent, amount: tax },
  };
}

/** An order as the shop sees it. */
export async function toOrder(
  order: FullOrder,
  { now, pictureOf }: { now: Date; pictureOf(tourId: string | null, slug: string): Promise<string | null> },
): Promise<Order> {
  const { tourId, tourTitle, sceneName, state, paidAt, refundedAt, name, phone, note, remarks, createdAt } =
    order;
  const pictures = await Promise.all(order.lines.map(({ picture }) => pictureOf(tourId, picture)));
  return {
    ...toDetails(order),
    lines: order.lines.map((line, index) => ({ ...toLine(line), pictureUrl: pictures[index] ?? null })),
    ...{ tourId, tourTitle, sceneName, state, name, phone, note, remarks },
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    undo: undoOf(order, now),
  };
}

/** What can be taken back at a moment. */
export function undoOf(
  { changeId, changedAt }: Pick<FullOrder, 'changeId' | 'changedAt'>,
  now: Date,
): Order['undo'] {
  if (changeId === null || changedAt === null) return null;
  const until = new Date(changedAt.getTime() + undoMs);
  return now > until ? null : { changeId, until: until.toISOString() };
}

function toLine({ productId, variantId, name, variant, sku, quantity, price, total }: LineRow) {
  return { productId, variantId, name, variant, sku, quantity, price, total };
}
