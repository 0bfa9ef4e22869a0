import type { ByteReader } from '../header/byte-reader.ts';

/** Where the tables of a track are, by their names (ISO/IEC 14496-12, 8.6 and 8.7). */
export type SampleTables = Record<string, { from: number; end: number }>;

/** The samples of a video of a day, once a second and more. */
const mostSamples = 200_000;

/** Where in the file a track's samples are, by its tables. */
export async function samplePlaces(
  reader: ByteReader,
  tables: SampleTables,
): Promise<{ start: number; end: number }[]> {
  const offsets = await numbers(reader, tables['stco'] ?? tables['co64'], 8, tables['stco'] ? 4 : 8);
  const runs = await numbers(reader, tables['stsc'], 8, 4);
  const head = await numbers(reader, tables['stsz'], 4, 4, 2);
  const [fixed = 0, count = 0] = head;
  const sizes = fixed === 0 ? await numbers(reader, tables['stsz'], 12, 4) : [];
  const places: { start: number; end: number }[] = [];
  let [run, sample] = [0, 0];
  for (const [chunk, start] of offsets.entries()) {
    // Runs of chunks with as many samples: the first chunk, from 1, the samples in each, a description.
    while ((runs[run + 3] ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 3;
    let length = 0;
    for (let left = runs[run + 1] ?? 0; left > 0 && sample < Math.min(count, mostSamples); left--, sample++)
      length += fixed || (sizes[sample] ?? 0);
    places.push({ start, end: start + length });
  }
  return places;
}

/** The numbers that follow `skip` bytes into a table. */
async function numbers(
  reader: ByteReader,
  table: { from: number; end: number } | undefined,
  skip: number,
  size: 4 | 8,
  most = mostSamples,
): Promise<number[]> {
  if (!table) return [];
  const from = table.from + skip;
  const length = Math.max(0, Math.min(table.end - from, most * size));
  const bytes = await reader.read(from, length);
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
    size === 4 ? bytes.readUInt32BE(index * 4) : Number(bytes.readBigUInt64BE(index * 8)),
  );
}
