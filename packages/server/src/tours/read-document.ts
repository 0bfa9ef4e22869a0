import { currentShape, type TourSummary } from '@tourwright/tour/rules';
import type { Orm } from '../drivers/database/database.ts';
import { selectSnapshot } from './snapshot-table.ts';
import type { TourParts } from './tour-parts.ts';
import { type StoredDocument, selectDocument } from './tour-table.ts';

type Parts = Pick<TourParts, 'documents'>;

/** The document of a tour that is there, as JSON text of today's shape. */
export async function readDocument(
  parts: Parts,
  orm: Orm,
  id: string,
): Promise<{ text: string; stored: string | null; summary: TourSummary }> {
  const found = await selectDocument(orm, id);
  if (found === null) throw new Error(`The tour ${id} went while it was read`);
  return { ...found, text: await upgraded(parts, found) };
}

/** What visitors see of a tour, as JSON text of today's shape. */
export async function readSnapshot(
  parts: Parts,
  orm: Orm,
  id: string,
  version: number,
): Promise<string | null> {
  const found = await selectSnapshot(orm, id, version);
  return found && upgraded(parts, found);
}

async function upgraded({ documents }: Parts, { text, shape }: StoredDocument): Promise<string> {
  return shape === currentShape ? text : documents.run('upgrade', { text });
}
