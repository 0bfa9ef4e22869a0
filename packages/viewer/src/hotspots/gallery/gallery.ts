import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** Pictures, large, one after the other. */
export const gallery: ViewerKind<'gallery'> = { iconName: 'photo', word: 'Pictures', content: panelFacts };
