import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** An area that says something; without corners there is none. */
export const polygon: ViewerKind<'polygon'> = {
  iconName: 'info-circle',
  word: 'Note',
  isNameEnough: true,
  canShow: ({ polygon: corners }) => corners !== undefined,
  content: panelFacts,
};
