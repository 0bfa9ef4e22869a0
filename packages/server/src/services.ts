import type { DemoSource } from '@tourwright/demo';
import type { Logger } from 'pino';
import type { Passwords } from './accounts/passwords/passwords.ts';
import type { Config } from './config.ts';
import type { Database } from './drivers/database/database.ts';
import type { Mail } from './drivers/mail/mail.ts';
import type { Payment } from './drivers/payment/payment.ts';
import type { Storage } from './drivers/storage/storage.ts';
import type { OpenPictureProcesses } from './images/picture-processes.ts';
import type { Queue } from './jobs/queue.ts';
import type { PublicNet } from './outgoing/public-addresses.ts';
import type { WebBundle } from './pages/html/web-bundle.ts';
import type { PlanBook } from './plans/plan-book.ts';

/** All that a running server has open. `app.ts` hands each part only what it names. */
export interface Services {
  config: Config;
  log: Logger;
  database: Database;
  storage: Storage;
  mail: Mail;
  queue: Queue;
  /** Where cards are charged; null: nowhere. */
  payment: Payment | null;
  /** The plans of this server. */
  book: PlanBook;
  /** The built web app. */
  web: WebBundle;
  /** The tours of the gallery, as this release has them. */
  demos: readonly DemoSource[];
  /** Signs sessions and private media: `SECRET`, or what was generated into `DATA_DIR/secret`. */
  secret: string;
  /** How passwords are hashed; tests do it cheaply. */
  passwords: Passwords;
  /** How processes that open pictures are started; the servers of tests share them. */
  openPictures: OpenPictureProcesses;
  /** The internet; tests have one of their own. */
  net: PublicNet;
  /** The present moment; tests set it. */
  clock: () => Date;
  /** Gives everything back, in the reverse order of opening. */
  close(): Promise<void>;
}
