import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { idTokenOf } from './fixtures/auth-emulator';
import { profileOf } from './fixtures/database';
import { downloadBy } from './fixtures/download';
import { sendSignInForm } from './fixtures/sign-in-form';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

const { account: accountMessages, auth } = messages();
const { deletion, name, notices, password, picture } = accountMessages;

/** Red on the left, green on the right, so that the test can recognise the part that was cut out. */
async function twoColours(): Promise<Buffer> {
  const half = { width: 600, height: 600, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: '#00c000' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 1200, background: '#c00000' } })
    .composite([{ input: right, left: 600, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
}

async function choosePicture(page: Page, file: { name: string; buffer: Buffer }) {
  await page.getByLabel(picture.label).setInputFiles({ ...file, mimeType: 'image/jpeg' });
}

/** Playwright's recorder asks for pictures of blob addresses by script, which the policy of the page forbids. */
test.use({ trace: 'off', expectedNoise: [/status of 400/] });

test('a member takes another name and a picture, cut out by keyboard alone', async ({
  page,
  signInMember,
}) => {
  const { uid } = await signInMember();
  await page.goto('/account');
  const field = page.getByLabel(name.label);
  await field.fill('A\u202Esha');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    new RegExp(auth.errors.username['forbidden-character']),
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('A\u202Esha');
  await field.fill('आशा 🦚');
  await field.press('Enter');
  await expect(page.getByText(notices.nameSaved)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('आशा 🦚');

  await choosePicture(page, { name: 'not.jpg', buffer: Buffer.from('<svg onload="x()"/>') });
  await expect(page.getByLabel(picture.label)).toHaveAccessibleDescription(
    new RegExp(picture.problems.damaged),
  );
  await choosePicture(page, { name: 'me.jpg', buffer: await twoColours() });
  const part = page.getByRole('application', { name: picture.crop });
  await expect(part).toBeFocused();
  expect(await axeFindings(page, 'main')).toEqual([]);
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: picture.zoom })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('slider')).not.toHaveValue('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(notices.pictureSaved)).toBeVisible();

  const source = await page
    .getByRole('region', { name: picture.title })
    .locator('img[src^="/api/avatar/"]')
    .getAttribute('src');
  const answer = await page.request.get(source ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  const stored = sharp(await answer.body());
  expect(await stored.metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
  expect((await stored.metadata()).exif).toBeUndefined();
  const [red, green] = (await stored.stats()).channels.map(({ mean }) => mean);
  expect(Math.max(red ?? 0, green ?? 0)).toBeGreaterThan(150);
  expect(Math.min(red ?? 0, green ?? 0)).toBeLessThan(30);
  await expect(page.getByRole('banner').locator('img[src$="-64.webp"]')).toBeVisible();

  await page.getByRole('button', { name: picture.remove, exact: true }).click();
  await expect(page.getByText(notices.pictureRemoved)).toBeVisible();
  expect((await page.request.get(source ?? '')).status()).toBe(404);
  expect(await profileOf(uid)).toMatchObject({ username: 'आशा 🦚', profileImage: null });
});

test('another password ends the sessions of all other devices', async ({
  page,
  browser,
  baseURL,
  signInMember,
}) => {
  const account = await signInMember();
  const elsewhere = await browser.newContext({ baseURL });
  await signInBrowser(elsewhere, baseURL ?? '', account);
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/account');
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(accountMessages.title);

  await page.goto('/account');
  await page.getByRole('link', { name: accountMessages.tabs.security }).click();
  const [current, next] = [
    page.getByLabel(password.current, { exact: true }),
    page.getByLabel(auth.fields.newPassword, { exact: true }),
  ];
  await current.fill('not the password');
  await next.fill('a longer walk by the sea');
  await page.getByRole('button', { name: password.submit }).click();
  await expect(current).toHaveAccessibleDescription(password.wrong);
  await expect(current).toBeFocused();
  await expect(next).toHaveValue('a longer walk by the sea');
  expect(await axeFindings(page, 'main')).toEqual([]);
  await current.fill(account.password);
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByText(notices.passwordChanged)).toBeVisible();
  await expect(
    page.getByRole('region', { name: accountMessages.devices.caption }).getByRole('row'),
  ).toHaveCount(2);

  await otherPage.goto('/account');
  await expect(otherPage).toHaveURL(/\/auth\/signin/);
  await elsewhere.close();
});

test('a member takes everything along, and deletes the account for good', async ({
  page,
  context,
  signInMember,
}) => {
  const account = await signInMember();
  await page.goto('/account/data');
  await page.getByRole('main').locator('summary').last().click();
  await expect(page.getByRole('main')).toContainText(account.email);
  expect(await axeFindings(page, 'main')).toEqual([]);
  const { text } = await downloadBy(
    page.getByRole('link', { name: accountMessages.data.download }),
  );
  expect(JSON.parse(text)).toMatchObject({
    profile: { items: [{ username: account.username }] },
    signIn: { items: [{ email: account.email }] },
  });

  await page.goto('/account/delete');
  await expect(page.getByRole('row', { name: accountMessages.userData.sessions })).toContainText(
    '1',
  );
  const field = page.getByLabel(deletion.password, { exact: true });
  await field.fill('not the password');
  await page.getByRole('button', { name: deletion.submit }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(deletion.wrong));
  await expect(field).toBeFocused();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await field.fill(account.password);
  await page.getByRole('button', { name: deletion.submit }).click();
  await expect(page).toHaveURL('/auth/signin?reason=deleted');
  await expect(page.getByText(auth.signIn.accountDeleted)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await profileOf(account.uid)).toBeNull();
  await expect(idTokenOf(account)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');

  await sendSignInForm(page, account);
  await expect(page.getByText(auth.errors.problems['wrong-credentials'])).toBeVisible();
});
