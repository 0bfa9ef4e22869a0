import { shownHotspot } from '@tourwright/tour/rules';
import type { PanelProps } from './panel-kind.ts';
import { panelKindOf } from './panel-kind-of.ts';
import { titleOf } from './title-of.ts';

/** What opens when a hotspot is chosen, by its kind. */
export function HotspotPanel(props: Omit<PanelProps, 'title'>) {
  const hotspot = shownHotspot(props.tour, props.hotspot);
  const { Panel } = panelKindOf(hotspot);
  return Panel ? <Panel {...props} hotspot={hotspot} title={titleOf(hotspot)} /> : null;
}
