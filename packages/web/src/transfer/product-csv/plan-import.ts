/** The changes that a file of products would make, line by line, before anything is changed. */
import { isSame, limits, type Product, type ProductVariant } from '@tourwright/tour/document';
import type { SimpleEdit } from '@tourwright/tour/edit';
import { webAddress } from '@tourwright/viewer/hotspots';
import { amountText, readAmount } from '../../i18n/amount.ts';
import type { Column, CsvRow, CsvTable } from './product-csv.ts';

type FaultCode = 'name' | 'price' | 'currency' | 'stock' | 'url' | 'twice' | 'too-long' | 'full';

type WithoutHead<Kind extends SimpleEdit['kind']> = Omit<Extract<SimpleEdit, { kind: Kind }>, 'id' | 'v'>;

/** A change of the list of products, before it gets its id as an edit. */
export type ProductChange = WithoutHead<'item.add'> | WithoutHead<'item.set'>;

interface ImportFault {
  code: FaultCode;
  values: Record<string, string>;
}

/** A column that says something else than the tour, with both as texts; empty: none. */
export interface ImportField {
  column: Column;
  from: string;
  to: string;
}

/** One line of the file and what comes of it. */
export interface ImportLine {
  row: number;
  name: string;
  /** The line says something of a variant alone. */
  variant: string;
  result: 'new' | 'changed' | 'same' | 'fault';
  fields: ImportField[];
  faults: ImportFault[];
}

/** What an import of products would change, line by line. */
export interface ImportPlan {
  lines: ImportLine[];
  changes: ProductChange[];
}

type Values = Record<string, unknown>;

/** Plans an import. A line means the product of its id, else of its SKU, else of its name; the same file twice changes nothing. */
export function planImport(
  products: readonly Product[],
  table: Pick<CsvTable, 'rows'>,
  newId: () => string,
): ImportPlan {
  const lines: ImportLine[] = [];
  const changes: ProductChange[] = [];
  const seen = new Map<string, { row: number; product: Product; isFaulty: boolean }>();
  let count = products.length;
  for (const { row, cells } of table.rows) {
    const found = findProduct(products, cells);
    const key = found ? `id ${found.id}` : keyOf(cells);
    const before = seen.get(key);
    const isVariant = Boolean(cells.variant);
    const base = before?.product ??
      found ?? { id: cells.id?.slice(0, 200) || newId(), name: cells.name ?? '' };
    const line: ImportLine = {
      ...{ row, name: cells.name || base.name, variant: cells.variant ?? '' },
      ...{ result: 'same', fields: [], faults: [] },
    };
    lines.push(line);
    if (before && !isVariant) line.faults.push({ code: 'twice', values: { row: String(before.row) } });
    let product = base;
    if (!before) {
      const read = readProduct(cells, base, isVariant && found !== null);
      line.faults.push(...read.faults);
      if (!found && count >= limits.products) {
        line.faults.push({ code: 'full', values: { most: String(limits.products) } });
      }
      product = { ...base, ...read.values } as Product;
      seen.set(key, { row, product, isFaulty: line.faults.length > 0 });
      if (line.faults.length === 0) {
        if (found) addSets(line, changes, ['products'], found, read);
        else {
          count += 1;
          line.result = 'new';
          changes.push({ kind: 'item.add', path: ['products'], item: withoutNone(product) });
        }
      }
    }
    if (isVariant && !before?.isFaulty && line.faults.length === 0) {
      planVariant(line, changes, cells, product, newId);
      seen.set(key, { row: before?.row ?? row, product, isFaulty: false });
    }
    if (line.faults.length > 0) line.result = 'fault';
    else if (before?.isFaulty) {
      line.faults.push({ code: 'twice', values: { row: String(before.row) } });
      line.result = 'fault';
    }
  }
  return { lines, changes };
}

function findProduct(products: readonly Product[], { id, sku, name }: CsvRow['cells']): Product | null {
  const by = (field: 'id' | 'sku' | 'name', value: string | undefined) =>
    value ? products.find((each) => each[field] === value) : undefined;
  return by('id', id) ?? by('sku', sku) ?? (id || sku ? null : (by('name', name) ?? null));
}

function keyOf({ id, sku, name }: CsvRow['cells']): string {
  return id ? `id ${id}` : sku ? `sku ${sku}` : `name ${name}`;
}

