import { expect, test } from 'vitest';
import { cubesAmong } from './cube-files.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
/** In the order front, right, back, left, up, down. */
const whole = [[0], [1], [2], [3], [4], [5]];

test.each([
  [
    'letters',
    'kitchen',
    named(
      'kitchen_f.jpg',
      'kitchen_r.jpg',
      'kitchen_b.jpg',
      'kitchen_l.jpg',
      'kitchen_u.jpg',
      'kitchen_d.jpg',
    ),
  ],
  [
    'capitals',
    'Hall',
    named('Hall-F.JPG', 'Hall-R.JPG', 'Hall-B.JPG', 'Hall-L.JPG', 'Hall-U.JPG', 'Hall-D.JPG'),
  ],
  ['letters alone', '', named('f.png', 'r.png', 'b.png', 'l.png', 'u.png', 'd.png')],
  [
    'words',
    'bath',
    named(
      'bath.front.tif',
      'bath.right.tif',
      'bath.back.tif',
      'bath.left.tif',
      'bath.top.tif',
      'bath.bottom.tif',
    ),
  ],
  [
    'words in one',
    'Bath',
    named('BathFront.jpg', 'BathRight.jpg', 'BathBack.jpg', 'BathLeft.jpg', 'BathUp.jpg', 'BathDown.jpg'),
  ],
  [
    'skies of games',
    'dusk',
    named('dusk_ft.png', 'dusk_rt.png', 'dusk_bk.png', 'dusk_lf.png', 'dusk_up.png', 'dusk_dn.png'),
  ],
  [
    'words in front',
    'attic',
    named(
      'front_attic.jpg',
      'right_attic.jpg',
      'back_attic.jpg',
      'left_attic.jpg',
      'top_attic.jpg',
      'bottom_attic.jpg',
    ),
  ],
  ['axes', '', named('pz.jpg', 'px.jpg', 'nz.jpg', 'nx.jpg', 'py.jpg', 'ny.jpg')],
  [
    'longer axes',
    'sky',
    named('sky_posz.jpg', 'sky_posx.jpg', 'sky_negz.jpg', 'sky_negx.jpg', 'sky_posy.jpg', 'sky_negy.jpg'),
  ],
])('%s name the faces', (_, name, files) => {
  expect(cubesAmong(files)).toEqual([
    { name, isNumbered: false, files: whole, missing: [], claimedTwice: null },
  ]);
});

test.each([
  ['from 0', 'face', [0, 1, 2, 3, 4, 5].map((n) => ({ name: `face${n}.jpg` }))],
  ['from 1', 'pano', [1, 2, 3, 4, 5, 6].map((n) => ({ name: `pano_${n}.jpg` }))],
  ['in parentheses', 'cube', [1, 2, 3, 4, 5, 6].map((n) => ({ name: `cube (${n}).jpg` }))],
  ['with zeros', 'cube', [0, 1, 2, 3, 4, 5].map((n) => ({ name: `cube000${n}.tif` }))],
])('numbers %s are faces whose order is the usual one', (_, name, files) => {
  expect(cubesAmong(files)).toEqual([
    { name, isNumbered: true, files: whole, missing: [], claimedTwice: null },
  ]);
});

test('several cubes are told apart by common parts of their names, and by their folders', () => {
  const letters = ['f', 'r', 'b', 'l', 'u', 'd'];
  const files = [
    ...letters.map((letter) => ({ name: `hall_${letter}.jpg` })),
    ...letters.map((letter) => ({ name: `Kitchen_${letter}.jpg` })),
    ...letters.map((letter) => ({ name: `${letter}.jpg`, folder: 'attic' })),
    ...letters.map((letter) => ({ name: `${letter}.jpg`, folder: 'cellar' })),
  ];
  const found = cubesAmong(files.toReversed());
  expect(found.map(({ name, files }) => [name, files.flat().toSorted((a, b) => a - b)])).toEqual([
    ['', [0, 1, 2, 3, 4, 5]],
    ['', [6, 7, 8, 9, 10, 11]],
    ['Kitchen', [12, 13, 14, 15, 16, 17]],
    ['hall', [18, 19, 20, 21, 22, 23]],
  ]);
  expect(found[3]?.files).toEqual([[23], [22], [21], [20], [19], [18]]);
});

test('what is missing is named, of numbers the number', () => {
  const [five] = cubesAmong(named('a_f.jpg', 'a_r.jpg', 'a_b.jpg', 'a_u.jpg', 'a_d.jpg'));
  expect(five).toMatchObject({ name: 'a', missing: ['l'], files: [[0], [1], [2], [], [3], [4]] });
  expect(cubesAmong(named('a0.jpg', 'a1.jpg', 'a3.jpg', 'a4.jpg', 'a5.jpg'))[0]?.missing).toEqual([2]);
  expect(cubesAmong(named('a1.jpg', 'a2.jpg', 'a3.jpg', 'a4.jpg', 'a5.jpg'))[0]?.missing).toEqual(['0/6']);
  expect(cubesAmong(named('a1.jpg', 'a2.jpg', 'a3.jpg', 'a5.jpg'))[0]?.missing).toEqual([4, '0/6']);
  expect(cubesAmong(named('a_2.jpg', 'a_3.jpg', 'a_4.jpg', 'a_6.jpg'))[0]?.missing).toEqual([1, 5]);
});

test('a face that two files claim is named', () => {
  const letters = ['f', 'r', 'b', 'l', 'u', 'd'];
  const files = [...letters.map((letter) => `a_${letter}.jpg`), 'a_l.png'];
  expect(cubesAmong(named(...files))[0]).toMatchObject({ missing: [], claimedTwice: 'l' });
});

test.each([
  ['two eyes', named('hall_l.jpg', 'hall_r.jpg')],
  ['rooms', named('back.jpg', 'left.jpg', 'kitchen.jpg')],
  ['numbers of a camera', [1, 2, 3, 4, 5, 6].map((n) => ({ name: `DSC0001${n}.jpg` }))],
  ['seven numbers', [0, 1, 2, 3, 4, 5, 6].map((n) => ({ name: `pano_${n}.jpg` }))],
  [
    'photos that only begin alike',
    named('front door.jpg', 'back yard.jpg', 'top floor.jpg', 'left wing.jpg', 'right wing.jpg'),
  ],
  ['words within words', named('setback.jpg', 'makeup.jpg', 'desktop.jpg', 'gift.jpg')],
])('%s are no cube', (_, files) => {
  expect(cubesAmong(files)).toEqual([]);
});

// Each of these took minutes.
test.each([
  ['separators', (many: number) => `hall${'_'.repeat(many)}x`],
  ['separators before a letter', (many: number) => `${'- '.repeat(many)}f_x`],
  ['spaces before a number', (many: number) => `hall${' '.repeat(many)}(2) x`],
  ['a first word that nothing follows', (many: number) => `front${'.'.repeat(many)}`],
  ['noughts', (many: number) => `hall ${'0'.repeat(many)}x`],
])('a name of %s is looked at once', (_, nameOf) => {
  expect(cubesAmong(named(`${nameOf(200_000)}.jpg`))).toEqual([]);
});
