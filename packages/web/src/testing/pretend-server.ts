/** The network in tests: a table of answers in place of the network. */

export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

type Answer = unknown | Response | ((sent: Sent) => unknown);
/** By method and path, such as `GET /api/tours` or `POST /api/tours/:id/publish`. */
export type Answers = Record<string, Answer>;

export interface PretendServer {
  /** Everything that was asked, in order. */
  readonly sent: Sent[];
  /** Adds or replaces answers. */
  answer(answers: Answers): void;
  close(): void;
}

/** Answers every `fetch` from the table, and what is not in it with 404, until it is closed. */
export function openPretendServer(answers: Answers): PretendServer {
  const original = globalThis.fetch;
  let table = { ...answers };
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin);
    const request: Sent = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    sent.push(request);
    const key = Object.keys(table).find((each) => matches(each, request));
    const answer = key === undefined ? problem(404, 'not_found') : table[key];
    const value = await (typeof answer === 'function' ? answer(request) : answer);
    init?.signal?.throwIfAborted();
    return withPageBlob(value instanceof Response ? value.clone() : Response.json(value));
  };
  return {
    sent,
    answer: (more) => {
      table = { ...table, ...more };
    },
    close: () => {
      globalThis.fetch = original;
    },
  };
}

function matches(key: string, { method, path }: Sent): boolean {
  const [wantedMethod, wantedPath = ''] = key.split(' ');
  const pattern = new RegExp(`^${wantedPath.replace(/:\w+/g, '[^/]+')}$`);
  return method === wantedMethod && pattern.test(path);
}

/** Forms and files of a page take its own blobs alone, which those of Node's answers are not. */
function withPageBlob(answer: Response): Response {
  const type = answer.headers.get('content-type') ?? '';
  return Object.assign(answer, {
    blob: async () => new Blob([new Uint8Array(await answer.arrayBuffer())], { type }),
  });
}

/** A refusal as the server words it. */
export function problem(status: number, code: string, detail?: string): Response {
  return Response.json(
    { type: `/problems/${code}`, title: code, status, code, ...(detail && { detail }) },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/** A connection that breaks. */
export function noAnswer(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A connection on which nothing comes back. */
export function silence(): Promise<never> {
  return new Promise(() => {});
}
