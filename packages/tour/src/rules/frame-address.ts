import { type FrameAddress, hotspotKinds, type UnknownHotspot } from '../document/index.ts';

/** What a hotspot shows in a frame, as its kind says; null for those that show no page. */
export function frameAddress(hotspot: { kind: string; [field: string]: unknown }): FrameAddress | null {
  return hotspotKinds.of(hotspot.kind)?.frameOf?.(hotspot as UnknownHotspot) ?? null;
}
