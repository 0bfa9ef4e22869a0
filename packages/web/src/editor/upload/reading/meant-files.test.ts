// @vitest-environment node
import { expect, test } from 'vitest';
import { meantFiles } from './meant-files.ts';

const file = (relativePath: string) => ({
  name: relativePath.slice(relativePath.lastIndexOf('/') + 1),
  relativePath,
});

test('of a dropped folder the photos of all its folders are taken, and nothing hidden or left behind', () => {
  const meant = [file('./Flat/balcony.jpg'), file('./Flat/Rooms/bedroom.jpg'), file('./Flat/notes.txt')];
  const others = [
    file('./Flat/.DS_Store'),
    file('./Flat/._balcony.jpg'),
    file('./Flat/.trash/kitchen.jpg'),
    file('./Flat/__MACOSX/hall.jpg'),
    file('./Flat/Thumbs.db'),
    file('./Flat/desktop.ini'),
  ];
  expect(meantFiles([...meant, ...others])).toEqual(meant);
  expect(meantFiles([{ name: 'hall.jpg' }, { name: '.hall.jpg' }])).toEqual([{ name: 'hall.jpg' }]);
});
