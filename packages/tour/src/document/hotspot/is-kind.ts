import type { Hotspot, HotspotKind } from './hotspot-kinds.ts';

/** Whether a hotspot is of one of these kinds; the type follows. */
export function isKind<Kind extends HotspotKind>(
  hotspot: Hotspot,
  ...kinds: readonly Kind[]
): hotspot is Extract<Hotspot, { kind: Kind }> {
  return (kinds as readonly string[]).includes(hotspot.kind);
}
