import { type Hotspot, isKind, type Scene } from '../../../document/index.ts';
import { heldProduct, listedProduct, type PlacedProduct } from '../../../rules/index.ts';
import type { CheckedTour, Finding } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

interface Place {
  scene: Scene;
  hotspot: Hotspot;
}

/** The findings of a rule that looks at one product at a time, where visitors meet it first; what is nowhere is not shown. */
export function perProduct(
  checked: CheckedTour,
  look: (
    placed: Pick<PlacedProduct, 'product' | 'isListed'>,
    place: Place,
  ) => Omit<Finding, 'sceneId' | 'hotspotId'> | null,
): Finding[] {
  const seen = new Set<string>();
  return perHotspot(checked, (hotspot, scene) => {
    if (!isKind(hotspot, 'product')) return null;
    const listed = listedProduct(checked.tour, hotspot);
    const product = listed ?? heldProduct(hotspot, hotspot.id);
    if (listed && seen.has(listed.id)) return null;
    if (listed) seen.add(listed.id);
    return look({ product, isListed: listed !== null }, { scene, hotspot });
  });
}
