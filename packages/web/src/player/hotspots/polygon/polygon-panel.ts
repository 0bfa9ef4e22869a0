import { InfoPanel } from '../info/info-panel.tsx';
import type { PanelKind } from '../panel-kind.ts';

/** An area that says something. */
export const polygonPanel: PanelKind<'polygon'> = { Panel: InfoPanel };
