import type { Finding, Severity } from '@tourwright/tour/check';

/** What is worth a look in a tour: a finding of the rules, or what the editor alone knows, of files on their way. */
export interface Problem extends Omit<Finding, 'fix'> {
  /** Does not change as long as it exists. */
  key: string;
  severity: Severity;
  /** The file that it is about, where it is not the scene's photo. */
  slug?: string;
  /** Nothing can be published while it exists. */
  isBlocking: boolean;
  /** The owners may decide to leave it; what blocks, and what passes by itself, is not theirs to decide. */
  canIgnore: boolean;
  isIgnored: boolean;
  fix?: Finding['fix'];
}

/** What Tour Check shows besides the list; null while it is closed. */
export interface CheckSession {
  /** The current problem. */
  key: string | null;
  /** Where the fix of the current problem was dragged to. */
  place: [number, number, number] | null;
}
