/** One stream of server-sent events about a tour: what others changed, and how work on its images continues. */
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { TourChannel } from './tour-channels.ts';
import type { TourNews } from './tour-feed.ts';

/** A reader that takes no more than this behind is too slow, and has to begin again. */
const maxWaitingBytes = 4 * 1024 * 1024;

interface StreamParts {
  /** The newest version that the reader has. */
  since: number;
  heartbeatMs: number;
  log: Pick<Logger, 'error'>;
  channel: Pick<TourChannel, 'editsAfter' | 'imageText'>;
}

/** Writes to an answer that stays open; `close` ends it. */
export class LiveStream {
  readonly #answer: ServerResponse;
  readonly #parts: StreamParts;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #slugs = new Set<string>();
  #version: number;
  #hasNews = false;
  #isSending = false;

  constructor(answer: ServerResponse, parts: StreamParts) {
    this.#answer = answer;
    this.#parts = parts;
    this.#version = parts.since;
    this.#write('retry: 1000\n\n');
    this.#heartbeat = setInterval(() => {
      this.#write(': heartbeat\n\n');
      // What was sent while the connection to the database was down is found now.
      this.#send();
    }, parts.heartbeatMs);
    this.#send();
  }

  hear(news: TourNews): void {
    if (news.slug !== undefined) this.#slugs.add(news.slug);
    if (news.type === 'deleted') this.close();
    else this.#send();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#answer.end();
  }

  /** Sends all that is new; what becomes new meanwhile is sent too, so that at most one sending is under way. */
  #send(): void {
    this.#hasNews = true;
    if (this.#isSending) return;
    this.#isSending = true;
    this.#sendAll()
      .catch((err) => {
        this.#parts.log.error({ err }, 'Live events of a tour ended');
        this.close();
      })
      .finally(() => {
        this.#isSending = false;
        // Heard after the last look and before this line.
        if (this.#hasNews && this.#answer.writable) this.#send();
      });
  }

  async #sendAll(): Promise<void> {
    while (this.#hasNews && this.#answer.writable) {
      this.#hasNews = false;
      for (const { version, text } of await this.#parts.channel.editsAfter(this.#version)) {
        this.#version = version;
        this.#hasNews = true;
        this.#write(text);
      }
      for (const slug of [...this.#slugs]) {
        this.#slugs.delete(slug);
        const text = await this.#parts.channel.imageText(slug);
        if (text !== null) this.#write(text);
      }
    }
  }

  #write(text: string): void {
    if (!this.#answer.writable) return;
    this.#answer.write(text);
    if (this.#answer.writableLength > maxWaitingBytes) this.#answer.destroy();
  }
}
