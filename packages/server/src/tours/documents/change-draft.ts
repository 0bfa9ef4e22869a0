import { randomUUID } from 'node:crypto';
import { changesBetween } from '@tourwright/tour/changes';
import type { FaultParams, Scene, Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, type EditAnswer, type Outcome, type RefusedEdit } from '@tourwright/tour/edit';
import { patchEdit } from '../edits/patch-edit.ts';
import { bulkParts } from './bulk-parts.ts';
import { contentDigest } from './content-digest.ts';
import { type Draft, type Refused, readDraft, writeDraft } from './draft.ts';
import { readChange } from './read-body.ts';

/** A line of the tour's log, with the edit as JSON text. */
export interface LogLine {
  editId: string;
  edit: string;
  answer: EditAnswer;
}

/** What says how the photo of a scene is cut. */
export type ScenePhoto = Pick<Scene, 'id' | 'slug' | 'adjustment'>;

/** By which a list knows, without reading documents, whether a tour that was published has other content now. */
export interface ContentDigests {
  /** Of the tour after the edits; null while it was never published. */
  draft: string | null;
  /** Of what is published, where the edits are the first since then. */
  published?: string;
}

/** What became of a tour by edits. */
export interface ChangedDraft {
  ok: true;
  /** Null when nothing was applied. */
  draft: Draft | null;
  digests: ContentDigests;
  /** One for each edit, in order. */
  answers: EditAnswer[];
  lines: LogLine[];
  /** The scenes whose photo or its adjustment is another now, before and after. */
  photos: { before: ScenePhoto[]; after: ScenePhoto[] };
}

interface Change {
  text: string;
  /** A list of edits that were checked, as JSON text. */
  edits: string;
  /** The answers that the senders of earlier edits got. */
  known: Record<string, EditAnswer>;
  /** ISO 8601, UTC. */
  now: string;
  /** How many scenes may come beside those that are there; as many as they like where it is absent. */
  scenes?: SceneQuota;
}

/** What is left of the scenes that an account may have. */
export interface SceneQuota {
  left: number;
  limit: number;
}

/**
 * Applies edits, and raises the version by one for each. An edit that came before gets its first answer again. Nothing is
 * applied when the document would then weigh too much.
 */
export function changeDraft({ text, edits, known, now, scenes }: Change): ChangedDraft | Refused {
  return change(readDraft(text), JSON.parse(edits) as Edit[], new Map(Object.entries(known)), now, scenes);
}

/** What became of a tour by other values of its fields. */
export interface PatchedDraft extends ChangedDraft {
  /** Whether many things are others now: a single field may bring all scenes. */
  isBulk: boolean;
}

/** Gives fields of a tour other values; nothing happens where all have them already. */
export function patchDraft(input: {
  text: string;
  body: string;
  now: string;
  scenes?: SceneQuota;
}): PatchedDraft | Refused {
  const read = readChange(input.body);
  if (!read.ok) return read;
  const before = readDraft(input.text);
  const patch = patchEdit(before, read.body, randomUUID);
  if (!patch.ok) return { ok: false, code: 'invalid_input', errors: patch.errors };
  const edits = patch.edit === null ? [] : [patch.edit];
  const changed = change(before, edits, new Map(), input.now, input.scenes);
  if (!changed.ok) return changed;
  if (changed.draft === null) return { ...changed, isBulk: false };
  return { ...changed, isBulk: changesBetween(before, readDraft(changed.draft.text)).length >= bulkParts };
}

function change(
  before: Tour,
  edits: readonly Edit[],
  answers: Map<string, EditAnswer>,
  now: string,
  scenes: SceneQuota | undefined,
): ChangedDraft | Refused {
  const lines: LogLine[] = [];
  let tour = before;
  for (const edit of edits) {
    if (answers.has(edit.id)) continue;
    const outcome = within(scenes, { before, now: tour }, applyEdit(tour, edit));
    if (outcome.ok) tour = { ...outcome.tour, version: tour.version + 1, updated_at: now };
    const answer: EditAnswer = outcome.ok
      ? { id: edit.id, status: 'applied', version: tour.version }
      : refusedAnswer(edit.id, outcome);
    answers.set(edit.id, answer);
    lines.push({ editId: edit.id, edit: JSON.stringify(edit), answer });
  }
  const isChanged = tour !== before;
  const written = isChanged ? writeDraft(tour) : ({ ok: true, draft: null } as const);
  if (!written.ok) return written;
  const earlier = edits.flatMap(({ id }) => answers.get(id) ?? []);
  const photos = changedPhotos(before, tour);
  const digests = isChanged ? digestsOf(before, tour) : { draft: null };
  return { ...written, digests, answers: earlier, lines, photos };
}

function digestsOf(before: Tour, after: Tour): ContentDigests {
  if (after.published_version === null) return { draft: null };
  const isFirst = before.version === before.published_version;
  return { draft: contentDigest(after), ...(isFirst ? { published: contentDigest(before) } : {}) };
}

/** An edit that adds a scene is refused where there is no room for it. */
function within(
  scenes: SceneQuota | undefined,
  tours: { before: Tour; now: Tour },
  outcome: Outcome,
): Outcome | TooManyScenes {
  if (scenes === undefined || !outcome.ok) return outcome;
  const count = outcome.tour.scenes.length;
  const isMore = count > tours.now.scenes.length && count > tours.before.scenes.length + scenes.left;
  if (!isMore) return outcome;
  return { ok: false, code: 'quota_reached', params: { quota: 'scenes', limit: scenes.limit } };
}

type TooManyScenes = { ok: false; code: 'quota_reached'; params: FaultParams; path?: string };

function refusedAnswer(id: string, { code, params, path }: RefusedEdit | TooManyScenes): EditAnswer {
  return { id, status: 'refused', code, params, ...(path === undefined ? {} : { path }) };
}

function changedPhotos(before: Tour, after: Tour): ChangedDraft['photos'] {
  const known = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const photos: ChangedDraft['photos'] = { before: [], after: [] };
  for (const scene of after.scenes) {
    const old = known.get(scene.id);
    if (old?.adjustment === scene.adjustment && old?.slug === scene.slug) continue;
    if (old) photos.before.push(photoOf(old));
    photos.after.push(photoOf(scene));
  }
  return photos;
}

function photoOf({ id, slug, adjustment }: Scene): ScenePhoto {
  return { id, slug, ...(adjustment === undefined ? {} : { adjustment }) };
}
