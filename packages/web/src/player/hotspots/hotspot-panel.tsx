import type { PanelProps } from './panel-kind.ts';
import { panelKindOf } from './panel-kind-of.ts';
import { titleOf } from './title-of.ts';

/** What opens when a hotspot is chosen, by its kind. */
export function HotspotPanel(props: Omit<PanelProps, 'title'>) {
  const { hotspot } = props;
  const { Panel } = panelKindOf(hotspot);
  return Panel ? <Panel {...props} title={titleOf(hotspot)} /> : null;
}
