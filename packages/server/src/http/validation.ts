import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Problem } from './problem.ts';

interface Fault {
  path: string;
  message: string;
}

/** Checks a part of the request against its zod schema; every fault is named at once. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (value) => {
    const result = schema.safeParse(value);
    if (result.success) return { value: result.data };
    const errors = faultsOf(result.error.issues);
    const where = httpPart === 'querystring' ? 'query' : (httpPart ?? 'body');
    return {
      error: new Problem('invalid_input', { detail: `The ${where} has ${errors.length} fault(s)`, errors }),
    };
  };

/** Where none of several shapes fits, the faults of the shape that fits best: the one with the fewest. */
function faultsOf(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): Fault[] {
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
