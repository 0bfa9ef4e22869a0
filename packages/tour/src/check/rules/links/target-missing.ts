import { isKind } from '../../../document/index.ts';
import type { Rule } from '../../finding.ts';
import { removeHotspot } from '../../remove-hotspot.ts';
import { perHotspot } from '../../scene-findings.ts';

/** A link to a scene that was deleted, or to none. */
export const targetMissing: Rule = (checked) =>
  perHotspot(checked, (hotspot, scene) => {
    if (!isKind(hotspot, 'link')) return null;
    const { targetSceneId } = hotspot;
    if (targetSceneId !== undefined && checked.scenes.has(targetSceneId)) return null;
    const params = { scene: scene.name, label: hotspot.text ?? '' };
    return { rule: 'target-missing', severity: 'error', params, fix: removeHotspot(scene.id, hotspot.id) };
  });
