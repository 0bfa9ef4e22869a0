import type { Rule } from '../../finding.ts';
import { perScene } from '../../scene-findings.ts';

const least = 4096;

/** A photo that looks soft on every screen. */
export const narrowPhoto: Rule = (checked) =>
  perScene(checked, ({ slug, name, adjustment }) => {
    const width = checked.facts.imageOf?.(slug)?.width;
    // A photo of a part of the horizon needs that part of the pixels.
    const wanted = Math.round((least * (adjustment?.across ?? 360)) / 360);
    if (width === undefined || width >= wanted) return null;
    return { rule: 'narrow-photo', severity: 'warning', params: { scene: name, width, least: wanted } };
  });
