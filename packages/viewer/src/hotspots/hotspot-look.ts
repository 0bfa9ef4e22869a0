import type { Hotspot } from '@tourwright/tour/document';
import type { HotspotLook } from './hotspot-button.ts';
import type { HotspotName, NameParts } from './viewer-kind.ts';
import { viewerKinds } from './viewer-kinds.ts';

/** What the looks of hotspots are made of. */
export interface LookParts extends NameParts {
  /** The address of a stored file. */
  urlOf: (slug: string) => string | null;
}

/** What a hotspot is called, as its kind says, and the picture that is its icon. */
export function hotspotLook(hotspot: Hotspot, parts: LookParts): HotspotLook {
  const { kind, iconName } = hotspot;
  const iconUrl = iconName?.includes('/') ? parts.urlOf(iconName) : null;
  const named = viewerKinds.of(kind)?.named?.(hotspot, parts) ?? ownName(hotspot, parts);
  return { ...named, iconUrl };
}

function ownName({ kind, text, title }: Hotspot, { texts }: NameParts): HotspotName {
  const own = text || title || '';
  return { label: own, name: texts.kind(kind, own, '') };
}
