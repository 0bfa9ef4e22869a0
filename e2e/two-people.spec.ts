/**
 * Two people edit one tour for a minute, each in a browser of their own: edits of every kind, of their own things and of the
 * same, one of them offline for a while. `SEED=… playwright test` repeats the edits of a run that failed.
 */
import type { APIRequestContext } from '@playwright/test';
import { type Tour, tour as tourSchema } from '@tourwright/tour/document';
import { applyEdit, type Edit } from '@tourwright/tour/edit';
import {
  type Act,
  actsOf,
  ann,
  ben,
  both,
  houseOf,
  kinds,
  without,
} from '../packages/tour/src/edit/testing/two-people.ts';
import { expect, test } from './support/test.ts';
import { type Client, openClient, signUpByApi } from './support/two-clients.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const minuteMs = 60_000;
/** More than fit into a minute. */
const count = 2000;

/** What is done in the page of a client; the id of what it committed, or null. */
async function perform(client: Client, tourId: string, { does }: Act): Promise<string | null> {
  return client.page.evaluate(
    async ([does, id]) => {
      const { store, adopt, flush } = window.openTour;
      if (typeof does === 'object') return store.getState().commit(does).ok ? does.id : null;
      if (does === 'undo') store.getState().undo();
      else if (does === 'redo') store.getState().redo();
      else {
        await flush();
        const answer = await fetch(`/api/tours/${id}/${does}`, { method: 'POST' });
        if (answer.ok) adopt(await answer.json());
      }
      return null;
    },
    [does, tourId] as const,
  );
}

/** What the server has accepted so far, in its order. */
function openLog(request: APIRequestContext, address: string, tourId: string, from: number) {
  const log: { version: number; edit: Edit }[] = [];
  let base = from;
  const read = async () => {
    const answer = await request.post(`${address}/api/tours/${tourId}/edits`, {
      headers: { origin: address },
      data: { base, edits: [] },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { missed } = (await answer.json()) as { missed: typeof log | null };
    if (!missed) throw new Error('More was missed than the server tells');
    log.push(...missed);
    base = log.at(-1)?.version ?? base;
  };
  return { log, read };
}

const documentOf = (client: Client) => client.page.evaluate(() => window.openTour.store.getState().tour);

/**
 * A document's bytes, a line for each value, with the fields of every record in one order, since a database keeps none;
 * without the moment of the last change, which the server alone keeps.
 */
const linesOf = (value: unknown, ...without: string[]) =>
  JSON.stringify(
    value,
    (name, part: unknown) => {
      if (name === 'updated_at' || without.includes(name)) return undefined;
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
      return Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)));
    },
    1,
  ).split('\n');

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(`The edits of this run: SEED=${seed}`);
});

