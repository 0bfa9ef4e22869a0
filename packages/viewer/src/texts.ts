/** The viewer's texts; hosts pass others for other languages. */
export interface ViewerTexts {
  /** Name of the picture for screen readers. */
  picture: (sceneName: string) => string;
  /** The role description of the picture, for screen readers. */
  pictureRole: string;
  /** Name of a link to a scene for screen readers. */
  goTo: (sceneName: string) => string;
  /** Name of a link without a label whose target does not exist. */
  unknownScene: string;
  /**
   * Name of any other hotspot for screen readers: what it is, what it is called ('' when it has no name), whose page. Absent: in
   * English, as its kind is called (`hotspots/button/kind-name.ts`).
   */
  kind?: (kind: string, name: string, host: string) => string;
  /** Names of the buttons of a pinned video. */
  play: (name: string) => string;
  pause: (name: string) => string;
  soundOn: string;
  soundOff: string;
  captions: string;
  enlarge: string;
  noWebGl: string;
  noPicture: (sceneName: string) => string;
  failed: (sceneName: string) => string;
  tilesMissing: string;
  /** Hotspots, videos and other contents cannot be loaded for now. */
  contentMissing: string;
}

/** In English, what is said before anything is in a scene. */
export const firstTexts = {
  picture: (sceneName) => `${sceneName}: panorama. Arrow keys look around, plus and minus zoom.`,
  pictureRole: 'panorama',
  unknownScene: 'another scene',
  noWebGl: 'This tour needs WebGL 2.',
  noPicture: (sceneName) => `${sceneName} has no picture yet.`,
  failed: (sceneName) => `${sceneName} could not be loaded.`,
  tilesMissing: 'Part of the picture could not be loaded.',
  contentMissing: 'The hotspots could not be loaded.',
} satisfies Partial<ViewerTexts>;
