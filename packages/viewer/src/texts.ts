/** What the viewer itself says; a host hands in its own words for other languages. */
export interface ViewerTexts {
  /** Name of the picture for screen readers. */
  picture: (sceneName: string) => string;
  /** What kind of thing the picture is, for screen readers. */
  pictureRole: string;
  /** Name of a link to a scene for screen readers. */
  goTo: (sceneName: string) => string;
  /** A link without a label to a scene that is not there. */
  unknownScene: string;
  /** Name of a note without a label. */
  note: string;
  noWebGl: string;
  noPicture: (sceneName: string) => string;
  failed: (sceneName: string) => string;
  tilesMissing: string;
}

export const englishTexts: ViewerTexts = {
  picture: (sceneName) => `${sceneName}: panorama. Arrow keys look around, plus and minus zoom.`,
  pictureRole: 'panorama',
  goTo: (sceneName) => `Go to ${sceneName}`,
  unknownScene: 'another room',
  note: 'Note',
  noWebGl: 'This tour needs WebGL 2, which this browser or device does not offer. Try a current browser.',
  noPicture: (sceneName) => `${sceneName} has no picture yet.`,
  failed: (sceneName) => `${sceneName} could not be loaded.`,
  tilesMissing: 'A part of the picture could not be loaded.',
};
