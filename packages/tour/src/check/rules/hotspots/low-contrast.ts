import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

const least = 3;

/** A mark that can hardly be seen against the photo. */
export const lowContrast: Rule = (checked) =>
  perHotspot(checked, (hotspot, scene) => {
    const contrast = checked.facts.contrastOf?.(scene.id, hotspot.id);
    if (contrast === undefined || contrast >= least) return null;
    const params = { scene: scene.name, label: hotspot.text ?? '', contrast: Math.round(contrast * 10) / 10 };
    return { rule: 'low-contrast', severity: 'warning', params };
  });
