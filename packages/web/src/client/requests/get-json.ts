/** An answer of the server that was not a success, or none at all (`status` 0). */
export class RequestError extends Error {
  readonly status: number;
  /** Of the problem document, if it was one. */
  readonly code: string | undefined;
  constructor(path: string, status: number, cause?: unknown, code?: string) {
    // What lets somebody in stays out of what is written down.
    super(`${path.split('?')[0]} answered ${status || 'nothing'}`, { cause });
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
  }
}

/** Reads a JSON answer for pages that must stay light: the same server, without the typed client's schemas. */
export async function getJson<Answer>(
  path: string,
  signal?: AbortSignal,
  request?: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> },
): Promise<Answer> {
  const response = await fetch(path, {
    ...request,
    headers: { accept: 'application/json', ...request?.headers },
    credentials: 'same-origin',
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new RequestError(path, 0, cause);
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as { code?: string } | null;
    throw new RequestError(path, response.status, undefined, problem?.code);
  }
  return (await response.json()) as Answer;
}
