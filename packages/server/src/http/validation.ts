import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Problem } from './problem.ts';

/** As many are told of one request. */
const mostFaults = 100;

interface Fault {
  path: string;
  message: string;
}

/** Checks a part of the request against its zod schema; its faults are named at once, the first hundred of them. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (value) => {
    const result = schema.safeParse(value);
    if (result.success) return { value: result.data };
    const errors = faultsOf(result.error.issues).slice(0, mostFaults);
    const where = httpPart === 'querystring' ? 'query' : (httpPart ?? 'body');
    return {
      error: new Problem('invalid_input', { detail: `The ${where} has ${errors.length} fault(s)`, errors }),
    };
  };

/** Where none of several shapes fits, the faults of the shape that fits best: the one with the fewest. */
export function faultsOf(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): Fault[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const shapes = issue.code === 'invalid_union' ? issue.errors.filter((faults) => faults.length > 0) : [];
    const [closest] = shapes.toSorted((a, b) => a.length - b.length);
    return closest === undefined
      ? [{ path: jsonPath(path), message: issue.message }]
      : faultsOf(closest, path);
  });
}

/** `scenes[2].name`; the whole is `$`. */
function jsonPath(path: PropertyKey[]): string {
  const joined = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return joined === '' ? '$' : joined.replace(/^\./, '');
}
