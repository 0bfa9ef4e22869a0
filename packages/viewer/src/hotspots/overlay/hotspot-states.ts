/** What the host says of hotspots, by their ids. */
export interface HotspotStates {
  open: string | null;
  playing: readonly string[];
}
