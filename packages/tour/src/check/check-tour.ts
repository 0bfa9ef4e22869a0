/** Tour Check: what a careful owner would still put right. Pure, and quick enough to run on every edit. */
import { isKind, type Tour } from '../document/index.ts';
import type { CheckedLink, CheckFacts, Finding, Rule, Severity } from './finding.ts';
import { brokenAddress } from './rules/broken-address.ts';
import { deadEnd } from './rules/dead-end.ts';
import { defaultArrival } from './rules/default-arrival.ts';
import { defaultTitle } from './rules/default-title.ts';
import { duplicateLink } from './rules/duplicate-link.ts';
import { heavyFirstView } from './rules/heavy-first-view.ts';
import { hotspotTooSteep } from './rules/hotspot-too-steep.ts';
import { hotspotsTooClose } from './rules/hotspots-too-close.ts';
import { lowContrast } from './rules/low-contrast.ts';
import { missingAltText } from './rules/missing-alt-text.ts';
import { missingCaptions } from './rules/missing-captions.ts';
import { missingTranscript } from './rules/missing-transcript.ts';
import { narrowPhoto } from './rules/narrow-photo.ts';
import { noDescription } from './rules/no-description.ts';
import { noLinks } from './rules/no-links.ts';
import { noScenes } from './rules/no-scenes.ts';
import { oneWayLink } from './rules/one-way-link.ts';
import { photoMissing } from './rules/photo-missing.ts';
import { pinMissing } from './rules/pin-missing.ts';
import { planHeading } from './rules/plan-heading.ts';
import { sceneNamedLikeAFile } from './rules/scene-named-like-a-file.ts';
import { selfLink } from './rules/self-link.ts';
import { startSceneMissing } from './rules/start-scene-missing.ts';
import { targetMissing } from './rules/target-missing.ts';
import { unbrandedFloorLogo } from './rules/unbranded-floor-logo.ts';
import { unbrandedName } from './rules/unbranded-name.ts';
import { unbrandedText } from './rules/unbranded-text.ts';
import { unreachableScene } from './rules/unreachable-scene.ts';

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
