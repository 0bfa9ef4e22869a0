import { degrees, yawPitchOf } from '../../../sphere/index.ts';
import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

const steepest = 60;

/** A hotspot so far up or down that nobody looks there. */
export const hotspotTooSteep: Rule = (checked) =>
  perHotspot(checked, ({ position, text }, scene) => {
    const pitch = degrees(yawPitchOf(position).pitch);
    if (Math.abs(pitch) <= steepest) return null;
    const params = { scene: scene.name, label: text ?? '', pitch: Math.round(pitch) };
    return { rule: 'hotspot-too-steep', severity: 'notice', params };
  });
