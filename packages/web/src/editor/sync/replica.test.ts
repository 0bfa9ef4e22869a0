// @vitest-environment node
import type { Scene } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, newEdit } from '../state/new-edit.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import {
  type AcceptedEdit,
  accept,
  addPending,
  openReplica,
  type Replica,
  rebase,
  settle,
} from './replica.ts';

function withEdit(replica: Replica, edit: Edit): Replica {
  const result = addPending(replica, edit);
  return result.ok ? result.replica : replica;
}

const rename = (name: string, sceneId = 1) => newEdit({ kind: 'scene.rename', sceneId, name });

test('a change shows at once and stays pending until the server answers', () => {
  const server = new FakeServer(sampleTour());
  const replica = withEdit(openReplica(server.tour, []), rename('Lobby'));
  expect(replica.tour.scenes[0]?.name).toBe('Lobby');
  expect(replica.confirmed.scenes[0]?.name).toBe('Hall');
  const settled = settle(replica, replica.pending, server.sendEdits(1, replica.pending));
  expect(settled?.pending).toEqual([]);
  expect(settled?.confirmed).toEqual(server.tour);
});

test('what others did meanwhile is slipped in below what is unsent', () => {
  const server = new FakeServer(sampleTour());
  server.sendEdits(1, [rename('Cucina', 2)]);
  const replica = withEdit(openReplica(sampleTour(), []), rename('Lobby'));
  const settled = settle(replica, [], server.sendEdits(1, []));
  expect(settled?.tour.scenes.map(({ name }) => name)).toEqual(['Lobby', 'Cucina']);
  expect(settled?.pending).toHaveLength(1);
});

test('an answer that got lost does no harm: the repeat gets the first answer', () => {
  const server = new FakeServer(sampleTour());
  const replica = withEdit(openReplica(server.tour, []), rename('Lobby'));
  server.sendEdits(1, replica.pending);
  server.sendEdits(2, [rename('Cucina', 2)]);
  const settled = settle(replica, replica.pending, server.sendEdits(1, replica.pending));
  expect(settled?.tour).toEqual(server.tour);
});

test('a refused change disappears, the others stay', () => {
  const server = new FakeServer(sampleTour());
  let replica = openReplica(server.tour, []);
  server.sendEdits(1, [newEdit({ kind: 'scene.remove', sceneId: 2 })]);
  replica = withEdit(withEdit(replica, rename('Cucina', 2)), rename('Lobby'));
  const settled = settle(replica, replica.pending, server.sendEdits(1, replica.pending));
  expect(settled?.tour).toEqual(server.tour);
  expect(settled?.tour.scenes.map(({ name }) => name)).toEqual(['Lobby']);
});

test('a missing edit in between asks for the whole document', () => {
  const replica = openReplica(sampleTour(), []);
  expect(accept(replica, [{ version: 3, edit: rename('Lobby') }])).toBeNull();
  const fetched = { ...sampleTour({ version: 9, name: 'Oak Street' }) };
  const pending = withEdit(replica, rename('Lobby'));
  expect(rebase(pending, fetched).tour).toMatchObject({ name: 'Oak Street', version: 9 });
  expect(rebase(pending, fetched).tour.scenes[0]?.name).toBe('Lobby');
});

/** What two clients of one tour may do, in any order. */
type Act =
  | { who: 0 | 1; does: 'edit'; change: Change }
  /** Sends what is pending; the answer may get lost on the way back. */
  | { who: 0 | 1; does: 'send'; lost: boolean }
  /** Reads some of the live stream. */
  | { who: 0 | 1; does: 'listen'; count: number }
  /** Reloads: what was pending comes from the queue of the browser. */
  | { who: 0 | 1; does: 'reload' };

