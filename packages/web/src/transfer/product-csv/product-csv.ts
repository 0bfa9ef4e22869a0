/** Products as CSV, written by us and read from any program. */
import type { Product, ProductVariant } from '@tourwright/tour/document';
import Papa from 'papaparse';
import { amountText } from '../../i18n/amount.ts';

/** In this order they are written; each may be left out when read. */
const columns = [
  'id',
  'name',
  'description',
  'price',
  'sale_price',
  'currency',
  'stock',
  'sku',
  'url',
  'button',
  'variant_id',
  'variant',
  'variant_price',
  'variant_sale_price',
  'variant_stock',
  'variant_sku',
] as const;

/** A column of a table of products. */
export type Column = (typeof columns)[number];

/** A line as it is in the file; what has no such column is absent. `row` counts the heading as 1, as spreadsheets do. */
export interface CsvRow {
  row: number;
  cells: Partial<Record<Column, string>>;
  /** As it was written, with columns that nobody reads. */
  line: readonly string[];
}

/** A table of products as it was read from CSV. */
export interface CsvTable {
  rows: CsvRow[];
  /** As it was written. */
  heading: readonly string[];
  columns: ReadonlySet<string>;
  encoding: string;
  separator: string;
}

/** A line for each product, and one for each of its variants below it. */
export function writeCsv(products: readonly Product[]): string {
  const lines = products.flatMap((product) => [
    lineOf(product),
    ...(product.variants ?? []).map((variant) => variantLine(product, variant)),
  ]);
  const text = Papa.unparse({ fields: [...columns], data: lines }, { escapeFormulae: true, newline: '\r\n' });
  return forSpreadsheets(text);
}

/** Lines of a file as they were written, each with what is wrong with it in a column at the end that imports leave out. */
export function writeLines(
  { heading, rows }: Pick<CsvTable, 'heading' | 'rows'>,
  name: string,
  wrong: ReadonlyMap<number, string>,
): string {
  const data = rows.flatMap(({ row, line }) => {
    const reason = wrong.get(row);
    return reason === undefined ? [] : [[...heading.map((_, at) => line[at] ?? ''), reason]];
  });
  return forSpreadsheets(
    Papa.unparse({ fields: [...heading, name], data }, { escapeFormulae: true, newline: '\r\n' }),
  );
}

/** Excel reads UTF-8 only where this says so. */
function forSpreadsheets(text: string): string {
  return `\uFEFF${text}`;
}

function lineOf(product: Product): string[] {
  const { id, name, body, price, salePrice, currency, stock, sku, url, urlText } = product;
  const cells: Partial<Record<Column, string | undefined>> = {
    id,
    name,
    description: body,
    price: amountText(price, currency),
    sale_price: amountText(salePrice, currency),
    currency,
    stock: stock?.toString(),
    sku,
    url,
    button: urlText,
  };
  return columns.map((column) => cells[column] ?? '');
}

function variantLine({ id, name, currency }: Product, variant: ProductVariant): string[] {
  const cells: Partial<Record<Column, string | undefined>> = {
    id,
    name,
    variant_id: variant.id,
    variant: variant.name,
    variant_price: amountText(variant.price, currency),
    variant_sale_price: amountText(variant.salePrice, currency),
    variant_stock: variant.stock?.toString(),
    variant_sku: variant.sku,
  };
  return columns.map((column) => cells[column] ?? '');
}

/**
 * The lines of a file: in UTF-8, UTF-16 or, where it is neither, Windows-1252; separated by comma, semicolon, tab or bar.
 * Null when it is not a text: a workbook, say.
 */
export function readCsv(bytes: Uint8Array): CsvTable | null {
  const { text: decoded, encoding } = decode(bytes);
  if (decoded.includes('\0')) return null;
  const text = decoded.replace(/^\uFEFF/, '');
  const delimiter = separatorOf(text);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const [written = [], ...lines] = data;
  const heading = written.map(columnOf);
  const rows = lines.flatMap((line, index): CsvRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = heading.flatMap((column, at) =>
      column ? [[column, unescaped(line[at] ?? '')] as const] : [],
    );
    return [{ row: index + 2, cells: Object.fromEntries(cells), line }];
  });
  const known = heading.flatMap((column) => column ?? []);
  return { rows, heading: written, columns: new Set(known), encoding, separator: delimiter };
}

/** What leaves the most columns that we know in the heading: a guess by the lines fails where they are few. */
function separatorOf(text: string): string {
  const counted = [',', ';', '\t', '|'].map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1 });
    return { delimiter, known: (data[0] ?? []).filter((name) => columnOf(name) !== null).length };
  });
  return counted.sort((a, b) => b.known - a.known)[0]?.delimiter ?? ',';
}

function columnOf(name: string): Column | null {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return columns.find((column) => column === wanted) ?? null;
}

/** What is a formula to a spreadsheet was written with an apostrophe before it. */
function unescaped(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  }
  // Without a mark at its start: a heading begins with a letter of ASCII.
  const [first, second] = bytes;
  if (first && second === 0) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0 && second) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
