/** From a visitor's question in a tour to the owner's answer in their mailbox. */
import { panorama, publishTour } from './support/full-tour.ts';
import { confirmAddress, openPhone, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a visitor writes from a scene on a phone; the owner reads where, takes notes, and answers by mail', {
  tag: '@long',
}, async ({ page: owner, browser, tourwright, watchConsole }) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const tour = await publishTour(
    owner.request,
    address,
    { 'kitchen.jpg': await panorama(140) },
    (id) => ({ scenes: [{ id: 1, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [] }] }) as never,
  );
  // Only a user who has confirmed their own address mails others.
  const ownerEmail = await confirmAddress(owner, tourwright);
  const visitorEmail = `marta.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await owner.goto(`${address}/dashboard/leads`);
  await owner.getByRole('button', { name: 'Set up the contact form' }).click();
  const settings = owner.getByRole('dialog', { name: 'Contact form' });
  await settings.getByRole('checkbox', { name: 'Visitors can write to me' }).check();
  await settings.getByRole('textbox', { name: 'Telephone' }).fill('+43 1 2345678');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  const visitor = await openPhone(browser);
  watchConsole(visitor);
  await visitor.goto(
    `${address}${new URL(tour.preview, address).pathname}${new URL(tour.preview, address).search}`,
  );
  await sharpViewer(visitor);
  await visitor.getByRole('button', { name: 'Contact' }).click();
  const panel = visitor.getByRole('dialog', { name: 'Contact' });
  await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+4312345678');
  await panel.getByRole('button', { name: 'Send message' }).click();
  await expect(panel.getByLabel('Your message')).toBeFocused();
  await panel.getByLabel('Your message').fill('Could we see the kitchen on Saturday?');
  await panel.getByLabel('Name').fill('Marta Lindqvist');
  await panel.getByLabel('E-mail').fill(visitorEmail);
  await panel.getByRole('checkbox').check();
  await expectAccessible(visitor);
  await panel.getByRole('button', { name: 'Send message' }).click();
  await expect(panel.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  // The owner hears of it at once.
  await expect
    .poll(async () => (await tourwright.mailTo(ownerEmail)).replace(/=\r?\n/g, ''), { timeout: 60_000 })
    .toContain('Could we see the kitchen on Saturday?');
  await visitor.context().close();

  await owner.reload();
  await owner.getByRole('link', { name: /Marta Lindqvist/ }).click();
  const lead = owner.getByRole('article', { name: 'Marta Lindqvist' });
  await expect(lead.getByText('Kitchen, written from here')).toBeVisible();
  await expect(lead.getByRole('link', { name: 'Use my own mail program' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(visitorEmail)}`),
  );
  await lead.getByLabel('Notes').fill('Saturday at ten');
  await lead.getByLabel('Notes').blur();
  await expect(lead.getByText('Saved')).toBeVisible();
  await lead.getByLabel('Answer Marta Lindqvist').fill('Saturday at ten suits us well.');
  await lead.getByRole('button', { name: 'Send answer' }).click();
  const answers = lead.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('listitem').getByText('Saturday at ten suits us well.')).toBeVisible();
  await expect(owner.getByRole('link', { name: /Marta Lindqvist.*Answered/ })).toBeVisible();
  const answer = await tourwright.mailTo(visitorEmail);
  expect(answer).toContain('Saturday at ten suits us well.');
  expect(answer).toMatch(new RegExp(`^Reply-To: .*${ownerEmail}`, 'm'));
  await expectAccessible(owner);
  await lead.getByLabel('Status').selectOption('closed');
  await expect(owner.getByRole('link', { name: /Marta Lindqvist.*Closed/ })).toBeVisible();
  await owner.reload();
  await expect(owner.getByLabel('Notes')).toHaveValue('Saturday at ten');
  await expect(lead.getByLabel('Status')).toHaveValue('closed');
  await expect(owner.getByText('Saturday at ten suits us well.')).toBeVisible();
});
