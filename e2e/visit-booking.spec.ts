/** From a visitor's wish to see a home to the visit that is in both calendars, is moved and is cancelled. */
import { panorama, publishTour } from './support/full-tour.ts';
import { confirmAddress, openPhone, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Far ahead, so that no clock of a machine that runs this is past it. */
const wished = '2126-10-28T10:00';
const moved = '2126-10-29T15:30';

test('a visitor asks for a visit; the owner sets, moves and cancels it, and both calendars hear of each @long', async ({
  page: owner,
  browser,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const tour = await publishTour(
    owner.request,
    address,
    { 'kitchen.jpg': await panorama(140) },
    (id) =>
      ({
        name: 'Maple Lane',
        scenes: [{ id: 1, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [] }],
      }) as never,
  );
  const visitorEmail = `marta.${crypto.randomUUID().slice(0, 8)}@example.com`;
  // Only a user who has confirmed their own address mails others.
  const email = await confirmAddress(owner, tourwright);

  await owner.goto(`${address}/dashboard/leads`);
  await owner.getByRole('button', { name: 'Set up the contact form' }).click();
  const settings = owner.getByRole('dialog', { name: 'Contact form' });
  await settings.getByRole('checkbox', { name: 'Visitors can write to me' }).check();
  await settings.getByRole('combobox', { name: 'Time for a visit' }).selectOption('required');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  const visitor = await openPhone(browser);
  watchConsole(visitor);
  await visitor.goto(tour.preview);
  await sharpViewer(visitor);
  await visitor.getByRole('button', { name: 'Contact' }).click();
  const panel = visitor.getByRole('dialog', { name: 'Contact' });
  await panel.getByLabel('Your message').fill('Could we see the kitchen?');
  await panel.getByLabel('Name').fill('Marta Lindqvist');
  await panel.getByLabel('E-mail').fill(visitorEmail);
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Send message' }).click();
  const wish = panel.getByLabel('When would you like to visit?');
  await expect(panel.getByText('Choose a day and a time.')).toBeVisible();
  await expect(wish).toBeFocused();
  await wish.fill(wished);
  await expectAccessible(visitor);
  await panel.getByRole('button', { name: 'Send message' }).click();
  await expect(panel.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await visitor.context().close();

  await owner.reload();
  await owner.getByRole('link', { name: /Marta Lindqvist/ }).click();
  const lead = owner.getByRole('article', { name: 'Marta Lindqvist' });
  const visit = lead.getByRole('region', { name: 'Visit' });
  await expect(visit.getByText('Would like to visit')).toBeVisible();
  await visit.getByRole('button', { name: 'Set a visit' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Visit of Marta Lindqvist' });
  // One clock for both here: it begins with what was wished for.
  await expect(dialog.getByLabel('Day and time')).toHaveValue(wished);
  await dialog.getByRole('combobox', { name: 'How long' }).selectOption('45 minutes');
  await dialog.getByLabel('Where to meet (optional)').fill('At the door');
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(visit.getByText(/45 minutes$/)).toBeVisible();
  await expect(visit.getByText('At the door')).toBeVisible();
  await expect(owner.getByRole('link', { name: /Marta Lindqvist.*Viewing/ })).toBeVisible();

  /** The lines of the newest calendar file to either side, once both have that state of the visit. */
  const inBoth = async (sequence: number) => {
    const files: string[] = [];
    for (const reader of [visitorEmail, email]) {
      let file = '';
      await expect
        .poll(
          async () => {
            file = calendarIn(await tourwright.mailTo(reader));
            return file;
          },
          { timeout: 60_000 },
        )
        .toContain(`SEQUENCE:${sequence}\r\n`);
      files.push(file);
    }
    expect(lineOf(files[0], 'UID:')).toBe(lineOf(files[1], 'UID:'));
    expect(lineOf(files[0], 'DTSTART')).toBe(lineOf(files[1], 'DTSTART'));
    return files[0] ?? '';
  };
  // The owner's calendar held the wish as tentative, which was the first.
  const first = await inBoth(1);
  expect(lineOf(first, 'STATUS:')).toBe('STATUS:CONFIRMED');
  expect(lineOf(first, 'METHOD:')).toBe('METHOD:REQUEST');
  expect(lineOf(first, 'LOCATION:')).toBe('LOCATION:At the door');

  await visit.getByRole('button', { name: 'Change the visit' }).click();
  await dialog.getByLabel('Day and time').fill(moved);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const second = await inBoth(2);
  expect(lineOf(second, 'UID:')).toBe(lineOf(first, 'UID:'));
  expect(lineOf(second, 'DTSTART')).not.toBe(lineOf(first, 'DTSTART'));

  await visit.getByRole('button', { name: 'Cancel visit' }).click();
  const question = owner.getByRole('dialog', { name: 'Cancel the visit of Marta Lindqvist?' });
  await question.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(visit.getByText(/was cancelled\.$/)).toBeVisible();
  const third = await inBoth(3);
  expect(lineOf(third, 'UID:')).toBe(lineOf(first, 'UID:'));
  expect(lineOf(third, 'METHOD:')).toBe('METHOD:CANCEL');

  await owner.reload();
  await expect(visit.getByText(/was cancelled\.$/)).toBeVisible();
  await expect(visit.getByRole('button', { name: 'Set another time' })).toBeVisible();
  await expectAccessible(owner);
});

/** The calendar file of a mail, unfolded; empty where it has none. */
function calendarIn(mail: string): string {
  const [, part = ''] =
    /Content-Type: text\/calendar[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(part.replace(/\s/g, ''), 'base64').toString().replaceAll('\r\n ', '');
}

function lineOf(file: string | undefined, name: string): string | undefined {
  return file?.split('\r\n').find((line) => line.startsWith(name));
}
