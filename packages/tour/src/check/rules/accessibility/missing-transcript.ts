import { isKind } from '../../../document/index.ts';
import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

/** A sound that nobody can read. */
export const missingTranscript: Rule = (checked) =>
  perHotspot(checked, (hotspot, scene) => {
    if (!isKind(hotspot, 'audio') || hotspot.body?.trim() || hotspot.captions?.length) return null;
    const params = { scene: scene.name, label: hotspot.text ?? '' };
    return { rule: 'missing-transcript', severity: 'warning', params };
  });
