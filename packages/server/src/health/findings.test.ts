import { expect, test } from 'vitest';
import { eventsOf } from '../events/event-checks.ts';
import { photosOf, uploadsOf } from '../images/image-checks.ts';
import { leadsOf } from '../leads/lead-checks.ts';
import { bookOf, openPlans, readPlanBook } from '../plans/plan-book.ts';
import { cardsOf, sellerOf } from '../plans/plan-checks.ts';
import { proxyOf, redirectOf } from './checks/address.ts';
import { certificateOf } from './checks/certificate.ts';
import { driftOf } from './checks/clock.ts';
import { secretOf } from './checks/data-folder.ts';
import { loadOf, settingsOf } from './checks/database.ts';
import { inodesOf, spaceOf } from './checks/disk.ts';
import { jobsOf } from './checks/jobs.ts';
import { filesOf, initcwndOf, memoryOf, nodeOf } from './checks/machine.ts';
import { queueOf } from './checks/mail.ts';
import { releaseOf } from './checks/release.ts';
import { worstOf } from './finding.ts';
import { en } from './messages.en.ts';
import { sayFinding } from './say-finding.ts';

const gb = 1e9;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date('2026-11-24T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

const disk = { path: '/data', totalBytes: 100 * gb, freeBytes: 50 * gb, inodes: 1000, freeInodes: 500 };
test.each([
  [50 * gb, 'ok disk-space.room'],
  [4 * gb, 'warn disk-space.low'],
  [1 * gb, 'fail disk-space.full'],
])('a disk with %d bytes left of 100 GB, 2 GB of them reserved: %s', (freeBytes, expected) => {
  expect(toldBy(spaceOf({ ...disk, freeBytes }, 2 * gb))).toBe(expected);
});

test.each([
  [{ inodes: 0, freeInodes: 0 }, 'ok inodes.endless'],
  [{}, 'ok inodes.room'],
  [{ freeInodes: 60 }, 'warn inodes.few'],
  [{ freeInodes: 10 }, 'fail inodes.none'],
])('a disk of 1000 inodes with %o: %s', (change, expected) => {
  expect(toldBy(inodesOf({ ...disk, ...change }))).toBe(expected);
});

const memory = { totalBytes: 4 * gb, availableBytes: 2 * gb, pictureBytes: null };
test.each([
  [{}, 'ok memory.enough'],
  [{ totalBytes: 1.5 * gb }, 'warn memory.little'],
  [{ totalBytes: 0.5 * gb }, 'fail memory.little'],
  [{ availableBytes: 0.1 * gb }, 'warn memory.used'],
  [{ pictureBytes: 3.5 * gb }, 'fail memory.promised'],
])('memory of %o: %s', (change, expected) => {
  expect(toldBy(memoryOf({ ...memory, ...change }))).toBe(expected);
});

test.each([
  ['24.21.0', 'ok node.good'],
  ['25.1.0', 'warn node.odd'],
  ['22.21.0', 'fail node.old'],
  ['20.9.0', 'fail node.old'],
])('Node %s: %s', (version, expected) => {
  expect(toldBy(nodeOf(version))).toBe(expected);
});

test.each([
  [65_536, 'ok open-files.many'],
  [Number.POSITIVE_INFINITY, 'ok open-files.endless'],
  [4096, 'warn open-files.few'],
  [256, 'fail open-files.few'],
])('%d open files: %s', (limit, expected) => {
  expect(toldBy(filesOf(limit))).toBe(expected);
});

test('the hint for first packets is a command that fits the route', () => {
  const usual = initcwndOf('default via 192.0.2.1 dev eth0 proto dhcp src 192.0.2.9 metric 100 linkdown');
  expect(toldBy(usual)).toBe('ok initcwnd.usual');
  expect(usual.command).toBe(
    'sudo ip route change default via 192.0.2.1 dev eth0 proto dhcp src 192.0.2.9 metric 100 initcwnd 32',
  );
  expect(toldBy(initcwndOf('default via 192.0.2.1 dev eth0 initcwnd 32'))).toBe('ok initcwnd.raised');
  expect(toldBy(initcwndOf('default via 192.0.2.1 dev eth0 initcwnd 4'))).toBe('warn initcwnd.few');
});

test.each([
  [{ aheadMs: 300, blurMs: 100 }, 'ok clock.agrees'],
  [{ aheadMs: -5000, blurMs: 100 }, 'warn clock.database'],
  [{ aheadMs: 20_000, blurMs: 100 }, 'fail clock.database'],
  // The query took so long that the drift is unknown.
  [{ aheadMs: 5000, blurMs: 5000 }, 'ok clock.agrees'],
])('a clock that is %o: %s', (drift, expected) => {
  expect(toldBy(driftOf({ of: 'database', ...drift }))).toBe(expected);
});

test.each([
  [null, false, 'ok secret.later'],
  ['3f9a1c5be7d2460899aa01c3b5d7e9f13f9a1c5be7d2460899aa01c3b5d7e9f1', false, 'ok secret.made'],
  ['3f9a1c5be7d2460899aa01c3b5d7e9f13f9a1c5be7d2460899aa01c3b5d7e9f1', true, 'ok secret.set'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', true, 'fail secret.weak'],
  ['please change this to something better', true, 'fail secret.weak'],
])('the secret %s (a setting: %s): %s', (secret, isSetting, expected) => {
  expect(toldBy(secretOf(secret, isSetting))).toBe(expected);
});

const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  server_encoding: 'UTF8',
  max_connections: '100',
  data_checksums: 'on',
  default_transaction_read_only: 'off',
  in_recovery: 'false',
};
test.each([
  [{}, 'ok database-settings.safe'],
  [{ data_checksums: 'off' }, 'ok database-settings.no-checksums'],
  [{ fsync: 'off' }, 'fail database-settings.unsafe'],
  [{ full_page_writes: 'off' }, 'fail database-settings.unsafe'],
  [{ synchronous_commit: 'off' }, 'warn database-settings.late-commit'],
  [{ server_encoding: 'SQL_ASCII' }, 'fail database-settings.encoding'],
  [{ max_connections: '20' }, 'warn database-settings.few-connections'],
  [{ in_recovery: 'true' }, 'fail database-settings.read-only'],
  [{ default_transaction_read_only: 'on' }, 'fail database-settings.read-only'],
])('a database with %o: %s', (change, expected) => {
  expect(toldBy(settingsOf({ ...settings, ...change }))).toBe(expected);
});

const load = { used: 10, most: 97, openMs: 0, age: 1000 };
test.each([
  [{}, 'ok database-load.calm'],
  [{ used: 90 }, 'warn database-load.connections'],
  [{ openMs: 2 * hour }, 'warn database-load.long'],
  [{ age: 1_500_000_000 }, 'fail database-load.vacuum'],
])('a database whose load is %o: %s', (change, expected) => {
  expect(toldBy(loadOf({ ...load, ...change }))).toBe(expected);
});

const waiting = { count: 3, kind: 'cut-panorama', waitedMs: 0, active: 1, stuck: 0, idleMs: 1000 };
test.each([
  [{}, 'ok jobs.moving'],
  [{ waitedMs: hour }, 'warn jobs.behind'],
  [{ waitedMs: hour, active: 0, idleMs: hour }, 'fail jobs.nobody'],
  [{ waitedMs: hour, active: 0, idleMs: null }, 'fail jobs.nobody'],
  [{ stuck: 1 }, 'warn jobs.stuck'],
])('jobs of which %o: %s', (change, expected) => {
  expect(toldBy(jobsOf({ ...waiting, ...change }))).toBe(expected);
});

test.each([
  [0, 'ok mail-queue.moving'],
  [2 * hour, 'warn mail-queue.late'],
  [2 * day, 'fail mail-queue.late'],
])('a mail that has waited for %d ms: %s', (waitedMs, expected) => {
  expect(toldBy(queueOf(1, waitedMs))).toBe(expected);
});

const reached = { proof: '', protocol: 'https', host: 'tours.example.com', address: '192.0.2.9' };
const proxied = {
  publicUrl: 'https://tours.example.com',
  isTrusted: true,
  isOpen: false,
  reached,
  localAddress: '192.0.2.9',
};
test.each([
  [{}, 'ok proxy.right'],
  [{ isTrusted: false }, 'fail proxy.unknown'],
  [{ reached: { ...reached, protocol: 'http' } }, 'fail proxy.scheme'],
  [{ reached: { ...reached, address: '203.0.113.7' } }, 'fail proxy.believes-all'],
  [{ isOpen: true }, 'warn proxy.passed-by'],
  [{ publicUrl: 'http://tours.example.com', isTrusted: false }, 'ok proxy.none'],
  [
    { publicUrl: 'http://tours.example.com', isTrusted: false, reached: { ...reached, address: '10.0.0.1' } },
    'warn proxy.perhaps',
  ],
])('a way through a proxy with %o: %s', (change, expected) => {
  expect(toldBy(proxyOf({ ...proxied, ...change }))).toBe(expected);
});

test('a redirect counts where it leads to another origin', () => {
  const from = 'http://tours.example.com';
  const to = (location: string) => redirectOf({ status: 301, headers: { location } }, from);
  expect(to('https://www.tours.example.com/api')).toBe('https://www.tours.example.com');
  expect(to('/api/reach/')).toBe(null);
  expect(redirectOf({ status: 200, headers: {} }, from)).toBe(null);
});

const certificate = { host: 'tours.example.com', fault: null, issuer: 'Example CA', protocol: 'h2' };
test.each([
  [{ endsAt: ago(-60 * day) }, 'ok certificate.good'],
  [{ endsAt: ago(-10 * day) }, 'warn certificate.ends'],
  [{ endsAt: ago(-2 * day) }, 'fail certificate.ends'],
  [{ endsAt: ago(hour) }, 'fail certificate.ended'],
  [{ endsAt: ago(-60 * day), fault: 'self-signed certificate' }, 'fail certificate.refused'],
])('a certificate with %o: %s', (change, expected) => {
  expect(toldBy(certificateOf({ ...certificate, ...change }, now))).toBe(expected);
});

test.each([
  [{ count: 0, bytes: 0, oldestAt: null }, 'ok uploads.few'],
  [{ count: 2, bytes: 30 * gb, oldestAt: ago(hour) }, 'warn uploads.many'],
  [{ count: 1, bytes: 10, oldestAt: ago(9 * day) }, 'warn uploads.forgotten'],
])('uploads of which %o: %s', (open, expected) => {
  expect(toldBy(uploadsOf(open, now))).toBe(expected);
});

test.each([
  [{ failed: 0, waiting: 3, oldestAt: ago(minute) }, 'ok photos.cut'],
  [{ failed: 2, waiting: 0, oldestAt: null }, 'ok photos.refused'],
  [{ failed: 0, waiting: 1, oldestAt: ago(5 * hour) }, 'warn photos.waiting'],
])('photos of which %o: %s', (photos, expected) => {
  expect(toldBy(photosOf(photos, now))).toBe(expected);
});

test('leads that wait for days, and events that are neither summed nor deleted, are reported', () => {
  expect(toldBy(leadsOf(0, 0))).toBe('ok leads.answered');
  expect(toldBy(leadsOf(2, 4 * day))).toBe('warn leads.waiting');
  expect(toldBy(eventsOf({ ageMs: 89 * day, behindMs: minute, days: 90 }))).toBe('ok events.summed');
  expect(toldBy(eventsOf({ ageMs: 95 * day, behindMs: minute, days: 90 }))).toBe('warn events.kept');
  expect(toldBy(eventsOf({ ageMs: day, behindMs: 5 * hour, days: 90 }))).toBe('warn events.behind');
});

const cards = { isTest: false, isPublic: true, unapplied: 0, lateByMs: 0, open: 0, heard: 3 };
test.each([
  [{}, 'ok payments.cards'],
  [{ isTest: true }, 'warn payments.test'],
  [{ isTest: true, isPublic: false }, 'ok payments.cards'],
  [{ open: 1, heard: 0 }, 'warn payments.silent'],
  [{ unapplied: 1, lateByMs: hour }, 'fail payments.late'],
])('cards of which %o: %s', (change, expected) => {
  expect(toldBy(cardsOf({ ...cards, ...change }))).toBe(expected);
});

test('a seller needs an address, and an account where plans are paid by invoice', () => {
  const nobody = { name: 'tours.example.com', email: '' };
  const usual = readPlanBook(null, nobody);
  const open = { takesCards: false, isTried: false };
  const seller = { ...usual.seller, address: ['4 Station Road'] };
  expect(toldBy(sellerOf(bookOf(openPlans, nobody), open))).toBe('ok seller.none');
  expect(toldBy(sellerOf(usual, open))).toBe('warn seller.no-address');
  expect(toldBy(sellerOf(usual, { ...open, isTried: true }))).toBe('ok seller.known');
  expect(toldBy(sellerOf({ ...usual, seller }, open))).toBe('warn seller.no-account');
  expect(toldBy(sellerOf({ ...usual, seller }, { ...open, takesCards: true }))).toBe('ok seller.known');
  expect(toldBy(sellerOf({ fault: 'PLANS_FILE /x is not JSON' }, open))).toBe('fail seller.unreadable');
});

test('a release without its web app is reported', () => {
  expect(toldBy(releaseOf(true))).toBe('ok release.whole');
  expect(toldBy(releaseOf(false))).toBe('fail release.no-web');
});

test('of several findings the worst is reported', () => {
  const [fine, few, none] = [500, 60, 10].map((freeInodes) => inodesOf({ ...disk, freeInodes }));
  if (!fine || !few || !none) throw new Error('There are three');
  expect(worstOf([fine, few, none, few])).toBe(none);
  expect(worstOf([fine, few])).toBe(few);
});

test('sizes, durations and moments are said in words, in the reader’s way', () => {
  const low = { id: 'disk-space', ...spaceOf({ ...disk, freeBytes: 4.25 * gb }, 2 * gb) } as const;
  expect(sayFinding(low, 'en')).toEqual({
    title: 'Disk space',
    message: 'Only 4.3 GB of 100 GB are free for /data.',
    advice: expect.stringContaining('larger disk'),
  });
  const late = { id: 'mail-queue', ...queueOf(2, 30 * hour) } as const;
  expect(sayFinding(late, 'en').message).toBe('2 mails wait, the oldest for 30 hours.');
  const ends = {
    id: 'certificate',
    ...certificateOf({ ...certificate, endsAt: ago(-2 * day) }, now),
  } as const;
  expect(sayFinding(ends, 'en').message).toMatch(/ends in 2 days, at Nov 26, 2026/);
});

test('every check can find something wrong, and then says what to do', () => {
  const ids = Object.keys(en).flatMap((key) =>
    key.startsWith('title.') ? [key.slice('title.'.length)] : [],
  );
  const cannot = ids.filter(
    (id) => !Object.keys(en).some((key) => key.startsWith(`${id}.`) && key.endsWith('.do')),
  );
  expect(cannot).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(25);
});

test('whatever is wrong comes with what to do', () => {
  const wrong = Object.keys(en).filter((key) => key.endsWith('.do'));
  for (const key of wrong) expect(en).toHaveProperty([key.slice(0, -3)]);
  expect(wrong.length).toBeGreaterThan(50);
});

function toldBy({ state, code }: { state: string; code: string }): string {
  if (state !== 'ok') expect(en).toHaveProperty([`${code}.do`]);
  return `${state} ${code}`;
}
