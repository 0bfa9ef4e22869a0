import type { Hotspot } from '@tourwright/tour/document';
import type { HotspotName, NameParts } from '../viewer-kind.ts';
import { viewerKinds } from '../viewer-kinds.ts';
import type { HotspotLook } from './hotspot-button.ts';
import { kindName } from './kind-name.ts';

/** What the looks of hotspots are made of. */
export interface LookParts extends Omit<NameParts, 'kindName'> {
  /** The address of a stored file. */
  urlOf: (slug: string) => string | null;
}

/** What a hotspot is called, as its kind says, and the picture that is its icon. */
export function hotspotLook(hotspot: Hotspot, parts: LookParts): HotspotLook {
  const { kind, iconName } = hotspot;
  const iconUrl = iconName?.includes('/') ? parts.urlOf(iconName) : null;
  const nameParts: NameParts = { ...parts, kindName: (...of) => kindName(parts.texts, ...of) };
  const named = viewerKinds.of(kind)?.named?.(hotspot, nameParts) ?? ownName(hotspot, nameParts);
  return { ...named, iconUrl };
}

function ownName({ kind, text, title }: Hotspot, { kindName: nameOf }: NameParts): HotspotName {
  const own = text || title || '';
  return { label: own, name: nameOf(kind, own) };
}
