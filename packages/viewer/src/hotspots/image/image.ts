import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** One picture, large. */
export const image: ViewerKind<'image'> = {
  iconName: 'photo',
  word: 'Picture',
  content: (hotspot) => ({ ...panelFacts(hotspot), pictures: hotspot.pictures?.slice(0, 1) ?? [] }),
};
