import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../drivers/database/schema/index.ts';
import { fault } from '../images/photos/image-fault.ts';
import { en } from './files.en.ts';
import { sayFileFailure } from './say-file-failure.ts';

test('what is wrong is said with sizes, kinds and what may be used instead', () => {
  const large = fault('too_large', { bytes: 600_000_000, mostBytes: 500_000_000 });
  expect(sayFileFailure(large)).toBe('This file has 600 MB; a file may have at most 500 MB.');
  expect(sayFileFailure(fault('wrong_kind', { kind: 'application/pdf', area: 'audio' }))).toBe(
    'This is a PDF, which cannot be used here. Use an MP3, an Ogg file, a WAV or an M4A.',
  );
  expect(
    sayFileFailure(fault('not_possible', { reason: 'face_heic', face: 'u', fileName: 'hall.heic' })),
  ).toBe('The up face (hall.heic) is a HEIC picture. Please export the faces as JPEG.');
});

test('a fault of a later release says the least', () => {
  expect(sayFileFailure({ ...fault('empty'), code: 'of_tomorrow' as 'empty' })).toBe(en.damaged);
});

/** What visitors write to owners. */
const ofPeople = ['leads', 'contact_messages'];

test('no table has a place for messages of ours', () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  expect(tables.length).toBeGreaterThan(10);
  const ours = tables.filter((table) => !ofPeople.includes(getTableName(table as PgTable)));
  const names = ours.flatMap((table) => Object.keys(getTableColumns(table as PgTable)));
  expect(names.filter((name) => /message|words|sentence|detail/i.test(name))).toEqual([]);
});
