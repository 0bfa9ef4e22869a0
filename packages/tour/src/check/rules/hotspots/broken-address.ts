import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

/** A web page that does not answer, or an invalid address. The fix writes the missing `https://`. */
export const brokenAddress: Rule = (checked) =>
  perHotspot(checked, (hotspot, scene) => {
    const { id: hotspotId } = hotspot;
    const { url } = hotspot as { url?: string };
    if (!url) return null;
    const isAddress = /^(?:https?:\/\/[^\s/]+|mailto:[^\s]+|tel:[^\s]+)/i.test(url);
    if (isAddress && checked.facts.answers?.(url) !== false) return null;
    return {
      rule: 'broken-address',
      severity: 'warning',
      params: { scene: scene.name, url: url.slice(0, 200) },
      ...(/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(url) && {
        fix: (newId: () => string) => {
          const value = `https://${url}`;
          return {
            id: newId(),
            v: 1,
            kind: 'hotspot.set',
            sceneId: scene.id,
            hotspotId,
            field: 'url',
            value,
          };
        },
      }),
    };
  });
