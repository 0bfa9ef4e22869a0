/** Tour Check: what a careful owner would still fix. Pure, and fast enough to run on every edit. */
import { isKind, type Tour } from '../document/index.ts';
import type { CheckedLink, CheckFacts, Finding, Rule, Severity } from './finding.ts';
import { missingAltText } from './rules/accessibility/missing-alt-text.ts';
import { missingCaptions } from './rules/accessibility/missing-captions.ts';
import { missingTranscript } from './rules/accessibility/missing-transcript.ts';
import { brokenAddress } from './rules/hotspots/broken-address.ts';
import { hotspotEmpty } from './rules/hotspots/hotspot-empty.ts';
import { hotspotTooSteep } from './rules/hotspots/hotspot-too-steep.ts';
import { hotspotsTooClose } from './rules/hotspots/hotspots-too-close.ts';
import { lowContrast } from './rules/hotspots/low-contrast.ts';
import { deadEnd } from './rules/links/dead-end.ts';
import { defaultArrival } from './rules/links/default-arrival.ts';
import { duplicateLink } from './rules/links/duplicate-link.ts';
import { noLinks } from './rules/links/no-links.ts';
import { oneWayLink } from './rules/links/one-way-link.ts';
import { selfLink } from './rules/links/self-link.ts';
import { targetMissing } from './rules/links/target-missing.ts';
import { unreachableScene } from './rules/links/unreachable-scene.ts';
import { pinMissing } from './rules/plans/pin-missing.ts';
import { planHeading } from './rules/plans/plan-heading.ts';
import { productUnnamed } from './rules/products/product-unnamed.ts';
import { productUnpriced } from './rules/products/product-unpriced.ts';
import { heavyFirstView } from './rules/scenes/heavy-first-view.ts';
import { narrowPhoto } from './rules/scenes/narrow-photo.ts';
import { photoMissing } from './rules/scenes/photo-missing.ts';
import { sceneNamedLikeAFile } from './rules/scenes/scene-named-like-a-file.ts';
import { defaultTitle } from './rules/tour/default-title.ts';
import { noDescription } from './rules/tour/no-description.ts';
import { noScenes } from './rules/tour/no-scenes.ts';
import { startSceneMissing } from './rules/tour/start-scene-missing.ts';
import { unbrandedFloorLogo } from './rules/unbranded/unbranded-floor-logo.ts';
import { unbrandedName } from './rules/unbranded/unbranded-name.ts';
import { unbrandedText } from './rules/unbranded/unbranded-text.ts';

/** Every rule by its name: a new one is a file and a line here. */
const rules = {
  'no-scenes': noScenes,
  'start-scene-missing': startSceneMissing,
  'photo-missing': photoMissing,
  'no-links': noLinks,
  'unreachable-scene': unreachableScene,
  'target-missing': targetMissing,
  'self-link': selfLink,
  'dead-end': deadEnd,
  'one-way-link': oneWayLink,
  'duplicate-link': duplicateLink,
  'default-arrival': defaultArrival,
  'scene-named-like-a-file': sceneNamedLikeAFile,
  'default-title': defaultTitle,
  'no-description': noDescription,
  'hotspot-empty': hotspotEmpty,
  'hotspots-too-close': hotspotsTooClose,
  'hotspot-too-steep': hotspotTooSteep,
  'missing-alt-text': missingAltText,
  'missing-captions': missingCaptions,
  'missing-transcript': missingTranscript,
  'low-contrast': lowContrast,
  'narrow-photo': narrowPhoto,
  'heavy-first-view': heavyFirstView,
  'pin-missing': pinMissing,
  'plan-heading': planHeading,
  'broken-address': brokenAddress,
  'product-unnamed': productUnnamed,
  'product-unpriced': productUnpriced,
  'unbranded-floor-logo': unbrandedFloorLogo,
  'unbranded-text': unbrandedText,
  'unbranded-name': unbrandedName,
} satisfies Record<string, Rule>;

/** The name of a rule that checks tours. */
export type RuleName = keyof typeof rules;

const order: Record<Severity, number> = { error: 0, warning: 1, notice: 2 };

/** All that the rules find in a tour, the worst first. */
export function checkTour(tour: Tour, facts: CheckFacts = {}): Finding[] {
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  const links: CheckedLink[] = [];
  for (const from of tour.scenes) {
    for (const hotspot of from.hotspots) {
      const to = isKind(hotspot, 'link') ? scenes.get(hotspot.targetSceneId ?? -1) : undefined;
      if (to) links.push({ from, to, hotspot });
    }
  }
  const found = Object.values(rules).flatMap((rule) => rule({ tour, facts, scenes, links }));
  return found.sort((a, b) => order[a.severity] - order[b.severity]);
}
