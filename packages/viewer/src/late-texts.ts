import { viewerKinds } from './hotspots/viewer-kinds.ts';
import type { FirstTexts, LateTexts, ViewerTexts } from './texts.ts';

const lateTexts: LateTexts = {
  goTo: (sceneName) => `Go to ${sceneName}`,
  unknownScene: 'another scene',
  noPicture: (sceneName) => `${sceneName} has no picture yet.`,
  kind: (kind, name, host) => {
    const { word: what = 'Note', isNameEnough } = viewerKinds.of(kind) ?? {};
    if (host) return name ? `${name}, opens ${host}` : `Opens ${host}`;
    if (isNameEnough) return name || what;
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
