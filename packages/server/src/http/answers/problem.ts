import {
  errorStatus,
  type FailureCode,
  type FailureParams,
  failures,
  type Problem as ProblemDocument,
  type ProblemKind,
} from '@tourwright/api';
import type { Fault } from '@tourwright/tour/document';
import { sayFailure, sayTitle } from '../../failures/say-failure.ts';

interface Further {
  /** Every fault of what was sent. */
  errors?: readonly Fault[];
  /** For the header `Retry-After`. */
  retryAfterSeconds?: number;
  /** The current document, as JSON text, so that a large one is not read to be written again. */
  current?: string;
}
/** The parameters may be left out where a code has none. */
type Rest<Code extends FailureCode> =
  Record<never, never> extends FailureParams<Code>
    ? [params?: FailureParams<Code>, further?: Further]
    : [params: FailureParams<Code>, further?: Further];

/** What a handler throws when a careful user meets it; answered as an RFC 9457 problem document. */
export class Problem<Code extends FailureCode = FailureCode> extends Error {
  readonly code: FailureCode;
  readonly kind: ProblemKind;
  readonly params: Record<string, string | number>;
  readonly errors: readonly Fault[] | undefined;
  readonly current: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Fastify's name for the status; it writes here itself when a validation fails. */
  statusCode: number;

  constructor(code: Code, ...[params, further = {}]: Rest<Code>) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.kind = failures[code].kind;
    this.params = { ...params };
    this.errors = further.errors;
    this.current = further.current;
    this.retryAfterSeconds = further.retryAfterSeconds;
    this.statusCode = errorStatus[this.kind];
  }

  /** The problem document, as JSON text, with its words in a language. */
  text(requestId: string, locale: string): string {
    const { code, kind, params, errors, current } = this;
    const document: ProblemDocument = {
      type: `/problems/${kind}`,
      title: sayTitle(kind, locale),
      status: errorStatus[kind],
      code,
      params,
      detail: sayFailure(this, locale),
      ...(errors && {
        errors: errors.map((fault) => ({ ...fault, message: sayFailure(fault, locale) })),
      }),
      // Of these, programs read the parameters beside the code.
      ...(code === 'quota_reached' || code === 'duplicate_image' ? params : {}),
      instance: requestId,
    };
    const text = JSON.stringify(document);
    return current === undefined ? text : `${text.slice(0, -1)},"current":${current}}`;
  }
}

/** The problem of faults in what was sent. */
export function invalidInput(
  errors: readonly Fault[],
  part: FailureParams<'invalid_input'>['part'] = 'body',
): Problem {
  return new Problem('invalid_input', { part, count: errors.length }, { errors });
}
