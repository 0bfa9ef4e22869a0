import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Storage } from './storage.ts';
import { checkKey, checkListed, contentTypeOf } from './storage-key.ts';

/** 10,000 parts of this are far above our largest file; two of them are in memory at a time. */
const partBytes = 8 * 1024 * 1024;
const deletesAtOnce = 16;
/** Written and deleted to learn whether the bucket takes anything. */
const probeKey = 'probe';

/** Where an S3 bucket is, and the keys to it. */
export interface S3StorageOptions {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** A bucket of any S3-compatible server. Nothing is sent before the first call. */
export function openS3Storage(options: S3StorageOptions): Storage {
  const { bucket: Bucket } = options;
  const client = clientOf(options);

  const get: Storage['get'] = async (key, range) => {
    const Range = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end ?? ''}` };
    const request = new GetObjectCommand({ Bucket, Key: checkKey(key), ...Range });
    const found = await client.send(request).catch(nullWhenMissing);
    if (found === null) return null;
    if (!(found.Body instanceof Readable)) throw new Error('The bucket answered without a body');
    return { ...describe(found, key), stream: found.Body };
  };
  async function head(key: string) {
    const Key = checkKey(key);
    const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(nullWhenMissing);
    return found === null ? null : describe(found, key);
  }
  async function* list(prefix: string) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: checkListed(prefix) })) {
      for (const { Key, Size } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, sizeBytes: Size ?? 0 };
      }
    }
  }
  const remove = (key: string) => client.send(new DeleteObjectCommand({ Bucket, Key: key }));

  return {
    put: (key, body) => {
      const target = { Bucket, Key: checkKey(key), ContentType: contentTypeOf(key) };
      return Buffer.isBuffer(body) ? putBuffer(client, target, body) : putStream(client, target, body);
    },
    get,
    read: async (key) => {
      const found = await get(key);
      if (found === null) return null;
      const { stream, ...described } = found;
      return { ...described, bytes: await buffer(stream) };
    },
    head,
    delete: async (key) => {
      if ((await head(key)) === null) return false;
      await remove(key);
      return true;
    },
    deletePrefix: (prefix) => removeAll(list(prefix), remove),
    list,
    giveUpUnfinished: async (before) => {
      for (const { Key, UploadId, Initiated } of await unfinished(client, Bucket)) {
        if (Initiated === undefined || Initiated >= before) continue;
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(nullWhenMissing);
      }
    },
    check: async () => {
      await client.send(new PutObjectCommand({ Bucket, Key: probeKey, Body: Buffer.of(0) }));
      await remove(probeKey);
    },
    close: async () => client.destroy(),
  };
}

function clientOf({
  endpoint,
  region,
  forcePathStyle,
  accessKeyId,
  secretAccessKey,
}: S3StorageOptions): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Many servers know none of the checksums that the SDK sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** One by one: the call that deletes many wants checksums on which servers do not agree. Answers how many there were. */
async function removeAll(
  files: AsyncIterable<{ key: string }>,
  remove: (key: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  let running: Promise<unknown>[] = [];
  for await (const { key } of files) {
    running.push(remove(key));
    count += 1;
    if (running.length < deletesAtOnce) continue;
    await Promise.all(running);
    running = [];
  }
  await Promise.all(running);
  return count;
}

/** Multipart uploads that were neither completed nor aborted. */
async function unfinished(client: S3Client, Bucket: string): Promise<MultipartUpload[]> {
  const found: MultipartUpload[] = [];
  let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (next !== null) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...next }),
    );
    found.push(...(page.Uploads ?? []));
    next = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : null;
  }
  return found;
}

interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

async function putBuffer(client: S3Client, target: Target, body: Buffer) {
  // The server compares what arrived with this and refuses anything else.
  const ContentMD5 = createHash('md5').update(body).digest('base64');
  await client.send(new PutObjectCommand({ ...target, Body: body, ContentMD5 }));
  return { sizeBytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
}

async function putStream(client: S3Client, target: Target, body: Readable) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  const upload = new Upload({
    client,
    params: { ...target, Body: body.pipe(counted) },
    partSize: partBytes,
    queueSize: 2,
  });
  await upload.done();
  return { sizeBytes, sha256: hash.digest('hex') };
}

function describe(
  found: Omit<HeadObjectCommandOutput, 'Body'> & { ContentRange?: string | undefined },
  key: string,
) {
  const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
  return {
    sizeBytes: whole === undefined ? (found.ContentLength ?? 0) : Number(whole),
    contentType: contentTypeOf(key),
    etag: (found.ETag ?? '').replaceAll('"', ''),
  };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && [404, 416].includes(error.$metadata.httpStatusCode ?? 0))
    return null;
  throw error;
}
