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
  /** Of what is shown on the page alone, and whose it is ('' when it is the tour's own). */
  opensAfter: (host: string) => string;
  nothingHere: string;
  /** A file that the tour names does not exist any more. */
  gone: string;
  /** After a scene could not be shown: one is where one was. */
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
