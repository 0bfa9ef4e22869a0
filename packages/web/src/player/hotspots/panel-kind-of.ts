import { infoPanel } from './info/info-panel.tsx';
import type { AnyPanelKind } from './panel-kind.ts';
import { panelKinds } from './panel-kinds.ts';

/** What a hotspot opens; kinds of later versions open what infos do, with the fields that they share. */
export function panelKindOf({ kind }: { kind: string }): AnyPanelKind {
  return panelKinds.of(kind) ?? infoPanel;
}
