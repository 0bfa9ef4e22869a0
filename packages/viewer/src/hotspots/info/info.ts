import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** Says something beside the picture. */
export const info: ViewerKind<'info'> = {
  iconName: 'info-circle',
  word: 'Note',
  isNameEnough: true,
  content: panelFacts,
};
