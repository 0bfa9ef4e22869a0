/** How soon a revoked link stops working if the notification gets lost, with a fake clock. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KnownFacts } from '../drivers/known-facts.ts';
import type { LinkFact } from './link-table.ts';
import { openVisitWatch } from './visit-watch.ts';
import { createVisits } from './visits.ts';

const second = 1000;
/** Between two looks, and between two rounds of asking the database: whenever it happens, it shows in time. */
const moments = Array.from({ length: 60 }, (_, index) => 2000 + index * 37);

/** As another process wrote it into the database. */
let row: LinkFact;
let facts: KnownFacts<LinkFact | null>;
beforeEach(() => {
  vi.useFakeTimers();
  row = {
    ...{ id: 'one', tourId: 't', key: 'k', name: 'Second visit', access: 'unlisted', generation: 1 },
    ...{ expiresAt: null, mostViews: null, views: 0, isUnbranded: false, shows: 'draft', start: null },
    ...{ language: null, controls: null, revokedAt: null, createdBy: 'ann' },
    ...{ createdAt: new Date(), updatedAt: new Date() },
    tour: { isDeleted: false, isPublished: false, version: 1, publishedVersion: null },
  };
  facts = new KnownFacts<LinkFact | null>({
    most: 10,
    outlasts: (link) => link !== null,
    read: async () => row,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function openWatch() {
  const known = { byKey: (key: string) => facts.get(key), onNews: () => () => {} };
  const clock = () => new Date();
  const database = { orm: null as never };
  const visits = createVisits({ database, known, clock, secret: 'secret', guess: async () => false });
  return openVisitWatch({ visits, known, clock });
}

const revoke = () => {
  row = { ...row, revokedAt: new Date() };
};

test.each(moments)(
  'a visitor in the tour is notified within a second, %i ms after arriving',
  async (moment) => {
    const watch = openWatch();
    const heard: string[] = [];
    await watch.watch({ tourId: 't', key: 'k', isMember: false }, (news) => heard.push(news));
    await vi.advanceTimersByTimeAsync(moment);
    expect(heard).toEqual(['open']);
    revoke();
    await vi.advanceTimersByTimeAsync(second);
    expect(heard).toEqual(['open', 'ended']);
    watch.close();
  },
);

test.each([1, 30, 499, 501, 999])(
  'files that are requested each %i ms are refused within a second',
  async (everyMs) => {
    const ask = async () => (await facts.get('one'))?.revokedAt ?? null;
    for (let past = 0; past < 3 * second; past += everyMs) {
      expect(await ask()).toBeNull();
      await vi.advanceTimersByTimeAsync(everyMs);
    }
    revoke();
    await vi.advanceTimersByTimeAsync(second);
    expect(await ask()).not.toBeNull();
  },
);
