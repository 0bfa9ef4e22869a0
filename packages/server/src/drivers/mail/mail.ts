/** One mail to one person, in both forms. */
export interface MailMessage {
  /** The same at each attempt to send this mail, so that a duplicate can be recognised. */
  id: string;
  /** When it was requested. */
  createdAt: Date;
  to: string;
  /** Who gets the answer; the sender when absent. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The address that the mail asks its reader to open, if it asks for that. */
  actionLink?: string;
  attachments?: MailAttachment[];
}

/** A file that comes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The mail server will never take this mail: its receiver is unknown, or the like. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** How mail leaves. */
export interface Mail {
  /** Resolves once the mail is handed over: taken by the server, or on disk. Rejects when it was not. */
  send(message: MailMessage): Promise<void>;
  /** Rejects where no mail could be handed over now; sends none. */
  check(): Promise<void>;
  close(): Promise<void>;
}
