import type { LinkState } from '@tourwright/api';
import type { LinkFact } from './link-table.ts';

/** Who asks for the tour of a link. */
export interface LinkVisitor {
  /** Whether they may see the tour's draft anyway. */
  isMember: boolean;
  /** Whether they have a pass of this link that still counts. */
  hasPass: boolean;
  now: Date;
}

/** What is between a visitor and the tour of a link. Pure; the link counts as known at that moment. */
export function admitVisitor(link: LinkFact, { isMember, hasPass, now }: LinkVisitor): LinkState {
  if (isOver(link, now)) return 'ended';
  if (link.access === 'members') {
    if (!isMember) return 'members';
  } else if (!hasPass) {
    if (isUsedUp(link)) return 'ended';
    if (link.access === 'password') return 'password';
    if (link.mostViews !== null) return 'visit';
  }
  return link.shows === 'published' && link.tour.publishedVersion === null ? 'unready' : 'open';
}

/** Whether it ended for everybody, those included who are in the tour. */
export function isOver({ revokedAt, expiresAt, tour }: LinkFact, now: Date): boolean {
  return tour.isDeleted || revokedAt !== null || (expiresAt !== null && expiresAt <= now);
}

/** Whether it takes no visit more; those that have begun continue. */
function isUsedUp({ mostViews, views }: LinkFact): boolean {
  return mostViews !== null && views >= mostViews;
}

/** Whether the tour is opened by a pass alone. */
export function asksForPass({ access, mostViews }: LinkFact): boolean {
  return access === 'password' || (access !== 'members' && mostViews !== null);
}
