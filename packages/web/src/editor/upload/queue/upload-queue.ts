import { TransferSpeed } from '../../../client/transfer-speed.ts';
import { shownName } from '../reading/scene-name.ts';
import type { UploadFault } from '../upload-fault.ts';
import type { KeptFiles, KeptUpload } from './kept-files.ts';
import { type Break, breakOf, type TransferRequest } from './transfer.ts';
import { refusalOf } from './transfer-answer.ts';
import type { UploadItem } from './upload-item.ts';

interface QueueOptions {
  hash(file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<string>;
  transfer(
    request: TransferRequest,
    events: {
      onProgress(sentBytes: number): void;
      onUrl(uploadUrl: string): void;
      onBreak(why: Break): void;
    },
    signal: AbortSignal,
  ): Promise<void>;
  /** Asks the server to delete a partial upload. */
  abandon(uploadUrl: string): Promise<void>;
  kept: KeptFiles;
  /** The slug under which the tour holds this content already, in the folder of the one that it got here; or null. */
  slugOf(sha256: string, slug: string): string | null;
  onItem(item: UploadItem): void;
  /** Nothing is left to show of this upload. */
  onGone(slug: string): void;
  /** The photo is in the tour already, under another slug. */
  onDuplicate(slug: string, existingSlug: string): void;
  maxParallel?: number;
  /** The wait before a transfer without network is tried again. */
  retryMs?: number;
  now?(): number;
}

/** What is in different folders of a tour is made into different things. */
export const folderOf = (slug: string) => slug.slice(0, slug.lastIndexOf('/'));

interface Job {
  item: UploadItem;
  upload: KeptUpload;
  file: File | null;
  speed: TransferSpeed;
  controller: AbortController | null;
  timer: ReturnType<typeof setTimeout> | null;
}

/**
 * Uploads photos, three at once: hash, refuse what the tour holds already, send, and continue after a break of the
 * network, a reload or a crash. Closing stops the work of this tab; what is kept continues at the next visit.
 */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #jobs = new Map<string, Job>();
  #isClosed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Takes a file for a slug; a file that was there for it before is given up. */
  add(slug: string, file: File): void {
    if (this.#isClosed) return;
    const upload = { slug, fileName: file.name, sizeBytes: file.size, sha256: null, uploadUrl: null };
    const job = this.#open(upload, file, 'waiting');
    void this.#options.kept.keep(upload, file);
    this.#show(job, {});
    this.#pump();
  }

  /** Takes up what an earlier visit left, except where the server has everything by now. */
  async resume(isFinished: (slug: string) => boolean): Promise<void> {
    for (const { upload, file } of await this.#options.kept.load()) {
      if (this.#isClosed) return;
      if (this.#jobs.has(upload.slug)) continue;
      if (isFinished(upload.slug)) {
        await this.#options.kept.forget(upload.slug);
        continue;
      }
      this.#show(this.#open(upload, file, file ? 'waiting' : 'needs-file'), {});
    }
    this.#pump();
  }

  /** Whether this tab is sending, or about to send, a photo that would have to be chosen again after leaving. */
  get isBusy(): boolean {
    return [...this.#jobs.values()].some(
      ({ item }) => !['sent', 'failed', 'needs-file'].includes(item.state),
    );
  }

  /** The same file, chosen again after a reload. False when it is another one. */
  async provide(slug: string, file: File): Promise<boolean> {
    const job = this.#jobs.get(slug);
    if (!job) return false;
    const { sha256, sizeBytes } = job.upload;
    if (file.size !== sizeBytes) return false;
    if (sha256) {
      this.#show(job, { state: 'checking', progress: 0 });
      const signal = new AbortController().signal;
      const found = await this.#options.hash(file, (progress) => this.#show(job, { progress }), signal);
      if (found !== sha256) {
        this.#show(job, { state: 'needs-file', progress: 0 });
        return false;
      }
    }
    if (this.#jobs.get(slug) !== job) return true;
    job.file = file;
    void this.#options.kept.keep(job.upload, file);
    this.#show(job, { state: 'waiting', progress: 0, fault: null });
    this.#pump();
    return true;
  }

  retry(slug: string): void {
    const job = this.#jobs.get(slug);
    if (!job || job.controller) return;
    // A damaged transfer starts over; one that was cut off continues.
    if (job.item.fault?.code === 'checksum') job.upload = { ...job.upload, uploadUrl: null };
    this.#show(job, { state: job.file ? 'waiting' : 'needs-file', fault: null });
    this.#pump();
  }

  /** Tries everything that waits for the network. */
  retryPaused(): void {
    for (const job of this.#jobs.values()) if (job.item.state === 'paused') this.retry(job.item.slug);
  }

  /** Cancels an upload, here at once; resolves when the server has been notified. */
  async cancel(slug: string): Promise<void> {
    const job = this.#jobs.get(slug);
    if (!job) return;
    this.#drop(job);
    // What the server cannot be notified of now expires there by itself.
    if (job.upload.uploadUrl) await this.#options.abandon(job.upload.uploadUrl).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    for (const job of this.#jobs.values()) stop(job);
    this.#jobs.clear();
    this.#options.kept.close();
  }

  #open(upload: KeptUpload, file: File | null, state: UploadItem['state']): Job {
    const before = this.#jobs.get(upload.slug);
    if (before) stop(before);
    const { slug, fileName, sizeBytes } = upload;
    const item: UploadItem = {
      slug,
      fileName: shownName(fileName),
      sizeBytes,
      state,
      progress: 0,
      secondsLeft: null,
      pausedBy: null,
      fault: null,
    };
    const job: Job = { item, upload, file, speed: new TransferSpeed(), controller: null, timer: null };
    this.#jobs.set(slug, job);
    return job;
  }

  #pump(): void {
    const jobs = [...this.#jobs.values()];
    let free = (this.#options.maxParallel ?? 3) - jobs.filter(({ controller }) => controller).length;
    for (const job of jobs) {
      if (free <= 0) return;
      if (job.item.state !== 'waiting' || !job.file || job.controller) continue;
      free -= 1;
      job.controller = new AbortController();
      void this.#run(job, job.file, job.controller.signal).finally(() => {
        job.controller = null;
        this.#pump();
      });
    }
  }

  async #run(job: Job, file: File, signal: AbortSignal): Promise<void> {
    try {
      const sha256 = job.upload.sha256 ?? (await this.#hash(job, file, signal));
      signal.throwIfAborted();
      const existing = this.#existing(job, sha256);
      if (existing !== null) {
        this.#duplicate(job, existing);
        return;
      }
      this.#keep(job, { sha256 });
      job.speed = new TransferSpeed();
      this.#show(job, { state: 'uploading', progress: 0, secondsLeft: null });
      const { slug, fileName, uploadUrl } = job.upload;
      await this.#options.transfer(
        { file, slug, fileName, fileType: file.type, sha256, uploadUrl },
        {
          onProgress: (sent) => this.#progress(job, sent),
          onUrl: (url) => this.#keep(job, { uploadUrl: url }),
          onBreak: (why) => this.#show(job, { state: 'paused', pausedBy: why, secondsLeft: null }),
        },
        signal,
      );
      await this.#options.kept.forget(slug);
      job.file = null;
      this.#show(job, { state: 'sent', progress: 1, secondsLeft: null });
    } catch (error) {
      if (!signal.aborted) this.#failed(job, error);
    }
  }

  async #hash(job: Job, file: File, signal: AbortSignal): Promise<string> {
    this.#show(job, { state: 'checking', progress: 0 });
    try {
      return await this.#options.hash(file, (progress) => this.#show(job, { progress }), signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new UnreadableFile('the file cannot be read', { cause: error });
    }
  }

  #existing(job: Job, sha256: string): string | null {
    for (const other of this.#jobs.values()) {
      const isSame = other !== job && other.upload.sha256 === sha256;
      if (isSame && folderOf(other.item.slug) === folderOf(job.item.slug)) return other.item.slug;
    }
    const slug = this.#options.slugOf(sha256, job.item.slug);
    return slug === job.item.slug ? null : slug;
  }

