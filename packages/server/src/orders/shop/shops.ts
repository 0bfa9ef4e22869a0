import type { Shop, ShownShop, StockChange } from '@tourwright/api';
import type { Fault } from '@tourwright/tour/document';
import type { Database } from '../../drivers/database/database.ts';
import { tourNotFound } from '../../http/answers/not-there.ts';
import { invalidInput, Problem } from '../../http/answers/problem.ts';
import type { FormStamps } from '../../http/safety/form-stamps.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import { stampFor } from '../checkout/place-order.ts';
import type { createCatalogues } from './catalogue.ts';
import {
  findOpenShop,
  findTourOwner,
  holdShop,
  type OpenShop,
  readSettings,
  writeSettings,
} from './shop-table.ts';
import { countIn, listCounts, listHeld, readStock, setCount } from './stock.ts';

interface ShopParts {
  database: Database;
  clock: () => Date;
  stamps: FormStamps;
  catalogueOf: ReturnType<typeof createCatalogues>;
}

/** Shops as their owners set them and as visitors are shown them, and what they have in stock. */
export function createShops({ database, clock, stamps, catalogueOf }: ShopParts) {
  const { orm } = database;
  const stockOf = async (tourId: string) => ({
    items: await listCounts(orm, tourId),
    held: await listHeld(orm, tourId, clock()),
  });
  return {
    /** Null where the owner sells nothing, or visitors see no such tour. */
    async shown(tourId: string): Promise<ShownShop | null> {
      const shop = await findOpenShop(orm, tourId);
      if (shop === null) return null;
      const catalogue = await catalogueOf(shop);
      const stock = await readStock(orm, tourId, { cartId: null, now: clock() });
      const counted = [...catalogue.offers.values()].flatMap((offer) => {
        const pool = stock.poolOf(offer);
        const { productId, variantId } = offer;
        return pool === null ? [] : [{ productId, variantId, left: pool.left }];
      });
      return { ...toShown(shop), stamp: stamps.make(stampFor(tourId)), stock: counted };
    },

    /** As it would begin, and off, before it was ever saved. */
    async read(userId: string): Promise<Shop> {
      const stored = await readSettings(orm, userId);
      if (stored !== null) return stored;
      return { ...firstShop, name: ((await readAccountReader(orm, userId))?.name ?? '').slice(0, 120) };
    },

    async change(userId: string, settings: Shop): Promise<Shop> {
      const errors = faultsOf(settings);
      if (errors.length > 0) throw invalidInput(errors);
      await writeSettings(orm, userId, settings);
      return settings;
    },

    stock: stockOf,

    /** From now on publishing does not change it. */
    async setStock(tourId: string, items: readonly StockChange[]) {
      await database.transaction(async (transaction) => {
        const ownerId = await findTourOwner(transaction.orm, tourId);
        if (ownerId === null) throw tourNotFound({ warn: () => {} }, tourId);
        await holdShop(transaction, ownerId);
        const now = clock();
        for (const { productId, variantId, count, seen } of items) {
          const pool = { productId, variantId: variantId ?? '' };
          const current = seen === undefined ? null : await countIn(transaction.orm, tourId, pool);
          // Said twice, after a lost connection, it is the same. What was not counted has not been sold.
          if (typeof current === 'number' && current !== seen && current !== count)
            throw new Problem('stock_changed', { count: current });
          await setCount(transaction.orm, tourId, pool, { count, now });
        }
      });
      return stockOf(tourId);
    },
  };
}

/** Shops as owners set them and visitors see them. */
export type Shops = ReturnType<typeof createShops>;

const firstShop: Omit<Shop, 'name'> = {
  sells: 'nothing',
  currency: 'EUR',
  checkoutUrl: '',
  pickup: { isOn: true, text: '' },
  delivery: { isOn: false, text: '', price: 0 },
  payment: { inShop: true, transfer: false, transferText: '' },
  tax: null,
  termsUrl: '',
  email: '',
  mail: 'each',
  numberPrefix: '',
  lowStock: 3,
};

function toShown({ settings }: OpenShop): Omit<ShownShop, 'stamp' | 'stock'> {
  const { sells, name, currency, checkoutUrl, tax, termsUrl, pickup, delivery, payment } = settings;
  return {
    ...{ sells, name, currency, tax, termsUrl },
    checkoutUrl: sells === 'link' ? checkoutUrl : '',
    pickup: pickup.isOn ? { text: pickup.text } : null,
    delivery: delivery.isOn ? { text: delivery.text, price: delivery.price } : null,
    payment: { inShop: payment.inShop, transfer: payment.transfer },
  };
}

/** What a shop lacks to sell as it says. */
function faultsOf({ sells, name, checkoutUrl, pickup, delivery, payment }: Shop): Fault[] {
  const errors: Fault[] = [];
  const need = (path: string) => errors.push({ path, code: 'value_needed', params: {} });
  if (sells === 'link' && checkoutUrl === '') need('checkoutUrl');
  if (sells !== 'orders') return errors;
  if (name === '') need('name');
  if (!pickup.isOn && !delivery.isOn) need('pickup');
  if (pickup.isOn && pickup.text === '') need('pickup.text');
  // What is sent cannot be paid in the shop.
  if (delivery.isOn ? !payment.transfer : !payment.inShop && !payment.transfer) need('payment');
  if (payment.transfer && payment.transferText === '') need('payment.transferText');
  return errors;
}
