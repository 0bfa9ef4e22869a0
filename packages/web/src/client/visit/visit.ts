import type { LinkState } from '@tourwright/api';

/** What is between a visitor and the tour. */
export type GateState = Exclude<LinkState, 'open' | 'visit'>;
/** Why somebody was not let in. */
export type EntryProblem = 'wrong' | 'too-often' | 'unreachable';

/** A visit by a link of a tour. */
export interface Visit {
  /** Tries a password; null: it was right. */
  enter(password: string): Promise<EntryProblem | null>;
  close(): void;
}