  #failed(job: Job, error: unknown): void {
    const refusal = refusalOf(error instanceof Error ? error : new Error(String(error)));
    if (error instanceof UnreadableFile) {
      this.#fault(job, { code: 'unreadable', values: {} });
    } else if (refusal?.kind === 'duplicate') {
      this.#duplicate(job, refusal.slug);
    } else if (refusal) {
      this.#fault(job, refusal.fault);
    } else {
      this.#show(job, { state: 'paused', pausedBy: breakOf(error), secondsLeft: null });
      job.timer = setTimeout(() => this.retry(job.item.slug), this.#options.retryMs ?? 5000);
    }
  }

  #fault(job: Job, fault: UploadFault): void {
    this.#show(job, { state: 'failed', fault, secondsLeft: null });
  }

  #duplicate(job: Job, existingSlug: string): void {
    this.#drop(job);
    this.#options.onDuplicate(job.item.slug, existingSlug);
  }

  #drop(job: Job): void {
    stop(job);
    this.#jobs.delete(job.item.slug);
    void this.#options.kept.forget(job.item.slug);
    this.#options.onGone(job.item.slug);
  }

  #keep(job: Job, known: Partial<KeptUpload>): void {
    job.upload = { ...job.upload, ...known };
    void this.#options.kept.keep(job.upload);
  }

  #progress(job: Job, sentBytes: number): void {
    job.speed.add(sentBytes, (this.#options.now ?? Date.now)());
    const { sizeBytes } = job.upload;
    const secondsLeft = job.speed.secondsLeft(sizeBytes);
    this.#show(job, { state: 'uploading', progress: sentBytes / sizeBytes, secondsLeft });
  }

  #show(job: Job, change: Partial<UploadItem>): void {
    if (this.#jobs.get(job.item.slug) !== job) return;
    job.item = { ...job.item, ...change };
    this.#options.onItem(job.item);
  }
}

class UnreadableFile extends Error {}

function stop(job: Job): void {
  job.controller?.abort();
  if (job.timer) clearTimeout(job.timer);
}
