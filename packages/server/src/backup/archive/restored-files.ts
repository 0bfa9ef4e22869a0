import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { hashStored } from '../../drivers/storage/hash-stored.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { BackupFault } from './archive-format.ts';

/** What a restore does with the storage. */
export type RestoreStorage = Pick<Storage, 'read' | 'list' | 'put' | 'get' | 'delete'>;

/** Smaller ones, which tiles are, are written several at a time: each waits for the disk or the line. */
const smallBytes = 1024 * 1024;
const atOnce = 12;

/** Files on their way from a backup into a storage. Each is read again from there and compared, unless it keeps none. */
export class RestoredFiles {
  readonly #storage: RestoreStorage;
  readonly #readsBack: boolean;
  readonly #running = new Set<Promise<void>>();
  #failure: { error: unknown } | null = null;
  count = 0;

  constructor(storage: RestoreStorage, { readsBack }: { readsBack: boolean }) {
    this.#storage = storage;
    this.#readsBack = readsBack;
  }

  /** Resolves when the body is read; a small file may be written only later. */
  async add(key: string, sizeBytes: number, body: Readable): Promise<void> {
    this.#throwFailure();
    this.count += 1;
    if (sizeBytes > smallBytes) return this.#write(key, sizeBytes, body);
    const bytes = await buffer(body);
    while (this.#running.size >= atOnce) await Promise.race(this.#running);
    this.#throwFailure();
    const running = this.#write(key, sizeBytes, bytes)
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for all; throws what the first that failed threw. */
  async end(): Promise<void> {
    await Promise.all(this.#running);
    this.#throwFailure();
  }

  async #write(key: string, sizeBytes: number, body: Buffer | Readable): Promise<void> {
    const written = await this.#storage.put(key, body);
    const isThere = written.sizeBytes === sizeBytes;
    if (isThere && (!this.#readsBack || (await hashStored(this.#storage, key)) === written.sha256)) return;
    throw new BackupFault(
      `${key} came back from the storage otherwise than it was; the restore was given up`,
    );
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }
}
