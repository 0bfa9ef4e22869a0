/** A live session. */
export interface SessionFacts {
  id: string;
  userId: string;
  expiresAt: Date;
}
