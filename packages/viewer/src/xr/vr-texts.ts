/** The texts of VR; hosts pass others for other languages. */
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
  /** For contents that only the page shows, and their host ('' for the tour's own). */
  opensAfter: (host: string) => string;
  nothingHere: string;
  /** A file of the tour no longer exists. */
  gone: string;
  /** After a scene could not be opened: the present one stays. */
  goOn: string;
  count: (index: number, count: number) => string;
}

/** The texts of VR in English, which stand where a host gives no others. */
export const englishVrTexts: VrTexts = {
  rooms: 'Scenes',
  home: 'Start',
  leave: 'Leave VR',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  onPage: 'Leave VR and open',
  opensAfter: (host) => `${host ? `It is at ${host} and` : 'It'} opens when you leave VR.`,
  nothingHere: 'There is nothing written here yet.',
  gone: 'The file that belongs here is not there any more.',
  goOn: 'You are still in the same scene.',
  count: (index, count) => `${index} of ${count}`,
};
