import type { Edit } from '@tourwright/tour/edit';
import { openTabChannel, type TabChannel } from '../../client/tabs/tab-channel.ts';

/** Messages between the tabs of one user that show the same tour. */
type TourMessage =
  /** A change that has not reached the server: the other tab shows it at once, and sends it if this tab cannot. */
  | { type: 'edit'; edit: Edit }
  /** The server has this version: tabs with an older one fetch it. */
  | { type: 'version'; version: number };

/** The channel between tabs that have the same tour open. */
export type TourChannel = TabChannel<TourMessage>;

/** The channel of one user and tour. */
export function openTourChannel(userId: string, tourId: string): TourChannel {
  return openTabChannel(`tourwright-tour/${userId}/${tourId}`);
}
