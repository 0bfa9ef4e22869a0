import { readFile, stat } from 'node:fs/promises';
import { sourceLocale } from '@tourwright/api/locales';
import { limits, type Tour } from '@tourwright/tour/document';
import { readTour } from '@tourwright/tour/formats';
import { parseTour } from '@tourwright/tour/rules';
import { sayFailure } from '../failures/say-failure.ts';
import { Ending, wrongUse } from './command.ts';

const documentTimeoutMs = 30_000;
const mostBytes = limits.bytes * 2;

/** The tour in a file (ours or another tool's) or behind the address of one of its pages. */
export async function readCheckedTour(source: string): Promise<Tour> {
  const text = /^https?:\/\//i.test(source) ? await fetchTour(new URL(source)) : await readText(source);
  const own = ownDocument(text);
  const parsed = parseTour(own ?? foreignDocument(text));
  if (parsed.ok) return parsed.tour;
  const faults = parsed.errors.map((fault) => `  ${fault.path}: ${sayFailure(fault, sourceLocale)}`);
  throw new Ending(wrongUse, [`${source} is no tour:`, ...faults].join('\n'));
}

async function readText(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new Ending(wrongUse, `There is no file ${path}`);
  if (found.size > mostBytes) throw new Ending(wrongUse, `${path} is larger than a tour may be`);
  return readFile(path, 'utf8');
}

/** Pages of a tour name it in their path or in `tourId`. */
async function fetchTour(page: URL): Promise<string> {
  const named = /^\/(?:welcome|embed|api\/tours)\/([^/]+)/.exec(page.pathname)?.[1];
  const id = page.searchParams.get('tourId') ?? named;
  if (!id) throw new Ending(wrongUse, `${page.href} is the address of no tour`);
  const address = new URL(`/api/tours/${encodeURIComponent(decodeURIComponent(id))}`, page);
  const answer = await fetch(address, { signal: AbortSignal.timeout(documentTimeoutMs) }).catch(
    (error: Error) => {
      throw new Ending(wrongUse, `${address.href} does not answer: ${error.message}`);
    },
  );
  if (!answer.ok) throw new Ending(wrongUse, `${address.href} answers ${answer.status}`);
  let [text, size] = ['', 0];
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > mostBytes) throw new Ending(wrongUse, `${address.href} answers more than a tour may be`);
    text += decoder.decode(piece, { stream: true });
  }
  return text;
}

function ownDocument(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'schema' in value ? value : null;
  } catch {
    return null;
  }
}

function foreignDocument(text: string): unknown {
  const read = readTour(text);
  if (!read.ok) return null;
  const ownership = { id: 'checked', user_id: 'checked', updated_at: new Date(0).toISOString() };
  const state = {
    schema: 1,
    version: 1,
    activity: 'unpublished',
    published_version: null,
    published_at: null,
  };
  return { ...state, ...ownership, ...read.content };
}
