// @vitest-environment node
import { expect, test } from 'vitest';
import { sceneName, shownName, shownNameOf } from './scene-name.ts';

test.each([
  ['kitchen.jpg', 'Kitchen'],
  ['02_living-room_8k.jpg', 'Living room'],
  ['LivingRoom_equirectangular.PNG', 'Living room'],
  ['bedroom-2.webp', 'Bedroom 2'],
  ['pano_hall_final.jpeg', 'Hall'],
  ['Küche & Essen.jpg', 'Küche & essen'],
  ['photos/flat 3/Bad.jpg', 'Bad'],
  ['客厅.jpg', '客厅'],
])('%s becomes "%s"', (fileName, name) => {
  expect(sceneName(fileName)).toBe(name);
});

test.each(['IMG_20260114_153012.jpg', 'DSC01234.JPG', 'R0010042.JPG', '0423.jpg', 'PANO_360.jpg', '.jpg'])(
  'nothing of %s is a word',
  (fileName) => {
    expect(sceneName(fileName)).toBeNull();
  },
);

test('that the six faces of a cube are sent in an archive is not shown', () => {
  expect(shownName('kitchen (6 faces).tar')).toBe('kitchen (6 faces)');
  expect(shownNameOf('tour/kitchen-6-faces-2.tar')).toBe('kitchen (6 faces)');
  expect(shownNameOf('tour/kitchen.jpg')).toBe('kitchen.jpg');
  expect(shownName('kitchen.jpg')).toBe('kitchen.jpg');
});
