/** An owner invites somebody, who edits the tour and is then handed it: what the mails' links do in a browser. */
import { saved, signUp } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an owner invites an editor, sees what they changed, and hands them the tour @long', async ({
  page,
  browser,
  tourwright,
}) => {
  const { address } = tourwright;
  await signUp(page, address, 'Ines Novak');
  const made = await page.request.post(`${address}/api/tours`, {
    data: { name: 'Maple Lane' },
    headers: { origin: address },
  });
  const { id } = (await made.json()) as { id: string };
  const context = await browser.newContext();
  const other = await context.newPage();
  const email = await signUp(other, address, 'Karim Bello');

  /** The link of the newest offer, which may still be on its way. */
  const newLink = async (before = '') => {
    let link = '';
    await expect
      .poll(async () => {
        link = linkIn(await tourwright.mailTo(email));
        return link !== '' && link !== before;
      })
      .toBe(true);
    return link;
  };

  await page.goto(`${address}/dashboard?show=people`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite people' });
  await invite.getByLabel('E-mail').fill(email);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite).toBeHidden();
  await expect(page.getByRole('button', { name: `Copy link for ${email}` })).toBeVisible();
  await expectAccessible(page);

  const link = await newLink();
  await other.goto(link);
  const offer = other.getByRole('dialog', { name: 'Ines Novak invites you to work on their tours' });
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(offer).toBeHidden();
  await other.getByRole('link', { name: 'Edit Maple Lane' }).click();
  const field = other.getByRole('textbox', { name: 'Tour name' });
  await field.fill('Maple Lane family home');
  await field.press('Enter');
  await saved(other);

  await page.reload();
  await expect(page.getByText('Karim Bello made a change in Maple Lane family home')).toBeVisible();
  await page.getByRole('button', { name: 'Hand over a tour' }).click();
  const hand = page.getByRole('dialog', { name: 'Hand over a tour' });
  await hand.getByLabel('Tour').selectOption({ label: 'Maple Lane family home' });
  await hand.getByLabel('E-mail of the new owner').fill(email);
  await hand.getByRole('button', { name: 'Offer' }).click();
  await expect(hand).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible();

  await other.goto(await newLink(link));
  const handed = other.getByRole('dialog', { name: 'Ines Novak hands a tour over to you' });
  await handed.getByRole('button', { name: 'Accept' }).click();
  await expect(handed).toBeHidden();
  await other.goto(`${address}/dashboard/myTour`);
  await expect(other.getByRole('article', { name: 'Maple Lane family home' })).toBeVisible();
  const left = await page.request.get(`${address}/api/tours/${id}`);
  expect(left.status()).toBe(404);
  await context.close();
});

/** The address that a mail asks to open, out of its text part, whose lines may be folded. */
function linkIn(mail: string): string {
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return /https?:\/\/\S+\/dashboard\?show=people&offer=[\w.-]+/.exec(text)?.[0] ?? '';
}
