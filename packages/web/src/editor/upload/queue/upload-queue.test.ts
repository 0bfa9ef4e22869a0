// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { hashBlob } from './hash-blob.ts';
import { type KeptFiles, nothingKept, openKeptFiles } from './kept-files.ts';
import { type Break, TransferRefused, type TransferRequest } from './transfer.ts';
import type { UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';

type Transfer = (
  request: TransferRequest,
  events: {
    onProgress(sent: number): void;
    onUrl(url: string): void;
    onBreak(why: Break): void;
  },
  signal: AbortSignal,
) => Promise<void>;

interface Setup {
  transfer?: Transfer;
  kept?: KeptFiles;
  slugOf?(sha256: string): string | null;
}

const arrive: Transfer = async (request, events) => {
  events.onUrl(`/api/uploads/${request.slug}`);
  events.onProgress(request.file.size);
};

function setup({ transfer = arrive, kept = nothingKept, slugOf = () => null }: Setup = {}) {
  const items = new Map<string, UploadItem>();
  const duplicates: [string, string][] = [];
  const sent: TransferRequest[] = [];
  const queue = new UploadQueue({
    hash: hashBlob,
    transfer: (request, events, signal) => {
      sent.push(request);
      return transfer(request, events, signal);
    },
    abandon: async () => undefined,
    kept,
    slugOf,
    onItem: (item) => items.set(item.slug, item),
    onGone: (slug) => items.delete(slug),
    onDuplicate: (slug, existing) => duplicates.push([slug, existing]),
    retryMs: 5,
  });
  const state = (slug: string) => items.get(slug)?.state;
  return { queue, items, duplicates, sent, state };
}

const photo = (name: string, content = name) => new File([content], name, { type: 'image/jpeg' });

test('sends a photo with its hash and says when all of it is there', async () => {
  const { queue, sent, state } = setup();
  queue.add('t/hall.jpg', photo('hall.jpg', 'abc'));
  await eventually(() => expect(state('t/hall.jpg')).toBe('sent'));
  expect(sent[0]).toMatchObject({
    slug: 't/hall.jpg',
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

test('sends three at once and the others after them', async () => {
  let running = 0;
  let most = 0;
  const { queue, state } = setup({
    transfer: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
    },
  });
  for (let n = 0; n < 8; n++) queue.add(`t/${n}.jpg`, photo(`${n}.jpg`));
  await eventually(() => expect(state('t/7.jpg')).toBe('sent'));
  expect(most).toBe(3);
});

test('the same photo twice is sent once, and the other one is named', async () => {
  const { queue, duplicates, items, sent, state } = setup();
  queue.add('t/hall.jpg', photo('hall.jpg', 'same'));
  queue.add('t/copy.jpg', photo('copy.jpg', 'same'));
  await eventually(() => expect(duplicates).toHaveLength(1));
  // Both are read at the same time, and whichever is known first is sent.
  const [gone, left] = duplicates[0] as [string, string];
  expect([gone, left].toSorted()).toEqual(['t/copy.jpg', 't/hall.jpg']);
  await eventually(() => expect(state(left)).toBe('sent'));
  expect(items.has(gone)).toBe(false);
  expect(sent.map(({ slug }) => slug)).toEqual([left]);
});

test('a photo that the tour holds already is not sent', async () => {
  const { queue, duplicates, sent } = setup({ slugOf: () => 't/old.jpg' });
  queue.add('t/new.jpg', photo('new.jpg'));
  await eventually(() => expect(duplicates).toEqual([['t/new.jpg', 't/old.jpg']]));
  expect(sent).toEqual([]);
});

test('a lost connection is tried again where it stopped', async () => {
  let attempts = 0;
  const { queue, sent, state } = setup({
    transfer: async (request, events, signal) => {
      attempts += 1;
      events.onUrl('/api/uploads/1');
      if (attempts < 3) throw new TypeError('network error');
      await arrive(request, events, signal);
    },
  });
  queue.add('t/hall.jpg', photo('hall.jpg'));
  await eventually(() => expect(state('t/hall.jpg')).toBe('sent'));
  expect(sent.map(({ uploadUrl }) => uploadUrl)).toEqual([null, '/api/uploads/1', '/api/uploads/1']);
});

test('a server that is gone shows at once, while the transfer itself still tries', async () => {
  let answer = () => {};
  const { queue, items, state } = setup({
    transfer: async ({ file }, events) => {
      events.onProgress(file.size);
      events.onBreak('disk-full');
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      events.onProgress(file.size);
    },
  });
  queue.add('t/hall.jpg', photo('hall.jpg'));
  await eventually(() =>
    expect(items.get('t/hall.jpg')).toMatchObject({ state: 'paused', pausedBy: 'disk-full' }),
  );
  answer();
  await eventually(() => expect(state('t/hall.jpg')).toBe('sent'));
});

test('what the server refuses stays with its reason until it is tried again', async () => {
  let isRefusing = true;
  const body = JSON.stringify({ type: '/problems/bad_image', code: 'damaged', params: {} });
  const { queue, items, state } = setup({
    transfer: async () => {
      if (isRefusing) throw new TransferRefused(422, body);
    },
  });
  queue.add('t/hall.jpg', photo('hall.jpg'));
  await eventually(() => expect(state('t/hall.jpg')).toBe('failed'));
  expect(items.get('t/hall.jpg')?.fault).toEqual({
    code: 'unsuitable',
    values: { failure: 'damaged', type: '/problems/bad_image' },
  });
  isRefusing = false;
  queue.retry('t/hall.jpg');
  await eventually(() => expect(state('t/hall.jpg')).toBe('sent'));
});

test('the server may know the duplicate that this browser does not', async () => {
  const body = JSON.stringify({ code: 'duplicate_image', slug: 't/other.jpg' });
  const { queue, duplicates } = setup({
    transfer: async () => {
      throw new TransferRefused(409, body);
    },
  });
  queue.add('t/hall.jpg', photo('hall.jpg'));
  await eventually(() => expect(duplicates).toEqual([['t/hall.jpg', 't/other.jpg']]));
});

test('a cancelled upload leaves nothing', async () => {
  const { queue, items } = setup({
    transfer: (_, events, signal) =>
      new Promise((_resolve, reject) => {
        events.onUrl('/api/uploads/1');
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  queue.add('t/hall.jpg', photo('hall.jpg'));
  await eventually(() => expect(items.get('t/hall.jpg')?.state).toBe('uploading'));
  queue.cancel('t/hall.jpg');
  expect(items.size).toBe(0);
});

const never: Transfer = (_, events, signal) =>
  new Promise((_resolve, reject) => {
    events.onUrl('/api/uploads/7');
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('after a reload an upload continues by itself from the kept copy', async () => {
  const first = setup({ transfer: never, kept: await openKeptFiles('ann', 't') });
  first.queue.add('t/hall.jpg', photo('hall.jpg', 'bytes'));
  await eventually(() => expect(first.state('t/hall.jpg')).toBe('uploading'));
  const beside = await openKeptFiles('ann', 't');
  await eventually(async () =>
    expect(await beside.load()).toEqual([
      { upload: expect.objectContaining({ uploadUrl: '/api/uploads/7' }), file: expect.anything() },
    ]),
  );
  first.queue.close();

  const second = setup({ kept: await openKeptFiles('ann', 't') });
  await second.queue.resume(() => false);
  await eventually(() => expect(second.state('t/hall.jpg')).toBe('sent'));
  expect(second.sent[0]).toMatchObject({ uploadUrl: '/api/uploads/7', fileName: 'hall.jpg' });

  const third = setup({ kept: await openKeptFiles('ann', 't') });
  await third.queue.resume(() => false);
  expect(third.items.size).toBe(0);
});

test('another user of the same browser sees nothing of it', async () => {
  const first = setup({ transfer: never, kept: await openKeptFiles('ann', 'u') });
  first.queue.add('u/hall.jpg', photo('hall.jpg'));
  const beside = await openKeptFiles('ann', 'u');
  await eventually(async () => expect(await beside.load()).toHaveLength(1));
  first.queue.close();
  const other = setup({ kept: await openKeptFiles('bob', 'u') });
  await other.queue.resume(() => false);
  expect(other.items.size).toBe(0);
});

test('without a copy it asks for the same file and takes no other', async () => {
  const sha256 = await hashBlob(photo('hall.jpg', 'bytes'));
  const upload = {
    slug: 't/hall.jpg',
    fileName: 'hall.jpg',
    sizeBytes: 5,
    sha256,
    uploadUrl: '/api/uploads/9',
  };
  const kept: KeptFiles = { ...nothingKept, load: async () => [{ upload, file: null }] };
  const { queue, sent, state } = setup({ kept });
  await queue.resume(() => false);
  expect(state('t/hall.jpg')).toBe('needs-file');
  expect(await queue.provide('t/hall.jpg', photo('hall.jpg', 'BYTES'))).toBe(false);
  expect(await queue.provide('t/hall.jpg', photo('hall.jpg', 'bytes'))).toBe(true);
  await eventually(() => expect(state('t/hall.jpg')).toBe('sent'));
  expect(sent[0]?.uploadUrl).toBe('/api/uploads/9');
});
