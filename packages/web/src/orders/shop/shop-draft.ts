import { ApiError, type Shop } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { amountText, readAmount } from '../../i18n/amount.ts';
import { t } from '../orders-text.ts';

/** A shop as its owner types it: what is a number is a text until it is saved. */
export interface ShopDraft extends Omit<Shop, 'tax'> {
  deliveryPrice: string;
  taxName: string;
  taxPercent: string;
}

/** By the names of the fields. */
export type ShopFaults = Partial<Record<ShopField, string>>;
/** In their order, for where the focus goes. */
const shopFields = [
  'name',
  'checkoutUrl',
  'pickup',
  'pickup.text',
  'delivery.price',
  'payment',
  'payment.transferText',
  'tax',
  'termsUrl',
  'email',
  'numberPrefix',
] as const;

/** A field of the shop's settings. */
export type ShopField = (typeof shopFields)[number];

/** The shop's settings as their form shows them: amounts and tax as text. */
export function draftOf(shop: Shop): ShopDraft {
  const { tax, ...rest } = shop;
  return {
    ...rest,
    deliveryPrice: shop.delivery.price === 0 ? '' : amountText(shop.delivery.price, shop.currency),
    taxName: tax?.name ?? '',
    taxPercent: tax ? String(tax.percent) : '',
  };
}

/** What is saved. Only of a draft without faults. */
export function shopOf({ deliveryPrice, taxName, taxPercent, ...shop }: ShopDraft): Shop {
  const percent = percentOf(taxPercent);
  return {
    ...shop,
    name: shop.name.trim(),
    checkoutUrl: shop.checkoutUrl.trim(),
    termsUrl: shop.termsUrl.trim(),
    email: shop.email.trim(),
    numberPrefix: shop.numberPrefix.trim().toUpperCase(),
    pickup: { ...shop.pickup, text: shop.pickup.text.trim() },
    delivery: { ...shop.delivery, price: readAmount(deliveryPrice, shop.currency) ?? 0 },
    tax: percent === null || percent === undefined ? null : { name: taxName.trim(), percent },
  };
}

/** What is wrong with a draft, or keeps it from selling as it says. The server checks again. */
export function faultsOf(draft: ShopDraft): ShopFaults {
  const { sells, name, checkoutUrl, pickup, delivery, payment, termsUrl, email, numberPrefix } = draft;
  const percent = percentOf(draft.taxPercent);
  const isWebAddress = (text: string) => /^https?:\/\/[^\s/]\S*$/.test(text.trim());
  const ofOrders: ShopFaults = {};
  if (name.trim() === '') ofOrders.name = t('shop.name-missing');
  if (!pickup.isOn && !delivery.isOn) ofOrders.pickup = t('shop.way-missing');
  if (pickup.isOn && pickup.text.trim() === '') ofOrders['pickup.text'] = t('shop.pickup-missing');
  if (delivery.isOn && !payment.transfer) ofOrders.payment = t('shop.transfer-needed');
  else if (!payment.inShop && !payment.transfer) ofOrders.payment = t('shop.payment-missing');
  if (payment.transfer && payment.transferText.trim() === '')
    ofOrders['payment.transferText'] = t('shop.transfer-missing');
  const faults: ShopFaults = sells === 'orders' ? ofOrders : {};
  if (sells === 'link' && !isWebAddress(checkoutUrl)) faults.checkoutUrl = t('shop.address-invalid');
  if (readAmount(draft.deliveryPrice, draft.currency) === undefined)
    faults['delivery.price'] = t('shop.price-invalid');
  if (percent === undefined || (percent === null) !== (draft.taxName.trim() === ''))
    faults.tax = t('shop.tax-invalid');
  if (termsUrl.trim() !== '' && !isWebAddress(termsUrl)) faults.termsUrl = t('shop.address-invalid');
  if (email.trim() !== '' && !isEmail(email)) faults.email = t('shop.email-invalid');
  if (!/^[A-Za-z0-9]{0,8}$/.test(numberPrefix.trim())) faults.numberPrefix = t('shop.prefix-invalid');
  return faults;
}

/** What the server refused, by its fields. */
export function faultsIn(error: unknown): ShopFaults {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const faults: ShopFaults = {};
  for (const { path } of errors) {
    const field = shopFields.find((known) => known === path);
    if (field) faults[field] = t('shop.refused');
  }
  return faults;
}

/** The field to which the focus goes. */
export function firstFault(faults: ShopFaults): ShopField | undefined {
  return shopFields.find((field) => faults[field] !== undefined);
}

/** Null where nothing is written, undefined for what is not a percentage. */
function percentOf(text: string): number | null | undefined {
  const written = text.trim().replace(',', '.').replace(/%$/, '').trim();
  if (written === '') return null;
  return /^\d{1,3}(\.\d{1,3})?$/.test(written) && Number(written) <= 100 ? Number(written) : undefined;
}
