import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Can } from '../../access/can.ts';
import type { Storage, StoredFile } from '../../drivers/storage/storage.ts';
import { contentTypeOf } from '../../drivers/storage/storage-key.ts';
import { yearSeconds } from '../../durations.ts';
import { byteRange } from '../../http/answers/byte-range.ts';
import { Problem } from '../../http/answers/problem.ts';
import { tagAnswer } from '../../http/answers/tag-answer.ts';
import { route } from '../../http/route.ts';
import type { MediaAccess } from '../folder-table.ts';
import type { TileWatch } from '../panoramas/tile-watch.ts';
import type { DrawnViews } from './drawn-views.ts';
import type { MediaAccesses } from './media-access.ts';
import { fileKey, isGrantOf, type LinkGrant, type MediaName, readAddress } from './media-address.ts';
import { readViewPath, storedViewPath } from './view-address.ts';

/** What derived files are called; anything else is not even looked for. A second eye's tiles are in a folder. */
const tilePath = /^(?:right\/)?[fblrud]\/\d{1,2}\/\d{1,4}\/\d{1,4}\.(jpg|webp|avif)$/;
/** A start view (`stills/still-files.ts`). */
const stillPath = /^still\/[0-9a-f]{20}\.(avif|webp)$/;
/** A view for a cover (`view-address.ts`). */
const viewPath = /^view\/[\w-]+\.(jpg|avif)$/;
const filePath = /^[a-z]+\.[a-z0-9]{2,5}$/;

/** What the route of media files is built from. */
export interface MediaRouteParts {
  storage: Storage;
  accesses: MediaAccesses;
  views: DrawnViews;
  tiles: TileWatch;
  secret: string;
  clock: () => Date;
  resolveSession(request: FastifyRequest): Promise<string | null>;
  /** The generation of a link of a tour whose media may be seen now; null when it has ended. Known within a second. */
  generationOf(linkId: string): number | null | Promise<number | null>;
  /** Where nginx sends our files from; null: they are sent from here. */
  accel: string | null;
}

/** Mounts `/media/{key}/{revision}/...`: tiles, thumbnails, manifests, served copies. */
export function mediaRoutes(app: FastifyInstance, parts: MediaRouteParts): void {
  const { accesses, secret, clock } = parts;
  route(
    app,
    { method: 'GET', path: '/media/:key/:revision/*' },
    {
      access: 'anyone',
      // The cookie is looked at here, and only where it matters.
      openToOtherSites: true,
      handler: async (request, reply) => {
        const { key = '', revision = '', '*': path = '' } = request.params;
        const isFile = isSmall(path) || filePath.test(path);
        const name = isFile ? readAddress(key, revision, secret, clock()) : null;
        const access = name === null ? null : await accesses.of(name);
        if (name === null || access === null) throw new Problem('not_found');
        if (name.grant !== null) await admitLinked(parts, reply, access, name, name.grant);
        // What only versions keep is shown by the addresses of these alone.
        else {
          const isSigned = access.isOnlyKept ? name.isKept : name.isSigned;
          await admit({ ...parts, can: app.can }, request, reply, access, isSigned);
        }
        if (path === 'manifest.json') return sendManifest(reply, access);
        if (viewPath.test(path)) return sendView(parts, request, reply, { name, path, access });
        return sendFile(parts, request, reply, { name, path, access });
      },
    },
  );
}

