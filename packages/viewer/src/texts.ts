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

/** Said beside a picture that is there, by what is loaded after it (`late-texts.ts`). */
type LateText =
  | 'goTo'
  | 'unknownScene'
  | 'noPicture'
  | 'kind'
  | 'play'
  | 'pause'
  | 'soundOn'
  | 'soundOff'
  | 'captions'
  | 'enlarge';

/** The texts as a viewer begins: those of what is loaded later come with it, unless the host has its own. */
export type FirstTexts = Omit<ViewerTexts, LateText> & Partial<ViewerTexts>;
export type LateTexts = Pick<ViewerTexts, LateText>;

export const firstTexts: FirstTexts = {
  picture: (sceneName) => `${sceneName}: panorama. Arrow keys look around, plus and minus zoom.`,
  pictureRole: 'panorama',
  noWebGl: 'This tour needs WebGL 2.',
  failed: (sceneName) => `${sceneName} could not be loaded.`,
  tilesMissing: 'Part of the picture could not be loaded.',
};
