import { createReadStream } from 'node:fs';
import { kindOfCutFailure } from '@tourwright/cutter/server';
import type { Adjustment } from '@tourwright/tour/document';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../drivers/database/database.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { Queue } from '../jobs/queue.ts';
import { announce } from './announce.ts';
import type { Decoder } from './decode/decoder.ts';
import { findAdjustment } from './folder-table.ts';
import {
  ensureImage,
  findDuplicate,
  findMedia,
  type ImageRow,
  insertMedia,
  keysOf,
  type MediaRow,
  nameMedia,
  setStored,
} from './image-table.ts';
import { fileKey, newMediaKey, originalKey, revisionOf } from './media/media-address.ts';
import { drawThumbnail, keepsItsBytes } from './media/served-copy.ts';
import { storeServedCopy } from './media/store-served-copy.ts';
import { explainCutFailure } from './panoramas/explain-cut-failure.ts';
import { withCleanFile } from './photos/clean-file.ts';
import { fault, type ImageFault, type Read } from './photos/image-fault.ts';
import type { PricedPhoto } from './photos/photo.ts';
import { readKind, readPhoto } from './photos/read-photo.ts';
import { type FileKind, kinds } from './photos/sniff.ts';
import { newImage, type Place } from './place.ts';

/** Read and written at once: each piece costs the server a turn, and larger ones pile up in memory. */
const pieceBytes = 1 << 17;

/** The name of the thumbnail beside stored media. */
export const thumbnailFile = 'thumbnail.jpg';
/** JPEG tiles first, so that a photo can be looked at in seconds; the other formats follow when nothing else waits. */
export const urgentPriority = 10;
/** Pixels of a photo that is cut in seconds: it does not wait for larger ones that came just before it. */
const quickPixels = 40_000_000;
/** The cutter has no turn yet, and so no memory of its own. */
const prefetchedBytes = 256 << 20;

/** What storing a file needs. */
export interface StoreOptions {
  database: Database;
  storage: Storage;
  queue: Queue;
  log: Logger;
  /** The number of the cutter's version, part of every revision. */
  cutterVersion: number;
  /** Opens pictures, in processes of its own. */
  decoder: Decoder;
  /** For what is on its way from one process to another. */
  workFolder: string;
  /** A panorama on this machine will soon be cut; the file may go before. */
  prefetch(path: string, sha256: string): void;
}

/** A file that arrived whole, on this machine. */
export interface ArrivedFile {
  path: string;
  sha256: string;
  sizeBytes: number;
  /** Aborted when its sender is gone: then it is not stored. */
  signal?: AbortSignal;
}

/** When the copy that is served must be there: with the slug, or when the panorama is ready. */
type ServedCopy = 'now' | 'may wait';

type Within = (transaction: Transaction, image: ImageRow) => Promise<void>;

/** What the file turned out to be. */
interface Content {
  kind: FileKind;
  /** Null when it is not a picture. */
  priced: PricedPhoto | null;
  /** A panorama, whose tiles are to be made. */
  isCut: boolean;
  /** Why a picture that can be shown cannot be looked around in. */
  fault: ImageFault | null;
}

/**
 * Takes a file into storage and gives it its slug. `within` runs in the transaction that does so. A file that
 * cannot be used is refused and leaves nothing; a picture that is not a panorama becomes a failed scene.
 */
export async function storeFile(
  options: StoreOptions,
  file: ArrivedFile,
  place: Place,
  copy: ServedCopy,
  within: Within = async () => {},
): Promise<Read<ImageRow>> {
  const content = await readContent(options, file, place.area);
  if (!content.ok) return content;
  const adjustment = await findAdjustment(options.database.orm, place);
  const duplicate = adjustment === null ? await shareDuplicate(options, file, place, within) : null;
  if (duplicate !== null) return { ok: true, value: duplicate };

  if (isPrefetched(content.value) && adjustment === null) options.prefetch(file.path, file.sha256);
  const row = newMedia(options, file, content.value, adjustment);
  await insertMedia(options.database.orm, row);
  try {
    const stored = await storeBytes(options, file, row, content.value, copy);
    if (!stored.ok) {
      await options.queue.send('remove-media', { mediaKey: row.key });
      return stored;
    }
    return { ok: true, value: await giveSlug(options, row, stored.value, content.value, place, within) };
  } catch (error) {
    await options.queue.send('remove-media', { mediaKey: row.key }).catch(() => {});
    throw error;
  }
}

