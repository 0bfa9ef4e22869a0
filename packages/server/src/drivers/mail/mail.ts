/** One mail to one person, in both forms. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that the mail asks its reader to open, if it asks for that. */
  actionLink?: string;
}

/** How mail leaves. */
export interface Mail {
  /** Resolves once the mail is handed over: taken by the server, or on disk. Rejects when it was not. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
