import type { TextValues } from '@tourwright/api/text';
import type { en } from './messages.en.ts';

type Words = typeof en;
/** What a check can find: it says what is, and beside it `….do` what to do. */
type FindingCode = Exclude<keyof Words & string, `title.${string}` | `${string}.do`>;
/** What is looked at. */
export type CheckId = keyof Words & string extends infer Key
  ? Key extends `title.${infer Id}`
    ? Id
    : never
  : never;

/**
 * `ok`; `warn`: it continues, and somebody should look at it; `fail`: something does not work, or soon will not;
 * `skipped`: it cannot be checked before something else is fixed.
 */
export type HealthState = 'ok' | 'warn' | 'fail' | 'skipped';

type ValuesOf<Id extends FindingCode> = TextValues<Words[Id]> &
  (`${Id}.do` extends keyof Words ? TextValues<Words[`${Id}.do`]> : unknown);
/** Names say what a value is: `…Bytes`, `…Ms`, `…At` (ISO 8601) are put into words. */
export type FindingParams = Record<string, string | number>;

/** What a check found. */
export interface Finding {
  state: HealthState;
  code: FindingCode;
  params: FindingParams;
  /** To copy into a terminal. */
  command: string | null;
}

type MakeFinding = <Id extends FindingCode>(code: Id, params: ValuesOf<Id>, command?: string) => Finding;

const makerOf =
  (state: HealthState): MakeFinding =>
  (code, params, command) => ({ state, code, params: params as FindingParams, command: command ?? null });

/** A finding that all is well. */
export const ok = makerOf('ok');

/** A finding that somebody should see to soon. */
export const warn = makerOf('warn');

/** A finding that something does not work. */
export const fail = makerOf('fail');

/** A finding that cannot be checked before something else is fixed. */
export const skipped = makerOf('skipped');

const badness: Record<HealthState, number> = { ok: 0, skipped: 1, warn: 2, fail: 3 };

/** The worst of several findings about one thing; the first of those that are as bad. */
export function worstOf(findings: readonly [Finding, ...Finding[]]): Finding {
  return findings.reduce((worst, each) => (badness[each.state] > badness[worst.state] ? each : worst));
}