/** A line that only adds a variant to what is there says nothing of the product itself. */
function readProduct(cells: CsvRow['cells'], base: Product, isOnlyVariant: boolean): Read {
  if (isOnlyVariant) return { values: {}, columns: {}, faults: [] };
  const reader = createReader(cells);
  const name = cells.name?.trim();
  if (cells.name !== undefined || !base.name) {
    if (name) reader.take('name', 'name', name.slice(0, 300));
    else reader.fault('name', {});
  }
  const currency = reader.text('currency', 'currency', 100, (text) =>
    /^[A-Z]{3}$/.test(text.toUpperCase()) ? text.toUpperCase() : reader.fault('currency', { value: text }),
  );
  const money = (currency === undefined ? base.currency : currency) ?? undefined;
  reader.text('description', 'body', 20_000);
  reader.amount('price', 'price', money);
  reader.amount('sale_price', 'salePrice', money);
  reader.count('stock', 'stock');
  reader.text('sku', 'sku', 100);
  reader.text('url', 'url', 2048, (text) => (webAddress(text) ? text : reader.fault('url', { value: text })));
  reader.text('button', 'urlText', 100);
  return reader.done();
}

function planVariant(
  line: ImportLine,
  changes: ProductChange[],
  cells: CsvRow['cells'],
  product: Product,
  newId: () => string,
): void {
  const reader = createReader(cells);
  const variants = (product.variants ?? []) as ProductVariant[];
  const found = variants.find(({ id, name }) =>
    cells.variant_id ? id === cells.variant_id : name === cells.variant,
  );
  reader.take('variant', 'name', (cells.variant ?? '').slice(0, 300));
  reader.amount('variant_price', 'price', product.currency);
  reader.amount('variant_sale_price', 'salePrice', product.currency);
  reader.count('variant_stock', 'stock');
  reader.text('variant_sku', 'sku', 100);
  const read = reader.done();
  line.faults.push(...read.faults);
  if (read.faults.length > 0) return;
  const path = ['products', product.id, 'variants'];
  if (found) {
    addSets(line, changes, path, { ...found, currency: product.currency }, read);
    return;
  }
  const item = withoutNone({ id: cells.variant_id || newId(), name: '', ...read.values });
  changes.push({ kind: 'item.add', path, item });
  line.fields.push({ column: 'variant', from: '', to: cells.variant ?? '' });
  if (line.result === 'same') line.result = 'changed';
}

/** Changes of those fields of an item that the line says otherwise. */
function addSets(
  line: ImportLine,
  changes: ProductChange[],
  path: (string | number)[],
  item: Values & { id: string; currency?: string | undefined },
  { values, columns }: Read,
): void {
  const next = { currency: item.currency, ...values };
  for (const [field, column] of Object.entries(columns)) {
    const value = values[field] ?? null;
    if (isSame(item[field] ?? null, value)) continue;
    changes.push({ kind: 'item.set', path, itemId: item.id, field, value });
    line.fields.push({ column, from: textOf(item, field), to: textOf(next, field) });
    line.result = 'changed';
  }
}

function textOf(item: Values & { currency?: unknown }, field: string): string {
  const value = item[field] ?? '';
  const isMoney = typeof value === 'number' && (field === 'price' || field === 'salePrice');
  return isMoney ? amountText(value, item.currency as string | undefined) : String(value);
}

interface Read {
  values: Values;
  /** Which column said a field. */
  columns: Record<string, Column>;
  faults: ImportFault[];
}

/** Reads cells as fields; an empty cell means none, a missing column nothing. */
function createReader(cells: CsvRow['cells']) {
  const read: Read = { values: {}, columns: {}, faults: [] };
  const take = (column: Column, field: string, value: unknown) => {
    read.values[field] = value;
    read.columns[field] = column;
  };
  const fault = (code: FaultCode, values: Record<string, string>): undefined => {
    read.faults.push({ code, values });
  };
  return {
    take,
    fault,
    text(column: Column, field: string, most: number, check = (text: string): string | undefined => text) {
      const cell = cells[column];
      if (cell === undefined) return undefined;
      if (cell.length > most) return fault('too-long', { column });
      const value = cell === '' ? null : check(cell);
      if (value !== undefined) take(column, field, value);
      return value;
    },
    amount(column: Column, field: string, currency: string | undefined) {
      const cell = cells[column];
      if (cell === undefined) return;
      const value = readAmount(cell, currency);
      if (value === undefined) fault('price', { value: cell, column });
      else take(column, field, value);
    },
    count(column: Column, field: string) {
      const cell = cells[column];
      if (cell === undefined) return;
      if (/^\d{0,9}$/.test(cell)) take(column, field, cell === '' ? null : Number(cell));
      else fault('stock', { value: cell, column });
    },
    done: () => read,
  };
}

function withoutNone<T extends { id: string }>(values: T): T {
  const there = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(there) as T;
}
