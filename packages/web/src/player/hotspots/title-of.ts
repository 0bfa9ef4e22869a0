import type { Hotspot } from '@tourwright/tour/document';
import { playerKindOf } from './player-kind-of.ts';

/** What a hotspot is called: by its own name, else as its kind says. */
export function titleOf(hotspot: Hotspot): string {
  const kind = playerKindOf(hotspot);
  return hotspot.title || hotspot.text || kind.nameOf?.(hotspot) || kind.what();
}
