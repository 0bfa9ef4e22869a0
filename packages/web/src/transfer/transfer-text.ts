import { createText } from '../i18n/create-text.ts';
import type { en as reports } from './imports/reports.en.ts';
import * as englishReports from './imports/reports.en.ts?lingui';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of tours that come in and go out. */
export const t = createText<typeof en & typeof reports>(english, englishReports);

const known = new Set<string>(Object.keys(englishReports.messages));

type Values = Readonly<Record<string, string | number>>;

/** What a line of a report says; one that only a newer server knows is said by its code. */
export function lineText(code: string, params: Values): string {
  const id = `report.${code}`;
  return known.has(id) ? say(id, params) : code;
}

/** Why nothing came of it. */
export function faultText(code: string, params: Values): string {
  const id = `fault.${code}`;
  return say(known.has(id) ? id : 'fault.broke', params);
}

function say(id: string, params: Values): string {
  return (t as unknown as (id: string, values: Values) => string)(id, params);
}