test('two people edit everything for a minute, one of them offline meanwhile, and no change is lost @long', {}, async ({
  browser,
  tourwright,
}) => {
  test.setTimeout(300_000);
  const { address } = tourwright;
  const headers = { origin: address };
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [hers, his] = [contexts[0].request, contexts[1].request];
  const owner = await signUpByApi(hers, address, 'Ann');
  const guest = await signUpByApi(his, address, 'Ben');
  const house = houseOf([ann, ben, both]);
  const created = await hers.post(`${address}/api/tours`, { headers, data: { name: 'House', scenes: [] } });
  const { id: tourId } = (await created.json()) as { id: string };
  const draft = (await (await hers.get(`${address}/api/tours/${tourId}`)).json()) as Tour;
  const { audio, brochures, floorPlans, guide, styleDefaults, ignoredProblems, products, scenes } = house;
  const patched = await hers.patch(`${address}/api/tours/${tourId}`, {
    headers: { ...headers, 'if-match': `"${draft.version}"` },
    data: { audio, brochures, floorPlans, guide, styleDefaults, ignoredProblems, products, scenes },
  });
  expect(patched.ok(), await patched.text()).toBe(true);
  const offered = await hers.post(`${address}/api/users/${owner.id}/offers`, {
    headers,
    data: { kind: 'invitation', email: guest.email, role: 'editor', tourIds: null },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  const { link } = (await offered.json()) as { link: string };
  const token = new URL(link).searchParams.get('offer');
  const accepted = await his.post(`${address}/api/offers/${token}/accept`, { headers, data: {} });
  expect(accepted.ok(), await accepted.text()).toBe(true);

  const start = tourSchema.parse(await (await hers.get(`${address}/api/tours/${tourId}`)).json());
  const { log, read } = openLog(hers, address, tourId, start.version);
  const clients = [
    await openClient(contexts[0], address, { tourId, userId: owner.id }),
    await openClient(contexts[1], address, { tourId, userId: guest.id }),
  ] as const;
  const committed: [Map<string, Act>, Map<string, Act>] = [new Map(), new Map()];

  const end = Date.now() + minuteMs;
  const work = async (index: 0 | 1) => {
    for (const act of actsOf(index === 0 ? ann : ben, { count, seed: seed + index })) {
      if (Date.now() > end) return;
      // Two people who edit for a minute: the pauses between what they do are part of it.
      await clients[index].page.waitForTimeout(act.pauseMs);
      const id = await perform(clients[index], tourId, act);
      if (id !== null) committed[index].set(id, act);
    }
    throw new Error('There were too few edits for a minute');
  };
  const disturb = async () => {
    const { page, context } = clients[1];
    await page.waitForTimeout(minuteMs / 3);
    await context.setOffline(true);
    await page.waitForTimeout(minuteMs / 4);
    await context.setOffline(false);
  };
  const watch = async () => {
    while (Date.now() < end) {
      await read();
      await clients[0].page.waitForTimeout(2000);
    }
  };
  await Promise.all([work(0), work(1), disturb(), watch()]);

  for (const { page } of clients)
    await expect.poll(() => page.evaluate(() => window.openTour.flush())).toBe(true);
  const server = await (await hers.get(`${address}/api/tours/${tourId}`)).json();
  for (const client of clients)
    await expect.poll(async () => linesOf(await documentOf(client))).toEqual(linesOf(server));

  await read();
  const known = new Map(log.map(({ version, edit }) => [edit.id, version]));
  const lost = clients.flatMap(({ sent, refused }, index) =>
    [...sent, ...(committed[index]?.keys() ?? [])].filter((id) => !known.has(id) && !refused.has(id)),
  );
  expect(lost, 'every edit is in the log or was refused').toEqual([]);
  const wronged = clients.flatMap(({ refused }, index) =>
    [...refused].filter(([id]) => committed[index]?.get(id)?.isOfBoth === false),
  );
  expect(wronged, 'what only one of them changes is never refused').toEqual([]);

  const after = (edits: readonly Edit[]) =>
    edits.reduce((current, edit) => {
      const outcome = applyEdit(current, edit);
      return outcome.ok ? outcome.tour : current;
    }, start);
  expect(linesOf(after(log.map(({ edit }) => edit)), 'version')).toEqual(linesOf(server, 'version'));
  for (const [index, other] of [
    [0, ben],
    [1, ann],
  ] as const) {
    const isOwn = ({ id, kind }: Edit) =>
      clients[index].sent.has(id) || (index === 0 && /^tour\.(un)?publish$/.test(kind));
    const own = log.map(({ edit }) => edit).filter(isOwn);
    const mine = (tour: unknown) => linesOf(without(without(tour, other), both), 'version');
    expect(mine(server), `what ${own.length} edits of one person did to their own things`).toEqual(
      mine(after(own)),
    );
  }
  const done = log.flatMap(({ edit }) => (edit.kind === 'batch' ? edit.edits : [edit]));
  const missing = kinds.filter((kind) => !done.some((edit) => edit.kind === kind));
  expect(missing, 'edits of every kind were accepted').toEqual([]);
  for (const context of contexts) await context.close();
});
