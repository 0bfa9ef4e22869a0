import type { Picture } from '../../../document/index.ts';
import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

/** A picture that those who cannot see it learn nothing of. */
export const missingAltText: Rule = (checked) =>
  perHotspot(checked, (hotspot, scene) => {
    const { pictures = [] } = hotspot as { pictures?: readonly Picture[] };
    const count = pictures.filter(({ alt, caption }) => !alt?.trim() && !caption?.trim()).length;
    if (count === 0) return null;
    const params = { scene: scene.name, label: hotspot.text ?? '', count };
    return { rule: 'missing-alt-text', severity: 'warning', params };
  });
