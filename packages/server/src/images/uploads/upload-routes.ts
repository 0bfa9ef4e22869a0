import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Thing } from '../../access/action.ts';
import { Problem } from '../../http/answers/problem.ts';
import { route } from '../../http/route.ts';
import { isOdd } from '../../http/safety/odd-characters.ts';
import { uploadAddress } from '../image-info.ts';
import { folderOf } from '../place.ts';
import type { NewUpload } from './begin-upload.ts';
import { maxFileBytes } from './upload-folder.ts';
import type { UploadState, Uploads } from './uploads.ts';

const tusVersion = '1.0.0';
const bodyType = 'application/offset+octet-stream';
const uploadsPath = '/api/uploads';

/** Mounts resumable uploads (tus 1.0 with creation, termination and expiration; https://tus.io/protocols). */
export function uploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  // The body is read by the handler while it comes.
  app.addContentTypeParser(bodyType, (_request, payload, done) => done(null, payload));
  mountBeginning(app, uploads);
  mountSending(app, uploads);
}

/** What the server can do, and how an upload begins. */
function mountBeginning(app: FastifyInstance, uploads: Uploads): void {
  route(
    app,
    { method: 'OPTIONS', path: uploadsPath },
    {
      access: 'anyone',
      handler: async (_request, reply) =>
        speak(reply)
          .header('tus-version', tusVersion)
          .header('tus-extension', 'creation,termination,expiration')
          .header('tus-max-size', maxFileBytes)
          .code(204)
          .send(),
    },
  );
  route(
    app,
    {
      method: 'POST',
      path: uploadsPath,
      summary: 'Begins a resumable upload (tus 1.0); pieces follow by PATCH',
    },
    {
      access: { action: 'file.write', thing: (request) => folderOf(slugOf(request)) },
      handler: async (request, reply) => {
        checkVersion(request, reply);
        const state = await uploads.begin(readAnnouncement(request));
        return answer(reply, state).header('location', uploadAddress(state.id)).code(201).send();
      },
    },
  );
}

/** How far an upload is, its next piece, and its end. */
function mountSending(app: FastifyInstance, uploads: Uploads): void {
  const thing = (request: FastifyRequest): Promise<Thing | null> => uploads.folderOf(idOf(request));
  /** Bytes are not counted as writes: a large photo comes in many pieces. */
  const sending = { access: { action: 'upload.write', thing }, unlimited: true } as const;
  route(
    app,
    { method: 'HEAD', path: `${uploadsPath}/:id`, summary: 'How much of an upload has come (tus 1.0)' },
    {
      ...sending,
      handler: async (request, reply) => {
        checkVersion(request, reply);
        const state = await uploads.find(idOf(request));
        return answer(reply, state).header('upload-length', state.sizeBytes).code(200).send();
      },
    },
  );
  route(
    app,
    { method: 'PATCH', path: `${uploadsPath}/:id`, summary: 'The next piece of an upload (tus 1.0)' },
    {
      ...sending,
      isUpload: true,
      handler: async (request, reply) => {
        checkVersion(request, reply);
        const offset = byteCount(request, 'upload-offset');
        if (request.headers['content-type'] !== bodyType) {
          throw new Problem('wrong_content_type', { expected: bodyType });
        }
        const body = request.body as Readable;
        const state = await uploads.append(idOf(request), offset, body);
        return answer(reply, state).code(204).send();
      },
    },
  );
  route(
    app,
    { method: 'DELETE', path: `${uploadsPath}/:id`, summary: 'Gives an upload up (tus 1.0)' },
    {
      ...sending,
      handler: async (request, reply) => {
        checkVersion(request, reply);
        await uploads.abandon(idOf(request));
        return reply.code(204).send();
      },
    },
  );
}

function speak(reply: FastifyReply): FastifyReply {
  return reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store');
}

function answer(reply: FastifyReply, { offsetBytes, expires }: UploadState): FastifyReply {
  return reply.header('upload-offset', offsetBytes).header('upload-expires', expires.toUTCString());
}

function checkVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  speak(reply);
  if (headers['tus-resumable'] === tusVersion) return;
  reply.header('tus-version', tusVersion);
  throw new Problem('tus_version', { version: tusVersion });
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id?: string }).id ?? '';
}

function byteCount({ headers }: FastifyRequest, name: 'upload-offset' | 'upload-length'): number {
  const text = String(headers[name] ?? '');
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Problem('header_not_bytes', { header: name });
}

function readAnnouncement(request: FastifyRequest): NewUpload {
  const metadata = metadataOf(request);
  const slug = slugOf(request);
  const sha256 = metadata.get('sha256') ?? null;
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new Problem('hash_malformed');
  }
  if ([...metadata.values()].some(isOdd)) throw new Problem('unstorable_text');
  return {
    slug,
    sha256,
    fileName: (metadata.get('filename') ?? '').slice(0, 255),
    contentType: (metadata.get('filetype') ?? '').slice(0, 100).toLowerCase(),
    sizeBytes: byteCount(request, 'upload-length'),
  };
}

function metadataOf({ headers }: FastifyRequest): Map<string, string> {
  return readMetadata(String(headers['upload-metadata'] ?? ''));
}

function slugOf(request: FastifyRequest): string {
  const slug = metadataOf(request).get('slug');
  if (slug === undefined) throw new Problem('bad_slug', { reason: 'missing' });
  return slug;
}

/** "name base64,name base64"; what is not so is left out. */
export function readMetadata(header: string): Map<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return new Map(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
}
