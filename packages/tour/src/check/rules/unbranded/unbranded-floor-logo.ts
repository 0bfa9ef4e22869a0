import type { Rule } from '../../finding.ts';
import { perScene } from '../../scene-findings.ts';

/** A logo that is painted into the photo, over the tripod: no link can leave it out. The fix blurs the disc instead. */
export const unbrandedFloorLogo: Rule = (checked) => {
  if (!checked.facts.unbranded) return [];
  return perScene(checked, ({ id, name, adjustment }) => {
    const { nadir } = adjustment ?? {};
    if (nadir?.kind !== 'logo') return null;
    const value = { ...adjustment, nadir: { kind: 'blur', size: nadir.size } };
    return {
      rule: 'unbranded-floor-logo',
      severity: 'error',
      params: { scene: name },
      fix: (newId: () => string) =>
        ({ id: newId(), v: 1, kind: 'scene.set', sceneId: id, field: 'adjustment', value }) as const,
    };
  });
};
