import { z } from 'zod';

/** One call of the server. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify's form: `/api/tours/:id`. */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 202;
}

/** A thing that the path names. */
export const byId = z.object({ id: z.string().min(1).max(200) });
/** A page of a list. */
export const page = {
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(500).optional(),
};
