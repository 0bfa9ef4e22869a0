import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV (RFC 4180) for spreadsheets: what one would take for a formula begins with an apostrophe. `begins`: these are the
 * first ones of a file.
 */
export function writeCsv(rows: readonly (readonly string[])[], { begins }: { begins: boolean }): string {
  return stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // A line break of any system would end the record otherwise; by itself the library looks for the delimiter alone.
    quoted_match: /[\r\n]/,
    // Excel reads UTF-8 only where this says so.
    bom: begins,
  });
}
