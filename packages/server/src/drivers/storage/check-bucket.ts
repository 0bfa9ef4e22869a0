import { setTimeout as sleep } from 'node:timers/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { S3StorageOptions } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** As long as everything of a machine may take that starts at once. */
const usualTimeoutMs = 15_000;
/** A name that nothing has: a key that may not list is refused even this. */
const noSuchKey = 'nothing';

/** Makes sure at the start that the bucket is there and takes files. Throws one line for the operator when it is not. */
export async function checkBucket(
  storage: Pick<Storage, 'check' | 'read'>,
  place: Pick<S3StorageOptions, 'bucket' | 'endpoint'>,
  { log, timeoutMs = usualTimeoutMs }: { log: Logger; timeoutMs?: number },
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += 1000) {
    try {
      await storage.check();
      await storage.read(noSuchKey);
      return;
    } catch (error) {
      if (hasAnswered(error) || waitedMs >= timeoutMs) throw new Error(explain(error, place));
      log.warn(`The bucket ${place.bucket} at ${place.endpoint} does not answer yet`);
      await sleep(1000);
    }
  }
}

function hasAnswered(error: unknown): error is S3ServiceException {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode !== undefined;
}

function explain(
  error: unknown,
  { bucket, endpoint }: Pick<S3StorageOptions, 'bucket' | 'endpoint'>,
): string {
  if (!hasAnswered(error)) {
    const { code, message } = error as Error & { code?: string };
    return `S3_ENDPOINT: nothing answers at ${endpoint} (${code ?? message}). Start it, or set another address. Example: S3_ENDPOINT=https://s3.eu-central-1.amazonaws.com`;
  }
  const { name } = error;
  const status = error.$metadata.httpStatusCode;
  if (name === 'NoSuchBucket' || status === 404)
    return `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}. Create it there, or name another one. Example: S3_BUCKET=tourwright-media`;
  if (status === 401 || status === 403)
    return `S3_ACCESS_KEY_ID: the bucket ${bucket} at ${endpoint} refuses this key (${name}). Let it read, write, list and delete there, or set another one by S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`;
  return `S3_BUCKET: the bucket ${bucket} at ${endpoint} cannot be used (${name}, status ${status})`;
}
