import { faultsOf } from '@tourwright/tour/document';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { invalidInput } from './answers/problem.ts';

const parts = { querystring: 'query', params: 'params', headers: 'headers' } as const;

/** Checks a part of the request against its zod schema; its faults are named at once, the first hundred of them. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (value) => {
    const result = schema.safeParse(value);
    if (result.success) return { value: result.data };
    const part = parts[httpPart as keyof typeof parts] ?? 'body';
    return { error: invalidInput(faultsOf(result.error.issues, value), part) };
  };
