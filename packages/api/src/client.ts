import type { z } from 'zod';
import { endpointCalls } from './endpoints/endpoint-calls.ts';
import type { Endpoint, Endpoints } from './endpoints/endpoints.ts';
import type { Problem } from './errors.ts';

/** What `fetch` offers, as far as the client needs it; handed in, so this package knows no browser and no Node. */
export type Transport = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: unknown },
) => Promise<{
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}>;

/** An answer that was not a success, with the server's problem document. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

type In<E> = (E extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : unknown) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) & {
    headers?: Record<string, string>;
    signal?: unknown;
  };

/** Every endpoint as a function: it takes what the request needs and resolves to the parsed response. */
export type Client = {
  [K in keyof Endpoints]: (input: In<Endpoints[K]>) => Promise<z.output<Endpoints[K]['response']>>;
};

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: unknown;
}

/** A method for each endpoint. Answers are trusted: the server checks them against the same schemas. */
export function createClient(transport: Transport, base = ''): Client {
  const call = async (endpoint: Pick<Endpoint, 'method' | 'path'>, input: Input = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    );
    const query = Object.entries(input.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&');
    const response = await transport(`${base}${path}${query && `?${query}`}`, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
    const answer = parse(await response.text());
    if (response.ok) return answer;
    throw new ApiError(isProblem(answer) ? answer : unreadable(response.status));
  };
  return Object.fromEntries(
    Object.entries(endpointCalls).map(([name, endpoint]) => [name, (input?: Input) => call(endpoint, input)]),
  ) as unknown as Client;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'status' in answer;
}

function unreadable(status: number): Problem {
  const code = status === 429 ? 'too_many_requests' : status >= 500 ? 'unavailable' : 'internal';
  return { type: `/problems/${code}`, title: code, status, code };
}
