/** An answer of the server that was not a success, or none at all (`status` 0). */
export class RequestError extends Error {
  readonly status: number;
  constructor(path: string, status: number, cause?: unknown) {
    super(`${path} answered ${status || 'nothing'}`, { cause });
    this.name = 'RequestError';
    this.status = status;
  }
}

/** Reads a JSON answer for pages that must stay light: the same server, without the typed client's schemas. */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new RequestError(path, 0, cause);
  });
  if (!response.ok) throw new RequestError(path, response.status);
  return (await response.json()) as Answer;
}
