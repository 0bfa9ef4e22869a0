/** The states of hotspots set by the host, by their ids. */
export interface HotspotStates {
  open: string | null;
  playing: readonly string[];
}
