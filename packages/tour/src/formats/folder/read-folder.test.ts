import { expect, test } from 'vitest';
import { readFolder } from './read-folder.ts';

test('a folder of photos becomes scenes in the order of their names; six faces are one', () => {
  const result = readFolder([
    'photos/hall_10.jpg',
    'photos/hall_2.JPG',
    'photos/notes.txt',
    '__MACOSX/photos/._hall_2.jpg',
    ...['f', 'r', 'b', 'l', 'u', 'd'].map((face) => `photos/attic_${face}.png`),
  ]);
  if (!result.ok) throw new Error(result.fault);
  expect(result.content.scenes.map(({ name }) => name)).toEqual(['Attic', 'Hall 2', 'Hall 10']);
  expect(result.files.map(({ source }) => source.kind).sort()).toEqual(['faces', 'file', 'file']);
  expect(result.report).toContainEqual(
    expect.objectContaining({ code: 'no_photo_file', place: 'photos/notes.txt' }),
  );
});

test('a folder without photos is a fault', () => {
  expect(readFolder(['a.txt'])).toMatchObject({ ok: false, fault: 'no_scenes' });
});
