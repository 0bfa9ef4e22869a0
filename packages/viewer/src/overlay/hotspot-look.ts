import type { Hotspot } from '@tourwright/tour/document';
import type { ViewerTexts } from '../texts.ts';
import type { ViewerScene } from '../viewer-scene.ts';
import type { HotspotLook } from './hotspot-button.ts';
import { webAddress } from './web-address.ts';

/** What the looks of hotspots are made of. */
export interface LookParts {
  texts: ViewerTexts;
  sceneOf: (sceneId: number) => Pick<ViewerScene, 'name' | 'thumbnail'> | undefined;
  /** The address of a stored file. */
  urlOf: (slug: string) => string | null;
}

/** What a hotspot is called: by its own text, else by the scene that it leads to, else by what it is. */
export function hotspotLook(hotspot: Hotspot, { texts, sceneOf, urlOf }: LookParts): HotspotLook {
  const { kind, text = '', title = '', targetSceneId, iconName } = hotspot;
  const iconUrl = iconName?.includes('/') ? urlOf(iconName) : null;
  if (kind === 'link') {
    const target = targetSceneId === undefined ? undefined : sceneOf(targetSceneId);
    const label = text || (target?.name ?? '');
    const previewUrl = hotspot.hoverPreview === false ? null : target?.thumbnail;
    return { label, name: texts.goTo(label || texts.unknownScene), iconUrl, previewUrl: previewUrl ?? null };
  }
  const host = kind === 'web' ? (webAddress(hotspot.url)?.host ?? '') : '';
  const own = text || title;
  return {
    label: host && own ? `${own} (${host})` : own || host,
    name: texts.kind(kind, own, host),
    iconUrl,
  };
}
