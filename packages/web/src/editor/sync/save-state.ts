/** How far the changes of this tab have come; the top bar says it in words. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving'; waiting: number }
  /** The server cannot be reached; the changes are kept in this browser. */
  | { kind: 'offline'; waiting: number }
  /** The server answered with an error; the changes are kept and tried again. */
  | { kind: 'failed'; waiting: number }
  /** The session ended; the changes wait for the next login of the same user. */
  | { kind: 'logged-out'; waiting: number }
  /** The user may not change the tour any more; the changes are kept in case that is undone. */
  | { kind: 'shut-out'; waiting: number };