/** Sets who may keep the answer, or throws `not_found`: to others private media are not there. */
async function admit(
  { resolveSession, can }: MediaRouteParts & { can: Can },
  request: FastifyRequest,
  reply: FastifyReply,
  { isPublic, isHidden, folders }: MediaAccess,
  hasSignature: boolean,
): Promise<void> {
  const isSigned = hasSignature && !isHidden;
  reply.headers({ 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' });
  if (isPublic || isSigned) reply.header('cross-origin-resource-policy', 'cross-origin');
  else reply.removeHeader('access-control-allow-origin');
  if (isPublic) {
    reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`);
    return;
  }
  reply.header('cache-control', 'private, max-age=3600').header('vary', 'cookie');
  if (isSigned) return;
  const userId = await resolveSession(request);
  for (const folder of folders) if (await can(userId, 'file.read', folder)) return;
  throw new Problem('not_found');
}

/**
 * The same for an address that was made for a link: it is looked at each time, so that what a browser or nginx has of it
 * ends with the link.
 */
async function admitLinked(
  { generationOf, secret }: MediaRouteParts,
  reply: FastifyReply,
  { isHidden, isOnlyKept }: MediaAccess,
  name: MediaName,
  grant: LinkGrant,
): Promise<void> {
  const generation = await generationOf(grant.linkId);
  const link = generation === null ? null : { id: grant.linkId, generation };
  const isOpen = link !== null && !isHidden && !isOnlyKept && isGrantOf(link, name, grant, secret);
  if (!isOpen) throw new Problem('not_found');
  reply.headers({
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'private, no-cache',
  });
}

/** Its formats grow while the address stays, so it is requested again each time. */
function sendManifest(reply: FastifyReply, { isPublic, manifest }: MediaAccess) {
  if (manifest === null) throw new Problem('not_found');
  const text = JSON.stringify(manifest);
  reply.header('cache-control', `${isPublic ? 'public' : 'private'}, no-cache`);
  if (tagAnswer(reply, text)) return reply.code(304).send();
  return reply.type('application/json').send(text);
}

interface AskedFile {
  name: MediaName;
  path: string;
  access: MediaAccess;
}

/** Draws it first where it is not there. Where that cannot be, the panorama's thumbnail stands for it until the next time. */
async function sendView(
  parts: MediaRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedFile,
): Promise<FastifyReply> {
  const { views, secret } = parts;
  const { name, path, access } = asked;
  const wanted = readViewPath(name, path, secret);
  if (wanted === null || access.manifest === null) throw new Problem('not_found');
  if (await views.provide(name, path, access.manifest, wanted)) {
    return sendFile(parts, request, reply, { ...asked, path: storedViewPath(path) });
  }
  return reply.header('cache-control', 'no-store').redirect('../thumbnail.jpg', 302);
}

async function sendFile(
  { storage, tiles, accel }: MediaRouteParts,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { name, path, access }: AskedFile,
): Promise<FastifyReply> {
  const key = fileKey(name, path);
  // nginx comes back with the other header for what it does not find.
  if (accel !== null && headers['x-media-missing'] === undefined) {
    return reply.type(contentTypeOf(key)).header('x-accel-redirect', `${accel}${key}`).send();
  }
  if (isSmall(path)) {
    const tile = await storage.read(key);
    if (!(await tiles.isWhole(name, path, tile?.bytes ?? null, access.manifest))) throw beingRepaired(reply);
    if (tile === null) throw new Problem('not_found');
    // Parts of it are not worth the words; it comes whole.
    return describe(reply, tile, headers) ? reply.send() : reply.send(tile.bytes);
  }
  const found = await storage.head(key);
  if (found === null) throw new Problem('not_found');
  if (describe(reply, found, headers)) return reply.send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === quoted(found);
  const range = isSame ? byteRange(headers.range, found.sizeBytes) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${found.sizeBytes}`).send();
  }
  const body = await storage.get(key, range ?? undefined);
  if (body === null) throw new Problem('not_found');
  if (range === null) return reply.header('content-length', found.sizeBytes).send(body.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${found.sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(body.stream);
}

/** It comes as soon as it is made again; nobody keeps this answer. */
function beingRepaired(reply: FastifyReply): Problem {
  reply.header('cache-control', 'no-store').header('retry-after', '10');
  return new Problem('tile_being_repaired');
}

/** Writes what is known of a file; true when the asker has it already, which the status then says. */
function describe(reply: FastifyReply, file: StoredFile, headers: FastifyRequest['headers']): boolean {
  reply.type(file.contentType).header('etag', quoted(file));
  if (headers['if-none-match'] !== quoted(file)) return false;
  reply.code(304);
  return true;
}

/** Read whole, since it is quicker. */
function isSmall(path: string): boolean {
  return tilePath.test(path) || stillPath.test(path) || viewPath.test(path);
}

function quoted({ etag }: StoredFile): string {
  return `"${etag}"`;
}
