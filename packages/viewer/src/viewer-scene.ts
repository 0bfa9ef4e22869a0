import type { Hotspot } from '@tourwright/tour/document';
import { readManifest } from '@tourwright/tour/pyramid';
import type { HotspotLook } from './overlay/hotspot-button.ts';
import type { PanoramaSource } from './render/panorama-source.ts';
import type { ViewerTexts } from './texts.ts';
import type { ViewAngles } from './view/angles.ts';
import type { Room } from './view/arrival.ts';

/** A scene as the viewer shows it. */
export interface ViewerScene {
  id: number;
  name: string;
  /** Null as long as there is no picture. */
  source: PanoramaSource | null;
  /** How one looks when the scene opens. */
  view: ViewAngles;
  hotspots: Hotspot[];
}

/** What the way into and out of a scene depends on. */
export function roomOf({ id, view, hotspots, source }: ViewerScene): Room {
  const read = readManifest(source?.manifest);
  return { id, view, hotspots, heading: read.ok ? read.manifest.heading : undefined };
}

/** What a hotspot is called: by its own text, else by the scene that it leads to. */
export function hotspotLook(
  hotspot: Hotspot,
  texts: ViewerTexts,
  nameOf: (sceneId: number) => string | undefined,
): HotspotLook {
  const { kind, text = '', targetSceneId } = hotspot;
  if (kind !== 'link') return { label: text, name: text || texts.note };
  const target = targetSceneId === undefined ? undefined : nameOf(targetSceneId);
  return { label: text || (target ?? ''), name: texts.goTo(text || (target ?? texts.unknownScene)) };
}