async function readContent(
  { decoder }: StoreOptions,
  { path, signal }: ArrivedFile,
  area: string,
): Promise<Read<Content>> {
  const kind = await readKind(path, area);
  if (!kind.ok) return kind;
  const content = { kind: kind.value, priced: null, isCut: false, fault: null };
  if (kind.value.family !== 'picture') return { ok: true, value: content };
  const priced = await readPhoto(decoder, { path, kind: kind.value, area }, signal);
  if (!priced.ok) return priced;
  const found = { ...content, priced: priced.value };
  if (area !== 'scene') return { ok: true, value: found };
  const { photo, cutFailure } = priced.value;
  if (cutFailure === null) return { ok: true, value: { ...found, isCut: true } };
  const reason = explainCutFailure(photo, cutFailure);
  // There would be nothing to show.
  if (kind.value === kinds.faces) return { ok: false, fault: reason };
  if (kind.value === kinds.heic) {
    const isKind = kindOfCutFailure(cutFailure.code) === 'unsupported_format';
    return { ok: false, fault: isKind ? fault('heic') : reason };
  }
  return { ok: true, value: { ...found, fault: reason } };
}

/** What takes little memory is drawn small before its turn comes. */
function isPrefetched({ isCut, priced }: Content): boolean {
  return isCut && priced !== null && priced.memoryBytes <= prefetchedBytes;
}

/** The same bytes twice are one scene: a second slug gets the first one's media, and so its url. */
async function shareDuplicate(
  { database }: StoreOptions,
  file: ArrivedFile,
  place: Place,
  within: Within,
): Promise<ImageRow | null> {
  if (place.area !== 'scene') return null;
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    const duplicate = await findDuplicate(orm, place.owner, file.sha256);
    if (duplicate === null || duplicate.slug === place.slug) return null;
    const image = await ensureImage(orm, newImage(place));
    if (image.mediaKey !== null) return null;
    await nameMedia(orm, image.id, duplicate.mediaKey);
    await within(transaction, image);
    await announce(database, [newImage(place)], transaction);
    return { ...image, mediaKey: duplicate.mediaKey };
  });
}

function newMedia(
  { cutterVersion }: StoreOptions,
  file: ArrivedFile,
  { kind, priced, isCut }: Content,
  wanted: Adjustment | null,
) {
  const adjustment = isCut ? wanted : null;
  return {
    key: newMediaKey(),
    revision: revisionOf(file.sha256, cutterVersion, adjustment),
    adjustment,
    sha256: file.sha256,
    sizeBytes: file.sizeBytes,
    contentType: kind.mime,
    width: priced?.photo.width ?? null,
    height: priced?.photo.height ?? null,
    state: 'storing',
  } satisfies Partial<MediaRow>;
}

type NewMedia = ReturnType<typeof newMedia>;

/** The names of what is in storage, and why it cannot be looked around in. */
type Stored = Pick<MediaRow, 'servedName' | 'thumbnailName'> & { fault: ImageFault | null };

