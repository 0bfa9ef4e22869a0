import type { FirstTexts, LateTexts, ViewerTexts } from './texts.ts';

const kinds: Record<string, string> = {
  image: 'Picture',
  gallery: 'Pictures',
  video: 'Video',
  audio: 'Sound',
  brochure: 'Brochure',
  product: 'Product',
  embed: 'Web page',
};

const lateTexts: LateTexts = {
  goTo: (sceneName) => `Go to ${sceneName}`,
  unknownScene: 'another room',
  noPicture: (sceneName) => `${sceneName} has no picture yet.`,
  kind: (kind, name, host) => {
    const what = kinds[kind] ?? 'Note';
    if (kind === 'web' && host) return name ? `${name}, opens ${host}` : `Opens ${host}`;
    if (kind === 'info' || kind === 'polygon') return name || what;
    return name ? `${name}, ${what.toLowerCase()}` : what;
  },
  play: (name) => `Play ${name || 'video'}`,
  pause: (name) => `Pause ${name || 'video'}`,
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  captions: 'Captions',
  enlarge: 'Enlarge',
};

/** Fills in, in place, what is not there yet: a host may change any of it afterwards. */
export function completeTexts(texts: FirstTexts): ViewerTexts {
  return Object.assign(texts, { ...lateTexts, ...texts });
}
