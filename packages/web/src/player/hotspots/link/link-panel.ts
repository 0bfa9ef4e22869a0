import type { PanelKind } from '../panel-kind.ts';

/** Leads to another scene. */
export const linkPanel: PanelKind<'link'> = {};
