import type { Order } from '@tourwright/api';
import { writeCsv } from '../http/answers/write-csv.ts';
import { amountText } from './money-text.ts';

const columns = [
  'number',
  'createdAt',
  'state',
  'paidAt',
  'refundedAt',
  'name',
  'email',
  'phone',
  'delivery',
  'address',
  'payment',
  'product',
  'variant',
  'sku',
  'quantity',
  'price',
  'lineTotal',
  'deliveryPrice',
  'orderTotal',
  'currency',
  'tour',
  'note',
  'remarks',
] as const;

/** Orders as lines of CSV, one for each thing ordered; what a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv(orders: readonly Order[], { header }: { header: boolean }): string {
  const rows = orders.flatMap((order) =>
    order.lines.map((line) => {
      const money = (amount: number) => amountText(amount, order.currency);
      return [
        ...[
          order.number,
          order.createdAt,
          order.state,
          order.paidAt ?? '',
          order.refundedAt ?? '',
          order.name,
          order.email,
          order.phone,
        ],
        ...[order.delivery, order.address, order.payment],
        ...[line.name, line.variant, line.sku, String(line.quantity), money(line.price), money(line.total)],
        ...[money(order.deliveryPrice), money(order.total), order.currency, order.tourTitle],
        ...[order.note, order.remarks],
      ];
    }),
  );
  return writeCsv(header ? [[...columns], ...rows] : rows, { begins: header });
}
