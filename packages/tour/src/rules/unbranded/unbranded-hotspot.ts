import { type Hotspot, hotspotKinds, type RichText } from '../../document/index.ts';
import { cleanPanelText } from './clean-texts.ts';

/** Kinds that only lead elsewhere, or show what others made. */
const leftOut: ReadonlySet<string> = new Set(['web', 'embed', 'brochure']);

/** A hotspot without what leads out of the tour; null where nothing of it is left. */
export function unbrandedHotspot(hotspot: Hotspot): Hotspot | null {
  if (leftOut.has(hotspot.kind) || hotspotKinds.of(hotspot.kind) === null) return null;
  const { iconName, ...shown } = unbrandedPanel(hotspot);
  // Another site's player names who put the video there.
  if (hotspot.kind === 'video' && !shown['slug']) return null;
  // A picture of the owner's own may be their sign.
  const isOwnIcon = iconName?.includes('/') ?? false;
  return (iconName === undefined || isOwnIcon ? shown : { ...shown, iconName }) as Hotspot;
}

/** What a panel says and shows, of a hotspot or a product, without its button and its links. */
export function unbrandedPanel<P extends object>(panel: P): P {
  const { url: _, urlText: __, ...shown } = panel as Panel;
  return cleanPanelText(shown) as P;
}

interface Panel {
  body?: string;
  rich?: RichText;
  url?: string;
  urlText?: string;
}
