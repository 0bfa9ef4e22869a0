import type { TourRow } from '@tourwright/api';
import type { SessionUser } from '../client/session/session.ts';
import { editorPath } from './tours/tour-links.ts';

/** One of the first things to do, and where it is done. */
export interface SetupStep {
  id: 'tour' | 'scenes' | 'publish' | 'shop' | 'verify';
  done: boolean;
  to?: string;
}

/**
 * What an owner does in the beginning, in order, and what of it is done. `isOpen`: whether one can order in their shop; null:
 * they have none, or nobody knows yet.
 */
export function setupSteps(rows: readonly TourRow[], user: SessionUser, isOpen: boolean | null): SetupStep[] {
  const newest = rows[0];
  const withScenes = rows.find((row) => row.tourData.scenes.length > 0);
  const editor = newest && { to: editorPath((withScenes ?? newest).id) };
  return [
    { id: 'tour', done: rows.length > 0 },
    { id: 'scenes', done: withScenes !== undefined, ...editor },
    { id: 'publish', done: rows.some((row) => row.tourData.published_version !== null), ...editor },
    ...(isOpen === null ? [] : [{ id: 'shop' as const, done: isOpen, to: '/dashboard?show=orders' }]),
    { id: 'verify', done: user.emailVerified, to: '/verify-email' },
  ];
}
