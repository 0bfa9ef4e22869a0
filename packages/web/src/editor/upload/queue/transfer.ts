import { prefetched } from '../../../client/loading/prefetch.ts';

const loadTus = prefetched(() => import('tus-js-client'));

/** A file to send, and where an earlier attempt stopped. */
export interface TransferRequest {
  file: Blob;
  slug: string;
  fileName: string;
  fileType: string;
  sha256: string;
  /** Where an earlier attempt stopped. */
  uploadUrl: string | null;
}

/** Why a transfer waits: no answer, or the server's word that it has no room, or that it cannot now. */
export type Break = 'line' | 'disk-full' | 'away';

interface TransferEvents {
  onProgress(sentBytes: number): void;
  onUrl(uploadUrl: string): void;
  /** The server does not answer, or cannot take anything now; it is tried again. */
  onBreak(why: Break): void;
}

/** A transfer that the server refused, with its answer. Anything else that is thrown is a missing network. */
export class TransferRefused extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`upload refused with ${status}`);
    this.name = 'TransferRefused';
    this.status = status;
    this.body = body;
  }
}

const chunkBytes = 8 * 1024 * 1024;
/** The file itself is refused, permanently. */
const unsuitableStatuses = [413, 415, 422];
const retryDelaysMs = [500, 2000, 5000];

/** Sends a file by tus, going on where an earlier attempt stopped. Aborting leaves the part on the server. */
export async function transfer(
  request: TransferRequest,
  events: TransferEvents,
  signal: AbortSignal,
): Promise<void> {
  const { Upload } = await loadTus();
  return new Promise((resolve, reject) => {
    const upload = new Upload(request.file, {
      endpoint: '/api/uploads',
      uploadUrl: request.uploadUrl,
      chunkSize: chunkBytes,
      retryDelays: retryDelaysMs,
      storeFingerprintForResuming: false,
      metadata: {
        slug: request.slug,
        filename: request.fileName,
        filetype: request.fileType,
        sha256: request.sha256,
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        if (status === 0 || status >= 500) events.onBreak(breakOf(error));
        return (status < 400 || status >= 500 || [409, 423].includes(status)) && navigator.onLine;
      },
      onProgress: (sent) => events.onProgress(sent),
      onUploadUrlAvailable: () => {
        if (upload.url) events.onUrl(upload.url);
      },
      onSuccess: () => resolve(),
      onError: (error) => {
        const refused = refusal(error);
        // The server waits for other bytes, and there are none.
        if (refused && unsuitableStatuses.includes(refused.status) && upload.url) {
          abandonTransfer(upload.url).catch(() => {});
        }
        reject(refused ?? error);
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    if (signal.aborted) reject(signal.reason);
    else upload.start();
  });
}

/** Gives up what the server holds of an upload. */
export async function abandonTransfer(uploadUrl: string): Promise<void> {
  const { Upload } = await loadTus();
  await Upload.terminate(uploadUrl, { retryDelays: [] });
}

/** Why a transfer that was not refused does not continue. */
export function breakOf(error: unknown): Break {
  const response = responseOf(error);
  if (!response || response.getStatus() < 500) return 'line';
  return response.getBody().includes('"disk_full"') ? 'disk-full' : 'away';
}

function responseOf(error: unknown): { getStatus(): number; getBody(): string } | null {
  if (!(error instanceof Error && 'originalResponse' in error)) return null;
  return error.originalResponse as { getStatus(): number; getBody(): string } | null;
}

function refusal(error: Error): TransferRefused | null {
  const response = responseOf(error);
  const status = response?.getStatus() ?? 0;
  // A lock or a busy server passes; the transfer is tried again.
  if (!response || status < 400 || status >= 500 || [408, 409, 423, 429].includes(status)) {
    return status === 409 && response?.getBody().includes('duplicate_image')
      ? new TransferRefused(status, response.getBody())
      : null;
  }
  return new TransferRefused(status, response.getBody());
}
