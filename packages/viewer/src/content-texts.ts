import { firstTexts, type ViewerTexts } from './texts.ts';

/** In English, what is said of what is in a scene; it comes with that. */
const contentTexts = {
  goTo: (sceneName) => `Go to ${sceneName}`,
  play: (name) => `Play ${name || 'video'}`,
  pause: (name) => `Pause ${name || 'video'}`,
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  captions: 'Captions',
  enlarge: 'Enlarge',
} satisfies Partial<ViewerTexts>;

/** In English, as far as no host says otherwise. */
export const englishTexts: ViewerTexts = { ...firstTexts, ...contentTexts };

/** Adds in English what no host has said otherwise. */
export function completeTexts(texts: ViewerTexts): void {
  Object.assign(texts, { ...contentTexts, ...texts });
}