/** Stores the original, the copy that is served, and the thumbnail of what is not cut; answers the names. */
async function storeBytes(
  options: StoreOptions,
  file: ArrivedFile,
  row: NewMedia,
  { priced, kind, isCut, fault: reason }: Content,
  copy: ServedCopy,
): Promise<Read<Stored>> {
  const { storage } = options;
  const original = await storage.put(
    originalKey(row.key),
    createReadStream(file.path, { highWaterMark: pieceBytes }),
  );
  if (original.sha256 !== file.sha256)
    throw new Error(`The bytes of ${originalKey(row.key)} changed on their way`);
  if (priced === null) {
    const servedName = `file.${kind.ending}`;
    const cleaned = await withCleanFile(options, { ...file, kind }, (body) =>
      storage.put(fileKey(row, servedName), body),
    );
    if (!cleaned.ok) return cleaned;
    return { ok: true, value: { servedName, thumbnailName: null, fault: null } };
  }
  // Drawing a large picture again takes as long as cutting it: the job does it, unless somebody waits for the url.
  // And of what is adjusted, nobody may see what the photo was before.
  const waits = copy === 'may wait' && !keepsItsBytes(priced.photo);
  if (isCut && (waits || row.adjustment !== null || kind.isForCutter)) {
    return { ok: true, value: { servedName: null, thumbnailName: null, fault: null } };
  }
  const source = { path: file.path, priced, ...(file.signal ? { signal: file.signal } : {}) };
  const served = await storeServedCopy(options, row, source);
  if (!served.ok) return served;
  if (isCut) return { ok: true, value: { servedName: served.value, thumbnailName: null, fault: null } };
  const thumbnail = await drawThumbnail(options.decoder, source);
  const names = { servedName: served.value, thumbnailName: null };
  // A scene of an unsuitable photo shows why; that it is damaged says more than its shape.
  if (!thumbnail.ok)
    return reason === null ? thumbnail : { ok: true, value: { ...names, fault: thumbnail.fault } };
  await storage.put(fileKey(row, thumbnailFile), thumbnail.value);
  return { ok: true, value: { ...names, thumbnailName: thumbnailFile, fault: reason } };
}

/** The moment at which the slug means the new file: names, state, job and announcement in one transaction. */
async function giveSlug(
  { database, queue }: StoreOptions,
  row: NewMedia,
  { fault: reason, ...names }: Stored,
  { isCut, priced }: Content,
  place: Place,
  within: Within,
): Promise<ImageRow> {
  const { width, height } = priced?.photo ?? { width: Number.POSITIVE_INFINITY, height: 1 };
  const isQuick = width * height <= quickPixels;
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    const image = await ensureImage(orm, newImage(place));
    await setStored(orm, row.key, {
      ...names,
      state: isCut ? 'processing' : reason === null ? 'ready' : 'failed',
      progress: isCut ? 0 : 1,
      faultCode: reason?.code ?? null,
      faultParams: reason?.params ?? null,
    });
    await nameMedia(orm, image.id, row.key);
    await within(transaction, image);
    if (isCut) {
      await queue.send(
        'cut-panorama',
        { mediaKey: row.key, formats: ['jpg'] },
        { transaction, priority: urgentPriority, overtakes: isQuick },
      );
    }
    for (const mediaKey of keysOf(image)) await queue.send('remove-media', { mediaKey }, { transaction });
    await announce(database, [newImage(place)], transaction);
    return { ...image, mediaKey: row.key };
  });
}

/**
 * Lets the slug show why its file could not be used. Nothing of the file is kept; a picture that is there already stays.
 */
export async function recordFault(
  { database, queue, cutterVersion }: StoreOptions,
  file: { sha256: string | null; sizeBytes: number; contentType: string },
  place: Place,
  { code, params }: ImageFault,
): Promise<void> {
  const key = newMediaKey();
  const { contentType, sizeBytes } = file;
  const sha256 = file.sha256 ?? '';
  await database.transaction(async (transaction) => {
    const { orm } = transaction;
    const image = await ensureImage(orm, newImage(place));
    const current = image.mediaKey === null ? null : await findMedia(orm, image.mediaKey);
    if (current !== null && current.state !== 'failed') return;
    const revision = revisionOf(sha256, cutterVersion);
    const reason = { state: 'failed', faultCode: code, faultParams: params } as const;
    await insertMedia(orm, { key, revision, sha256, sizeBytes, contentType, ...reason });
    await nameMedia(orm, image.id, key);
    for (const mediaKey of keysOf(image)) await queue.send('remove-media', { mediaKey }, { transaction });
    await announce(database, [image], transaction);
  });
}
