import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** A page of another site in a frame, which only the page can show. */
export const embed: ViewerKind<'embed'> = {
  iconName: 'app-window',
  word: 'Web page',
  content: (hotspot) => ({ ...panelFacts(hotspot), isOutsideSaid: true }),
};
