/** An owner turns on codes of an app, loses the phone, and adds a passkey that needs neither. */
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUp } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const usualPassword = 'correct horse battery';

/** The app on the phone (RFC 6238): it shows a code, or the one after that. */
function openCodeApp(key: string): (next?: number) => string {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (next = 0) => {
    const step = Buffer.alloc(8);
    step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + next));
    const hash = createHmac('sha1', secret).update(step).digest();
    const offset = (hash.at(-1) ?? 0) & 15;
    return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  };
}

/** A device with a screen lock, which its owner opens whenever it asks while they are present. */
async function withScreenLock(page: Page): Promise<{ answer(isAtHand: boolean): Promise<unknown> }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answer: (isAtHand) =>
      device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isAtHand }),
  };
}

async function logOut(page: Page): Promise<void> {
  // All that the screen asks for is there.
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
}

async function giveLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(usualPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

// A code that is not right.
test.use({ expectedConsole: [/status of 401 .*verify-totp/] });

test('an owner logs in with a code, a recovery code and a passkey', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  const email = await signUp(page, tourwright.address);
  await page.goto(`${tourwright.address}/profile`);
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(usualPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const code = openCodeApp(await dialog.locator('code').innerText());
  await dialog.getByLabel('Code of six digits').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText(/This code is not right/)).toBeVisible();
  await dialog.getByLabel('Code of six digits').fill(code());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  const row = page.getByRole('region', { name: 'Two-factor authentication' });
  await expect(row.getByText('10 recovery codes are left')).toBeVisible();

  await logOut(page);
  await giveLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(code(1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  // The phone is gone.
  await page.goto(`${tourwright.address}/profile`);
  await logOut(page);
  await giveLogin(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('checkbox', { name: 'Do not ask again on this device for 30 days' }).check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${tourwright.address}/profile`);
  await expect(row.getByText('9 recovery codes are left')).toBeVisible();

  const device = await withScreenLock(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Your password', { exact: true }).fill(usualPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('Laptop')).toBeVisible();
  await expectAccessible(page);
  await device.answer(false);
  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await device.answer(true);
  await page.waitForURL('**/dashboard');

  await page.goto(`${tourwright.address}/profile`);
  await logOut(page);
  // Now the browser offers it where the address is typed, and one need not press anything.
  await page.waitForURL('**/dashboard');
  await page.goto(`${tourwright.address}/profile`);
  await expect(passkeys.getByText(/last used/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('Laptop')).toHaveCount(0);
});