const sceneId = fc.constantFrom(1, 2, 3, 4);
const name = fc.constantFrom('Hall', 'Lobby', 'Bath', 'Attic');
type Spot = Scene['hotspots'][number];
const spot = (id: string, targetSceneId: number) => ({
  id,
  kind: 'link',
  position: [0, 0, -1] as Spot['position'],
  scale: 1,
  rotation: 0,
  targetSceneId,
});
const hotspotId = fc.constantFrom('a', 'b', 'link-1');
const itemId = fc.constantFrom('a', 'b', 'c');
const index = fc.nat(3);
const list = fc.constantFrom('audio', 'brochures', 'floorPlans');
const position = fc.constantFrom<Spot['position']>([0, 0, -1], [1, 0, 0]);
const path = fc.constantFrom<(string | number)[]>(
  ['guide'],
  ['products'],
  ['scenes', 1, 'sounds'],
  ['scenes', 1, 'hotspots', 'link-1', 'pictures'],
);
const surface = {
  slug: 'tour-1/a.jpg',
  corners: [
    [-1, 1, -1],
    [1, 1, -1],
    [1, -1, -1],
    [-1, -1, -1],
  ] as [Spot['position'], Spot['position'], Spot['position'], Spot['position']],
};
/** One for each kind of edit. A new kind without one does not compile. */
const changes = {
  'tour.set': fc.record({ field: fc.constantFrom('name', 'brandColour'), value: name }),
  'tour.publish': fc.constant({ publishedVersion: 1, publishedAt: '2026-11-20T10:00:00.000Z' }),
  'tour.unpublish': fc.constant({}),
  'logo.replace': fc.record({ slug: fc.option(name) }),
  'scene.add': sceneId.map((id) => ({ scene: sampleScene(id, `New${id}`) })),
  'scene.remove': fc.record({ sceneId }),
  'scene.rename': fc.record({ sceneId, name }),
  'scene.move': fc.record({ sceneId, index }),
  'scene.set-view': fc.record({ sceneId, view: fc.constantFrom(null, { yaw: 20, pitch: 5, hfov: 80 }) }),
  'scene.replace-photo': fc.record({ sceneId, slug: name.map((word) => `tour-1/${word}.jpg`) }),
  'scene.set': fc.record({ sceneId, field: fc.constantFrom('heading', 'other'), value: fc.option(index) }),
  'hotspot.add': fc
    .tuple(sceneId, hotspotId, sceneId)
    .map(([from, id, to]) => ({ sceneId: from, hotspot: spot(id, to) })),
  'hotspot.remove': fc.record({ sceneId, hotspotId }),
  'hotspot.move': fc.record({ sceneId, hotspotId, position }),
  'hotspot.set': fc.record({ sceneId, hotspotId, field: fc.constantFrom('text', 'body'), value: name }),
  'video.add': fc.record({ sceneId, video: itemId.map((id) => ({ id, name: id, ...surface })) }),
  'video.remove': fc.record({ sceneId, videoId: itemId }),
  'video.set': fc.record({ sceneId, videoId: itemId, field: fc.constant('alt'), value: fc.option(name) }),
  'file.add': fc.record({ list, file: fc.record({ id: itemId, name, slug: name }) }),
  'file.remove': fc.record({ list, fileId: itemId }),
  'file.move': fc.record({ list, fileId: itemId, index }),
  'file.set': fc.record({ list, fileId: itemId, field: fc.constant('name'), value: name }),
  'item.add': fc.record({ path, item: itemId.map((id) => ({ id, sceneId: 1, name: id, slug: id })) }),
  'item.remove': fc.record({ path, itemId }),
  'item.move': fc.record({ path, itemId, index }),
  'item.set': fc.record({ path, itemId, field: fc.constant('name'), value: name }),
} satisfies Record<Change['kind'], fc.Arbitrary<object>>;
const change = fc.oneof(
  ...Object.entries(changes).map(([kind, arguments_]) =>
    arguments_.map((values) => ({ kind, ...values }) as Change),
  ),
);
const who = fc.constantFrom(0 as const, 1 as const);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ who, does: fc.constant('edit' as const), change }) },
  { weight: 3, arbitrary: fc.record({ who, does: fc.constant('send' as const), lost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ who, does: fc.constant('listen' as const), count: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ who, does: fc.constant('reload' as const) }) },
);

test('each kind of edit is one that the tour takes', () => {
  const some = (values: fc.Arbitrary<object>, kind: string) =>
    fc.sample(values, { numRuns: 80, seed: 1 }).map((one) => newEdit({ kind, ...one } as Change));
  // Most need what another one made.
  const made = Object.entries(changes).flatMap(([kind, values]) =>
    kind.endsWith('.add') ? some(values, kind) : [],
  );
  for (const [kind, values] of Object.entries(changes)) {
    const server = new FakeServer(sampleTour({ name: 'House' }));
    if (!kind.endsWith('.add')) server.sendEdits(1, made);
    const { answers } = server.sendEdits(1, some(values, kind));
    const isTaken = answers.some(({ status }) => status === 'applied');
    expect(isTaken, kind).toBe(true);
  }
});

test('two clients come to the same document, whatever is lost, repeated or late', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const server = new FakeServer(sampleTour());
      const streams: AcceptedEdit[][] = [[], []];
      server.onEdit((accepted) => {
        for (const stream of streams) stream.push(accepted);
      });
      const clients: Replica[] = [openReplica(server.tour, []), openReplica(server.tour, [])];
      const at = (index: 0 | 1) => clients[index] as Replica;
      const send = (index: 0 | 1, lost: boolean) => {
        const client = at(index);
        const answer = server.sendEdits(client.confirmed.version, client.pending);
        if (lost) return;
        const next = settle(client, client.pending, answer);
        expect(next).not.toBeNull();
        clients[index] = next as Replica;
      };
      for (const one of acts) {
        const client = at(one.who);
        if (one.does === 'edit') clients[one.who] = withEdit(client, newEdit(one.change));
        if (one.does === 'send') send(one.who, one.lost);
        if (one.does === 'reload') clients[one.who] = openReplica(server.tour, client.pending);
        if (one.does === 'listen') {
          const heard = (streams[one.who] as AcceptedEdit[]).splice(0, one.count);
          for (const accepted of heard) clients[one.who] = accept(at(one.who), [accepted]) ?? at(one.who);
        }
      }
      for (let round = 0; round < 2; round++) for (const index of [0, 1] as const) send(index, false);
      expect(at(0).pending).toEqual([]);
      expect(at(0).tour).toEqual(server.tour);
      expect(at(1).tour).toEqual(server.tour);
    }),
    { numRuns: 1500, seed: 1 },
  );
});
