import { InfoPanel } from '../info/info-panel.tsx';
import type { PanelKind } from '../panel-kind.ts';

/** A page of another site, in a new tab. */
export const webPanel: PanelKind<'web'> = { Panel: InfoPanel };
