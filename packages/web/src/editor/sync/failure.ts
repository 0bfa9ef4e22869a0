import { ApiError } from '@tourwright/api';

/** What a failed request means for unsent changes. */
export type Failure = 'offline' | 'failed' | 'logged-out' | 'shut-out' | 'refused';

/**
 * Anything but an answer is a missing network. `refused` is the server's word that it will never take this request,
 * so that one bad edit cannot hold up the others forever.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'offline';
  const { status } = error.problem;
  if (status === 401) return 'logged-out';
  if (status === 403) return 'shut-out';
  if (status === 400 || status === 413 || status === 422) return 'refused';
  return 'failed';
}
