import type { FaultParams, Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import type { EditQueue } from './edit-queue.ts';
import { type Failure, failureOf } from './failure.ts';
import {
  type AcceptedEdit,
  accept,
  addPending,
  openReplica,
  type Replica,
  rebase,
  type SyncAnswer,
  settle,
} from './replica.ts';
import type { SaveState } from './save-state.ts';
import type { TourChannel } from './tour-channel.ts';

/** The server takes at most 500 edits or 1 MB a request; this leaves room for the frame around them. */
const maxEdits = 200;
const maxBytes = 700_000;

interface SyncOptions {
  tour: Tour;
  /** Edits of an earlier visit or of another tab that were not answered, oldest first. */
  pending: readonly Edit[];
  queue: EditQueue;
  channel: TourChannel;
  send(base: number, edits: Edit[]): Promise<SyncAnswer>;
  /** Fetches the whole document, when edits in between are unknown. */
  load(): Promise<Tour>;
  onTour(tour: Tour): void;
  onState(state: SaveState): void;
  /** The server did not take an edit; the tour is already without it. */
  onRefused(edit: Edit, code: string, params: FaultParams): void;
  /** How long edits gather before they are sent. */
  delayMs?: number;
  /** The longest that an edit waits while others keep coming. */
  maxDelayMs?: number;
  /** The first wait after a failure; doubled each time, up to 30 s. */
  retryMs?: number;
}

/**
 * Keeps this tab's tour and the server's the same: edits apply here at once, are kept in the browser, and are sent
 * within two seconds; what the server accepted from elsewhere is slipped in below those still unsent.
 */
export class TourSync {
  readonly #options: SyncOptions;
  #replica: Replica;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** When the oldest edit that still gathers was made. */
  #gatheringSince: number | null = null;
  #failures = 0;
  #lastFailure: Exclude<Failure, 'refused'> = 'offline';
  #isClosed = false;
  /** Ids that the server has answered, so that a late message of another tab does not bring an edit back. */
  readonly #answered = new Set<string>();

  constructor(options: SyncOptions) {
    this.#options = options;
    this.#replica = openReplica(options.tour, options.pending);
    options.channel.onMessage((message) => {
      if (message.type === 'edit') this.#addForeign(message.edit);
      else if (message.version > this.#replica.confirmed.version) void this.#send();
    });
    if (options.pending.length > 0) this.#schedule(0);
    this.#tell();
  }

  /** The tour with every change of this tab. */
  get tour(): Tour {
    return this.#replica.tour;
  }

  /** The newest version that the server has confirmed here. */
  get confirmedVersion(): number {
    return this.#replica.confirmed.version;
  }

  get unsentCount(): number {
    return this.#replica.pending.length;
  }

  /** Applies a change at once and sends it soon. */
  add(edit: Edit): { ok: true } | { ok: false; code: string } {
    if (this.#isClosed) return { ok: false, code: '' };
    const result = addPending(this.#replica, edit);
    if (!result.ok) return result;
    this.#show(result.replica);
    void this.#options.queue.add(edit);
    this.#options.channel.post({ type: 'edit', edit });
    this.#scheduleGathered();
    this.#tell();
    return { ok: true };
  }

  /** An edit that the server sends, in any order. */
  receive(accepted: AcceptedEdit): void {
    if (this.#isClosed) return;
    const next = accept(this.#replica, [accepted]);
    if (next) this.#follow(next);
    else void this.#send();
  }

  /** Takes a document that the server gave in answer to something else, for example publishing. */
  adopt(tour: Tour): void {
    if (this.#isClosed) return;
    this.#follow(rebase(this.#replica, tour));
  }

  /** Sends now; true when nothing is left unsent. */
  async flush(): Promise<boolean> {
    if (!this.#isClosed) await this.#send();
    return this.unsentCount === 0;
  }

  /** From here on nothing is reported and nothing new is accepted; a flush in progress still sends what is unsent. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#options.channel.close();
  }

  #addForeign(edit: Edit): void {
    const isKnown = this.#answered.has(edit.id) || this.#replica.pending.some(({ id }) => id === edit.id);
    if (isKnown) return;
    this.#show(openReplica(this.#replica.confirmed, [...this.#replica.pending, edit]));
    // The other tab sends first; this one only steps in when it is gone.
    this.#schedule((this.#options.delayMs ?? 400) * 4);
    this.#tell();
  }

  /** Each edit starts the pause again, but none waits longer than the maximum. */
  #scheduleGathered(): void {
    const { delayMs = 400, maxDelayMs = 800 } = this.#options;
    const now = Date.now();
    this.#gatheringSince ??= now;
    this.#schedule(Math.max(0, Math.min(delayMs, this.#gatheringSince + maxDelayMs - now)));
  }

  #schedule(delayMs: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), delayMs);
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      this.#tell();
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    let size = maxEdits;
    do {
      this.#gatheringSince = null;
      const edits = firstEdits(this.#replica.pending, size);
      try {
        const answer = await this.#options.send(this.#replica.confirmed.version, edits);
        await this.#settle(edits, answer);
        this.#failures = 0;
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'refused' && edits.length === 1) await this.#drop(edits, error);
        else if (failure === 'refused' && edits.length > 1) size = 1;
        else {
          this.#fail(failure);
          return;
        }
      }
    } while (this.unsentCount > 0);
  }

  async #settle(sent: Edit[], answer: SyncAnswer): Promise<void> {
    const before = this.#replica.confirmed.version;
    const answered = answer.answers.map(({ id }) => id);
    for (const id of answered) this.#answered.add(id);
    const next = settle(this.#replica, sent, answer);
    if (next) {
      this.#show(next);
    } else {
      const fetched = await this.#options.load();
      const pending = this.#replica.pending.filter(({ id }) => !answered.includes(id));
      this.#show(rebase({ ...this.#replica, pending }, fetched));
    }
    await this.#options.queue.remove(answered);
    if (this.#isClosed) return;
    if (this.#replica.confirmed.version > before) {
      this.#options.channel.post({ type: 'version', version: this.#replica.confirmed.version });
    }
    for (const { id, status, code, params } of answer.answers) {
      const edit = sent.find((one) => one.id === id);
      if (status === 'refused' && edit) this.#options.onRefused(edit, code ?? '', params ?? {});
    }
  }

  async #drop(edits: Edit[], error: unknown): Promise<void> {
    const ids = edits.map(({ id }) => id);
    await this.#options.queue.remove(ids);
    const pending = this.#replica.pending.filter(({ id }) => !ids.includes(id));
    this.#show(openReplica(this.#replica.confirmed, pending));
    if (this.#isClosed) return;
    for (const edit of edits) this.#options.onRefused(edit, error instanceof Error ? error.message : '', {});
  }

  #fail(failure: Failure): void {
    this.#failures += 1;
    if (this.#isClosed) return;
    const waitMs = Math.min(30_000, (this.#options.retryMs ?? 1000) * 2 ** (this.#failures - 1));
    this.#schedule(waitMs);
    const kind = failure === 'refused' ? 'failed' : failure;
    this.#lastFailure = kind;
    this.#tell();
  }

  #follow(next: Replica): void {
    const left = new Set(next.pending.map(({ id }) => id));
    const gone = this.#replica.pending.filter(({ id }) => !left.has(id)).map(({ id }) => id);
    for (const id of gone) this.#answered.add(id);
    if (gone.length > 0) void this.#options.queue.remove(gone);
    this.#show(next);
    this.#tell();
  }

  #show(replica: Replica): void {
    const isNew = replica.tour !== this.#replica.tour;
    this.#replica = replica;
    if (isNew && !this.#isClosed) this.#options.onTour(replica.tour);
  }

  #tell(): void {
    if (this.#isClosed) return;
    const waiting = this.unsentCount;
    if (waiting === 0 && this.#failures === 0) this.#options.onState({ kind: 'saved' });
    else if (this.#failures === 0) this.#options.onState({ kind: 'saving', waiting });
    else this.#options.onState({ kind: this.#lastFailure, waiting });
  }
}

const encoder = new TextEncoder();

/** As many of the oldest edits as one request may carry. */
function firstEdits(pending: readonly Edit[], maxCount: number): Edit[] {
  const edits: Edit[] = [];
  let bytes = 0;
  for (const edit of pending.slice(0, maxCount)) {
    bytes += encoder.encode(JSON.stringify(edit)).length;
    if (edits.length > 0 && bytes > maxBytes) break;
    edits.push(edit);
  }
  return edits;
}
