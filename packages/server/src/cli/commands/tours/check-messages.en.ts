import type { RuleName } from '@tourwright/tour/check';

/** What each rule of Tour Check found. */
export const findingWords = {
  'no-scenes': 'The tour has no scenes.',
  'start-scene-missing': 'The scene that the tour should start with was deleted.',
  'photo-missing': '“{scene}” has no photo.',
  'no-links': 'No scene is linked yet: visitors cannot leave “{scene}”.',
  'unreachable-scene': 'No link leads to “{scene}”.',
  'target-missing': 'A link in “{scene}” leads to a scene that was deleted.',
  'self-link': 'A link in “{scene}” leads to the same scene.',
  'dead-end': 'No link leads out of “{scene}”.',
  'one-way-link': '“{scene}” links to “{target}”, which has no link back.',
  'duplicate-link': '“{scene}” has more than one link to “{target}”.',
  'default-arrival': 'The arrival view in “{target}”, coming from “{scene}”, was never chosen.',
  'scene-named-like-a-file': '“{scene}” is named like a file.',
  'default-title': 'The tour has no name of its own.',
  'no-description': 'The tour has no description.',
  'hotspots-too-close': 'Two hotspots in “{scene}” are closer than 3 degrees.',
  'hotspot-too-steep': 'A hotspot in “{scene}” lies at {pitch} degrees, where few people look.',
  'missing-alt-text':
    'In “{scene}” {count, plural, one {# picture has} other {# pictures have}} no alternative text.',
  'missing-captions': 'A video in “{scene}” has no captions.',
  'missing-transcript': 'A sound in “{scene}” has no transcript.',
  'low-contrast': 'A hotspot in “{scene}” has a contrast of {contrast}:1; 3:1 is the least.',
  'narrow-photo': 'The photo of “{scene}” is {width, number} pixels wide; {least, number} look sharp.',
  'heavy-first-view': 'The first view loads {size} bytes; {budget} are the budget.',
  'pin-missing': '“{scene}” is on no floor plan.',
  'plan-heading': 'The heading of “{scene}” on the floor plan is {off} degrees off what its links say.',
  'unbranded-floor-logo': 'A logo is painted into the photo of “{scene}”.',
  'unbranded-text': 'A text of “{place}” contains contact details: {detail}.',
  'unbranded-name': 'A text of “{place}” names {name}.',
  'broken-address': 'The address {url} in “{scene}” does not work.',
} as const satisfies Record<RuleName, string>;
