/** What owners are mailed about leads: the mail of the day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLeadMails } from './lead-mails.ts';
import { openInboxServer } from './testing/inbox-server.ts';

let inbox: Awaited<ReturnType<typeof openInboxServer>>;
beforeAll(async () => {
  inbox = await openInboxServer();
});
afterAll(() => inbox.server.close());

const at = '2126-05-03T06:00:00.000Z';

/** A lead of the day, who asked for a visit at a moment. */
async function wishingLead(id: string, wishedAt: string | null, status = 'new'): Promise<void> {
  await inbox.newLead(id, `${id}@example.com`);
  await inbox.query(
    `update leads set name = $1, wished_at = $2, wished_time_zone = 'Europe/Berlin', status = $3, mailed_at = $4
      where id = $1`,
    [id, wishedAt, status, at],
  );
}

async function digest() {
  const { orm } = inbox.server.services.database;
  const { leadDigest } = createLeadMails({ orm, publicUrl: 'http://localhost' });
  return leadDigest({ ownerId: inbox.owner.userId, at }, 'en');
}

test('the mail of the day says who would like to visit when, with a file of each time that is still open', async () => {
  await wishingLead('anna', null);
  await wishingLead('wanda', '2126-05-04T08:00:00Z');
  const one = await digest();
  expect(one?.attachments?.map(({ filename }) => filename)).toEqual(['visit.ics']);
  expect(one?.text).toMatch(/wanda@example\.com\): Maple Lane\nWould like to visit: .*10:00/);
  expect(one?.text).toContain('Open the attached file to hold this time');
  await wishingLead('emil', '2126-05-05T08:00:00Z');
  await wishingLead('late', '2126-05-02T08:00:00Z');
  await wishingLead('settled', '2126-05-06T08:00:00Z', 'viewing');
  const mail = await digest();
  const files = mail?.attachments ?? [];
  expect(files.map(({ filename }) => filename)).toEqual(['visit-1.ics', 'visit-2.ics']);
  const uids = files.map(({ content }) => /^UID:.*$/m.exec(String(content))?.[0].trim());
  expect(uids.toSorted()).toEqual(['UID:visit-emil@localhost', 'UID:visit-wanda@localhost']);
  for (const { content } of files) expect(String(content)).toMatch(/STATUS:TENTATIVE/);
});
