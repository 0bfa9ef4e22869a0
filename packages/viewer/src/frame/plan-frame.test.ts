import { turnOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import type { DrawnFrame, DrawnLayer } from './drawn-frame.ts';
import { type FrameState, planFrame } from './plan-frame.ts';

const view = { yaw: 0, pitch: 0, hfov: 1.2, width: 800, height: 600 };
const layer = (textures: string[], opacity = 1): DrawnLayer => ({
  view,
  opacity,
  quads: textures.map((texture) => ({ texture })),
});
const frame = (layers: DrawnLayer[], change: Partial<DrawnFrame> = {}): DrawnFrame => ({
  layers,
  isCareful: false,
  scale: 1,
  at: 0,
  ...change,
});

const nothing = { hasPreview: false, hasTiles: false, isCovered: false, isComplete: false };
const preview = { ...nothing, hasPreview: true };
const some = { ...preview, hasTiles: true };
const all = { ...some, isCovered: true, isComplete: true };
const now = 1000;

const state = (change: Partial<FrameState>): FrameState => ({
  layers: [layer(['a'])],
  picture: some,
  isPassage: false,
  pace: 'rest',
  hasStill: false,
  isEnough: false,
  scale: 1,
  isCardBusy: false,
  hasUploads: false,
  drawn: null,
  tilesSince: null,
  costMs: 0,
  ...change,
});

const sharp = frame([layer(['a'])], { isCareful: true });
const first = frame([layer(['a'])], { at: now - 50 });

/** What is found, what is shown then, what is drawn (`careful`, `plain` or nothing), and whether a frame must follow. */
const cases: [string, Partial<FrameState>, string, 'careful' | 'plain' | null, boolean][] = [
  ['no picture yet', { picture: nothing, layers: [layer([])] }, 'nothing', 'plain', false],
  ['a scene without a picture', { picture: null, layers: [] }, 'nothing', 'plain', false],
  ['a preview', { picture: preview }, 'preview', 'plain', false],
  ['a preview below the still', { picture: preview, hasStill: true }, 'still', null, false],
  ['the first tile', {}, 'tiles', 'plain', false],
  ['the first tile below the still', { hasStill: true, tilesSince: now - 10 }, 'still', null, true],
  [
    'some tiles, and a still for long enough',
    { hasStill: true, tilesSince: now - 300 },
    'tiles',
    'plain',
    false,
  ],
  ['all tiles below the still', { picture: all, hasStill: true, tilesSince: now }, 'tiles', 'careful', false],
  ['another tile right after one', { layers: [layer(['a', 'b'])], drawn: first }, 'tiles', null, true],
  [
    'another tile where drawing costs more',
    { layers: [layer(['a', 'b'])], drawn: { ...first, at: now - 150 }, costMs: 50 },
    'tiles',
    null,
    true,
  ],
  [
    'another tile a while after one',
    { layers: [layer(['a', 'b'])], drawn: { ...first, at: now - 150 } },
    'tiles',
    'plain',
    false,
  ],
  [
    'another tile in motion',
    { layers: [layer(['a', 'b'])], drawn: first, pace: 'brisk' },
    'tiles',
    'plain',
    false,
  ],
  [
    'a film over some tiles',
    { isEnough: true, drawn: first, layers: [layer(['a', 'b'])] },
    'cover',
    null,
    false,
  ],
  ['a film in motion', { isEnough: true, pace: 'brisk', scale: 0.7, isCardBusy: true }, 'cover', null, false],
  ['a still that is enough', { isEnough: true, hasStill: true }, 'cover', null, false],
  [
    'a passage from a film',
    { isEnough: true, layers: [layer(['b']), layer(['a'], 0.5)], drawn: sharp, isPassage: true },
    'passage',
    'plain',
    true,
  ],
  ['the last tile', { picture: all, layers: [layer(['a', 'b'])], drawn: first }, 'tiles', 'careful', false],
  ['nothing new', { picture: all, drawn: sharp }, 'tiles', null, false],
  ['pictures on their way to the GPU', { picture: all, drawn: sharp, hasUploads: true }, 'tiles', null, true],
  ['all tiles in motion', { picture: all, drawn: sharp, pace: 'calm' }, 'tiles', 'plain', false],
  [
    'fewer pixels for motion',
    { picture: all, drawn: sharp, pace: 'brisk', scale: 0.7 },
    'tiles',
    'plain',
    false,
  ],
  [
    'fewer pixels while the GPU is at work',
    { picture: all, drawn: sharp, pace: 'brisk', scale: 0.7, isCardBusy: true },
    'tiles',
    null,
    true,
  ],
  [
    'as many pixels while the GPU is at work',
    { picture: all, drawn: sharp, pace: 'brisk', isCardBusy: true },
    'tiles',
    'plain',
    false,
  ],
  [
    'a passage',
    { picture: all, layers: [layer(['b']), layer(['a'], 0.5)], drawn: sharp, isPassage: true },
    'passage',
    'plain',
    true,
  ],
  [
    'a passage to a scene whose tiles still come',
    { layers: [layer(['b']), layer(['a'], 0.5)], drawn: sharp, isPassage: true, hasStill: true },
    'passage',
    'plain',
    true,
  ],
];

test.each(cases)('%s', (_, found, shows, draws, needsFrame) => {
  const plan = planFrame(state(found), now);
  const drawn = plan.draw && (plan.draw.isCareful ? 'careful' : 'plain');
  expect({ shows: plan.shows, draws: drawn, needsFrame: plan.needsFrame }).toEqual({
    shows,
    draws,
    needsFrame,
  });
});

test.each([
  ['loading', nothing, false],
  ['preview', preview, false],
  ['preview', { ...nothing, hasTiles: true, isCovered: true }, false],
  ['loading', { ...nothing, hasTiles: true }, false],
  ['sharp', all, false],
  ['preview', all, true],
] as const)('the picture is called %s', (expected, picture, isPassage) => {
  expect(planFrame(state({ picture, isPassage }), now).state).toBe(expected);
});

test('below a video the picture counts as sharp: it is not waited for', () => {
  expect(planFrame(state({ picture: some, isEnough: true }), now).state).toBe('sharp');
});

test.each<[string, Partial<DrawnLayer>]>([
  ['looks another way', { view: { ...view, yaw: 0.1 } }],
  ['is of another size', { view: { ...view, width: 801 } }],
  ['lies otherwise', { view: { ...view, turn: turnOf({ yaw: 0.1, pitch: 0, roll: 0 }) } }],
  ['is seen through', { opacity: 0.9 }],
  ['has another tile in the place of one', { quads: [{ texture: 'b' }] }],
])('a frame is drawn again when it %s', (_, change) => {
  const layers = [{ ...layer(['a']), ...change }];
  expect(planFrame(state({ picture: all, layers, drawn: sharp }), now).draw?.layers).toBe(layers);
});
