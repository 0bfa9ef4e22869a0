import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Problem } from './problem.ts';

/** Checks a part of the request against its zod schema; every fault is named at once. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (value) => {
    const result = schema.safeParse(value);
    if (result.success) return { value: result.data };
    const errors = result.error.issues.map(({ path, message }) => ({ path: jsonPath(path), message }));
    const where = httpPart === 'querystring' ? 'query' : (httpPart ?? 'body');
    return {
      error: new Problem('invalid_input', { detail: `The ${where} has ${errors.length} fault(s)`, errors }),
    };
  };

/** `scenes[2].name`; the whole is `$`. */
function jsonPath(path: PropertyKey[]): string {
  const joined = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return joined === '' ? '$' : joined.replace(/^\./, '');
}
