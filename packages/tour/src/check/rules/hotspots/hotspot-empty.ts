import type { Hotspot, Tour } from '../../../document/index.ts';
import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

/** What hotspots show, whatever their kind. */
interface Shown {
  body?: string;
  pictures?: readonly unknown[];
  url?: string;
  slug?: string;
  brochureId?: string;
  targetSceneId?: number;
}

const says = ({ body, pictures = [], url }: Shown) => Boolean(body?.trim() || pictures.length > 0 || url);

/** Whether a hotspot of a kind shows anything; products and links have rules of their own. */
const isFilled: Readonly<Record<string, (shown: Shown, tour: Tour) => boolean>> = {
  info: says,
  web: says,
  polygon: (shown) => shown.targetSceneId !== undefined || says(shown),
  image: ({ pictures = [] }) => pictures.length > 0,
  gallery: ({ pictures = [] }) => pictures.length > 0,
  video: ({ slug, url }) => Boolean(slug || url),
  audio: ({ slug }) => Boolean(slug),
  embed: ({ url }) => Boolean(url),
  brochure: ({ brochureId }, { brochures }) => brochures.some(({ id }) => id === brochureId),
};

/** A hotspot that opens and has nothing to show. */
export const hotspotEmpty: Rule = (checked) =>
  perHotspot(checked, (hotspot: Hotspot, scene) => {
    if (isFilled[hotspot.kind]?.(hotspot as Shown, checked.tour) !== false) return null;
    const params = { scene: scene.name, label: hotspot.text ?? '' };
    return { rule: 'hotspot-empty', severity: 'warning', params };
  });
