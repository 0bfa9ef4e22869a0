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
  /** Name of any other hotspot for screen readers: what it is, what it is called ('' when it has no name), whose page. */
  kind: (kind: string, name: string, host: string) => string;
  /** Names of the buttons of a pinned film. */
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
}

const kinds: Record<string, string> = {
  image: 'Picture',
  gallery: 'Pictures',
  video: 'Video',
  audio: 'Sound',
  brochure: 'Brochure',
  product: 'Product',
  embed: 'Web page',
};

export const englishTexts: ViewerTexts = {
  picture: (sceneName) => `${sceneName}: panorama. Arrow keys look around, plus and minus zoom.`,
  pictureRole: 'panorama',
  goTo: (sceneName) => `Go to ${sceneName}`,
  unknownScene: 'another room',
  kind: (kind, name, host) => {
    const what = kinds[kind] ?? 'Note';
    if (kind === 'web') return name ? `${name}, opens ${host}` : `Opens ${host}`;
    if (kind === 'info' || kind === 'polygon') return name || what;
    return name ? `${name}, ${what.toLowerCase()}` : what;
  },
  play: (name) => `Play ${name || 'video'}`,
  pause: (name) => `Pause ${name || 'video'}`,
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  captions: 'Captions',
  enlarge: 'Enlarge',
  noWebGl: 'This tour needs WebGL 2, which this browser or device does not offer. Try a current browser.',
  noPicture: (sceneName) => `${sceneName} has no picture yet.`,
  failed: (sceneName) => `${sceneName} could not be loaded.`,
  tilesMissing: 'A part of the picture could not be loaded.',
};
