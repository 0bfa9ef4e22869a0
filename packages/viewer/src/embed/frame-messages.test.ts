import { expect, test, vi } from 'vitest';
import type { Viewer } from '../viewer-options.ts';
import { answerFrame } from './answer-frame.ts';
import { readCall } from './messages.ts';

/** A tour in a frame, and the page around it, as far as they speak to each other. */
function framed(origin: string | null = null) {
  const sent: { message: unknown; to: string }[] = [];
  const host = {
    postMessage: (message: unknown, to: string) => sent.push({ message, to }),
  } as unknown as Window;
  const self = new EventTarget() as Window;
  const handlers = new Map<string, (payload: unknown) => void>();
  const viewer = {
    sceneId: 1,
    view: { yaw: 0, pitch: 0, hfov: 1 },
    isAutorotating: false,
    state: 'sharp',
    openScene: vi.fn(async () => true),
    lookTo: vi.fn(async () => true),
    on: (name: string, handler: (payload: unknown) => void) => {
      handlers.set(name, handler);
      return () => handlers.delete(name);
    },
  } as unknown as Viewer;
  const end = answerFrame(viewer, { origin, host, self });
  const say = async (
    call: string,
    from = 'https://host.example',
    source: unknown = host,
    args: unknown[] = [],
  ) => {
    const data = { tourwright: 1, id: sent.length + 1, call, args };
    self.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }));
    await new Promise((done) => setTimeout(done));
  };
  const happen = (name: string, payload: unknown) => handlers.get(name)?.(payload);
  return { sent, viewer, say, happen, end };
}

test("nothing is sent before the host's hello; then only its origin gets messages and is listened to", async () => {
  const { sent, viewer, say, happen } = framed();
  happen('scene', { sceneId: 1 });
  await say('openScene', 'https://host.example', undefined, [2]);
  expect(sent).toEqual([]);
  await say('hello');
  happen('scene', { sceneId: 2 });
  happen('load', { sceneId: 2 });
  expect(sent.map(({ to }) => to)).toEqual(Array(3).fill('https://host.example'));
  expect(sent[0]?.message).toMatchObject({ result: { sceneId: 1, state: 'sharp' } });
  expect(sent[1]?.message).toEqual({ tourwright: 1, event: 'scene', payload: { sceneId: 2 } });
  await say('openScene', 'https://other.example', undefined, [2]);
  expect(viewer.openScene).not.toHaveBeenCalled();
});

test('another window than the one around it is not answered', async () => {
  const { sent, say } = framed();
  await say('hello', 'https://host.example', {});
  expect(sent).toEqual([]);
});

test('where the address names the host, no other one is answered', async () => {
  const { sent, say } = framed('https://host.example');
  await say('hello', 'https://other.example');
  expect(sent).toEqual([]);
  await say('hello', 'https://host.example');
  expect(sent).toHaveLength(1);
});

test('commands, in degrees, do what they do in the page, and what makes no sense is refused or passed over', async () => {
  const { sent, viewer, say } = framed();
  await say('hello');
  const host = undefined;
  await say('openScene', 'https://host.example', host, [
    2,
    { view: { yaw: 90, pitch: 'x' }, transition: 'explode' },
  ]);
  expect(viewer.openScene).toHaveBeenCalledWith(2, { view: { yaw: Math.PI / 2 } });
  await say('lookTo', 'https://host.example', host, [{ yaw: 90 }, { durationMs: Number.POSITIVE_INFINITY }]);
  expect(viewer.lookTo, 'a turn that takes for ever').toHaveBeenCalledWith({ yaw: Math.PI / 2 }, {});
  await say('openScene', 'https://host.example', host, ['kitchen']);
  expect(sent.at(-1)?.message).toMatchObject({ error: expect.stringMatching(/id of a scene/) });
  expect(readCall({ tourwright: 1, id: 1, call: 'constructor', args: [] })).toBeNull();
  expect(readCall('hello')).toBeNull();
});

test('causes of errors stay in the page', async () => {
  const { sent, say, happen } = framed();
  await say('hello');
  happen('error', { sceneId: 1, message: 'No', cause: () => undefined });
  expect(sent.at(-1)?.message).toMatchObject({ payload: { sceneId: 1, message: 'No' } });
  expect(JSON.stringify(sent)).not.toContain('cause');
});
