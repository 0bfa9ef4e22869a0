/** What VR says; a host hands in its own words for other languages. */
export interface VrTexts {
  rooms: string;
  /** Back to where the tour begins. */
  home: string;
  leave: string;
  close: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** For what only the page can show. */
  onPage: string;
  nothingHere: string;
  /** After a room could not be shown: one is where one was. */
  goOn: string;
  count: (index: number, count: number) => string;
}

export const englishVrTexts: VrTexts = {
  rooms: 'Rooms',
  home: 'Start',
  leave: 'Leave VR',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  onPage: 'Leave VR and open',
  nothingHere: 'There is nothing written here yet.',
  goOn: 'You are still in the same room.',
  count: (index, count) => `${index} of ${count}`,
};
