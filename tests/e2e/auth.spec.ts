import type { Locator, Page } from '@playwright/test';
import { ownerOf } from '@/lib/auth/domain/owner';
import { messages } from '@/lib/messages';
import { createAccount, disableAccount, mailedCode, type Account } from './fixtures/auth-emulator';
import { axeFindings } from './fixtures/axe';
import { CookieJar } from './fixtures/cookie-jar';
import { profileOf, sessionIdsOf } from './fixtures/database';
import { chooseGoogleAccount, serveGoogleFrames } from './fixtures/google-window';
import { holdScripts } from './fixtures/hold-scripts';
import { overflowPx } from './fixtures/overflow';
import { sendSignInForm } from './fixtures/sign-in-form';
import { expect, test } from './fixtures/test';

const { auth, account: accountWords, saved } = messages();
const { fields, errors } = auth;

// Firebase refuses with 400 and /api/me with 401, which the browser notes on the console.
test.use({ expectedNoise: [/status of 40[01]/] });

const email = (page: Page) => page.getByLabel(fields.email, { exact: true });
const password = (page: Page) => page.getByLabel(fields.password, { exact: true });

const age = (page: Page) => page.getByLabel(auth.signUp.age, { exact: true });
const consent = (page: Page) => page.getByRole('checkbox', { name: auth.signUp.consentLink });

async function agree(page: Page) {
  await age(page).check();
  await consent(page).check();
}

type Typed = Pick<Account, 'email' | 'password'>;

async function signIn(page: Page, account: Typed, path = '/auth/signin') {
  await page.goto(path);
  await sendSignInForm(page, account);
}

/** Fills and sends the form of the sign-up page, which is open. */
async function signUp(page: Page, typed: Typed, username = 'Asha') {
  await page.getByLabel(fields.username).fill(username);
  await email(page).fill(typed.email);
  await password(page).fill(typed.password);
  await agree(page);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
}

const newAddress = () => `${crypto.randomUUID()}@arthayatra.example`;

/** The keys of all that this site has stored in the browser, cookies aside. */
const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

// Next's own announcer of routes is an alert too.
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function expectNoViolations(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

test('a visitor signs up, is known, signs out and comes back', async ({ page }) => {
  const typed = { email: newAddress(), password: '  my own पासवर्ड, with blanks 🦚 ' };
  await page.goto('/account');
  await expect(page).toHaveURL('/auth/signin?returnUrl=%2Faccount');
  await page.getByRole('link', { name: auth.signIn.toSignUp }).click();
  await expect(page).toHaveURL('/auth/signup?returnUrl=%2Faccount');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await signUp(page, typed, 'Āśā 🦚');
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel(accountWords.name.label)).toHaveValue('Āśā 🦚');
  await expect(page.getByRole('main')).toContainText(typed.email);
  await expect(page.getByRole('main')).toContainText(accountWords.profile.notConfirmed);
  await expect(page.getByRole('main')).toContainText(', agreed on');
  const me = await page.request.get('/api/me');
  const uid = await uidOf(page);
  expect(await me.json()).toEqual({
    owner: ownerOf(uid),
    username: 'Āśā 🦚',
    profileImage: null,
  });
  const profile = await profileOf(uid);
  expect(profile?.consent.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.now() - profile?.consent.at.toMillis()).toBeLessThan(60_000);
  await page.getByRole('link', { name: accountWords.tabs.security }).click();
  await expect(page.getByRole('main')).toContainText(accountWords.devices.thisDevice);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in');
  expect(await storedKeys(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByText(typed.email)).toHaveCount(0);

  await signIn(page, typed, '/auth/signin?returnUrl=%2Faccount%3Fa%3D1');
  await expect(page).toHaveURL('/account?a=1');
});

async function uidOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const idToken = cookies.find(({ name }) => /^session-\w+\.id$/.test(name))?.value ?? '';
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}

test('sign-up with an address in use offers sign-in and reset', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/auth/signup?returnUrl=%2Faccount');
  await signUp(page, { ...account, password: 'another walk in the hills' });
  await expect(email(page)).toHaveAccessibleDescription(errors.problems['email-in-use']);
  await expect(email(page)).toBeFocused();
  await expect(page.getByRole('link', { name: auth.signUp.toReset })).toHaveAttribute(
    'href',
    '/auth/reset-password?returnUrl=%2Faccount',
  );
});

test('sign-in says the same for an unknown address, a wrong password and a closed account', async ({
  page,
}) => {
  const account = await createAccount();
  const closed = await createAccount();
  await disableAccount(closed.uid);
  await page.goto('/auth/signin');
  for (const wrong of [
    { email: account.email, password: 'not the password' },
    { email: newAddress(), password: account.password },
    // The emulator answers that it is closed before it compares the password.
    { email: closed.email, password: 'not the password' },
    closed,
  ]) {
    await sendSignInForm(page, wrong);
    await expect(password(page)).toHaveAccessibleDescription(errors.problems['wrong-credentials']);
    await expect(password(page)).toBeFocused();
    await expect(email(page)).toHaveValue(wrong.email);
    await expect(password(page)).toHaveValue(wrong.password);
  }
  await expectNoViolations(page);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('in trouble', () => {
  test.use({ expectedNoise: [/status of (400|401|503)|net::ERR_FAILED|Logout failed/] });

  test('sign-up goes on where it stopped when our server did not answer the first time', async ({
    page,
  }) => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/auth/signup');
    await signUp(page, {
      email: newAddress().replace('@a', '@A'),
      password: 'a long walk to wealth',
    });
    await expect(alertOf(page, errors.problems.unavailable)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: auth.signUp.submit }).click();
    await expect(page).toHaveURL('/analytics');
  });

  test('log-out that fails says that one is still signed in', async ({ page, baseURL }) => {
    await signIn(page, await createAccount());
    await expect(page).toHaveURL('/analytics');
    await page.route('**/api/logout', (route) => route.fulfill({ status: 503, json: {} }));
    const noted = page.waitForEvent('console', (message) =>
      message.text().includes('Logout failed'),
    );
    await page.getByRole('button', { name: 'Logout' }).click();
    await noted;
    await expect(page.getByRole('alert').filter({ hasText: 'still signed in' })).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/analytics`);
  });
});

test('no returnUrl leads off the site', async ({ page }) => {
  const account = await createAccount();
  for (const query of [
    'returnUrl=%2F%2Fevil.example',
    'returnUrl=/account&returnUrl=//evil.example',
  ]) {
    await page.context().clearCookies();
    await signIn(page, account, `/auth/signin?${query}`);
    await expect(page).toHaveURL('/analytics');
  }
});

test('the part of an address behind # survives sign-in', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/account#devices');
  await sendSignInForm(page, account);
  await expect(page).toHaveURL('/account#devices');
});

test('the reset answers the same for everybody and its link gives a new password', async ({
  page,
}) => {
  const account = await createAccount();
  const elsewhere = await CookieJar.signedIn(account);
  for (const address of [newAddress(), account.email]) {
    await page.goto('/auth/reset-password');
    await email(page).fill(address);
    await page.getByRole('button', { name: auth.reset.submit }).click();
    await expect(page.getByRole('status').filter({ hasText: auth.reset.sent })).toBeVisible();
  }
  const code = await mailedCode(account.email, 'PASSWORD_RESET');
  await page.goto(`/auth/action?mode=resetPassword&oobCode=${code}&apiKey=x&lang=en`);
  const field = page.getByLabel(fields.newPassword, { exact: true });
  await field.fill('12345678');
  await page.getByRole('button', { name: auth.newPassword.submit }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(errors.newPassword['too-common']));
  await field.fill('another walk to wealth');
  await page.getByRole('button', { name: auth.newPassword.submit }).click();
  await expect(page.getByText(auth.newPassword.doneTitle)).toBeVisible();

  // The other device is signed out by it.
  const { path } = await elsewhere.follow('/account');
  expect(path.at(-1)).toMatch(/^\/auth\/signin/);

  await page.getByRole('link', { name: auth.newPassword.toSignIn }).click();
  await sendSignInForm(page, { email: account.email, password: 'another walk to wealth' });
  await expect(page).toHaveURL('/analytics');

  // A link works once, and says so to somebody who is not signed in.
  await page.context().clearCookies();
  await page.goto(`/auth/action?mode=resetPassword&oobCode=${code}`);
  await expect(alertOf(page, errors.problems['bad-link'])).toBeVisible();
  await expect(field).toBeHidden();
  await page.getByRole('link', { name: auth.newPassword.askAgain }).click();
  await expect(page).toHaveURL(/\/auth\/reset-password/);
});

test('a mail link that is not whole says that it does not work, and shows a way on', async ({
  page,
}) => {
  for (const query of [
    '',
    '?mode=resetPassword',
    '?mode=recoverEmail&oobCode=x',
    '?mode=x&mode=y&oobCode=z',
  ]) {
    await page.goto(`/auth/action${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.unknownLink.title);
    await expect(page.getByRole('link', { name: auth.unknownLink.toReset })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('a member has the address confirmed by mail', async ({ page, signInMember }) => {
  const account = await signInMember();
  await page.goto('/account');
  await page.getByRole('button', { name: accountWords.verification.send }).click();
  await expect(page.getByRole('status').filter({ hasText: account.email })).toBeVisible();
  const code = await mailedCode(account.email, 'VERIFY_EMAIL');
  expect(code).not.toBeNull();
  await page.goto(`/auth/action?mode=verifyEmail&oobCode=${code}`);
  await page.getByRole('button', { name: auth.verifyEmail.submit }).click();
  await expect(page.getByText(auth.verifyEmail.doneTitle)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('main')).not.toContainText(accountWords.profile.notConfirmed);
  await expect(page.getByRole('main')).toContainText(accountWords.profile.confirmed);
});

test('a member signs out one other device, and then every device', async ({ page }) => {
  const account = await createAccount();
  const elsewhere = await CookieJar.signedIn(account);
  const far = await CookieJar.signedIn(account);
  await signIn(page, account, '/auth/signin?returnUrl=/account');
  await expect(page).toHaveURL('/account');
  await expectNoViolations(page);
  await page.getByRole('link', { name: accountWords.tabs.security }).click();
  await expect(page).toHaveURL('/account?tab=security');
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflowPx(page)).toBe(0);
  const buttons = page.getByRole('button', { name: /^Log out .*signed in since/ });
  await expect(buttons).toHaveCount(2);
  await buttons.first().click();
  await expect(
    page.getByRole('status').filter({ hasText: accountWords.notices.deviceSignedOut }),
  ).toBeVisible();
  await expect(buttons).toHaveCount(1);
  expect(await sessionIdsOf(account.uid)).toHaveLength(2);
  const stillIn = await Promise.all([elsewhere, far].map((jar) => jar.copy().request('/api/me')));
  expect(stillIn.map(({ status }) => status).sort()).toEqual([200, 401]);

  await page.getByRole('button', { name: accountWords.everywhere.submit }).click();
  await expect(page).toHaveURL('/auth/signin?reason=everywhere');
  await expect(page.getByText(auth.signIn.endedEverywhere)).toBeVisible();
  // The mark of a device that has signed in before opens nothing; it stays for the limits of sign-in.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['known-device']);
  expect(await sessionIdsOf(account.uid)).toEqual([]);
  for (const jar of [elsewhere, far]) {
    expect((await jar.copy().request('/api/me')).status).toBe(401);
  }
});

test('signed out in one tab is signed out in the others', async ({ page, context }) => {
  await signIn(page, await createAccount(), '/auth/signin?returnUrl=/account');
  await expect(page).toHaveURL('/account');
  const bookings = await context.newPage();
  await bookings.goto('/features/consultation/bookings');
  const other = await context.newPage();
  await other.goto('/analytics');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/auth/signin');
  await expect(page).toHaveURL('/auth/signin?returnUrl=%2Faccount');
  await expect(bookings).toHaveURL('/auth/signin?returnUrl=%2Ffeatures%2Fconsultation%2Fbookings');
});

test('an expired session says so and leads back after sign-in', async ({ page, signInMember }) => {
  const account = await signInMember();
  const greeted = page.waitForResponse('**/api/me');
  await page.goto('/analytics');
  await greeted;
  await endElsewhere(page);
  await page.goto('/account');
  await expect(page).toHaveURL('/auth/signin?returnUrl=%2Faccount&reason=ended');
  await expect(page.getByText(auth.signIn.ended)).toBeVisible();
  await sendSignInForm(page, account);
  await expect(page).toHaveURL('/account');
});

test('a button of the account page says that the session has ended', async ({
  page,
  signInMember,
}) => {
  await signInMember();
  const greeted = page.waitForResponse('**/api/me');
  await page.goto('/account?tab=security');
  await greeted;
  await endElsewhere(page);
  await page.getByRole('button', { name: accountWords.everywhere.submit }).click();
  await expect(page.getByText(saved.outcomes.ended)).toBeVisible();
  await expect(page).toHaveURL('/account?tab=security');
});

/** Ends the session elsewhere: its cookies, used by somebody who logs out. */
async function endElsewhere(page: Page): Promise<void> {
  const jar = new CookieJar();
  for (const { name, value } of await page.context().cookies()) jar.set(name, value);
  const origin = new URL(page.url()).origin;
  await jar.request('/api/logout', { method: 'POST', headers: { origin } });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say that they need them, and put nothing typed into an address', async ({
    page,
  }) => {
    for (const path of ['/auth/signin', '/auth/signup', '/auth/reset-password']) {
      await page.goto(path);
      // Playwright reads no text in <noscript>, but sees the element.
      await expect(page.locator('main noscript div')).toBeVisible();
      expect(await page.content()).toContain(auth.needsScripts);
      await email(page).fill('asha@arthayatra.example');
      await page.locator('form button[type=submit]').first().click();
      expect(page.url()).not.toContain('asha');
      await expect(page.getByRole('button', { name: auth.google.submit })).toHaveCount(0);
    }
  });

  test('the account page works: a device is signed out', async ({ page, signInMember }) => {
    const account = await signInMember();
    await CookieJar.signedIn(account);
    await page.goto('/account');
    await page.getByRole('link', { name: accountWords.tabs.security }).click();
    await page.getByRole('button', { name: /^Log out .*signed in since/ }).click();
    await expect(page.getByText(accountWords.notices.deviceSignedOut)).toBeVisible();
    expect(await sessionIdsOf(account.uid)).toHaveLength(1);
  });
});

test('a press before the scripts have come is answered when they come, and nothing typed is lost', async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto('/auth/signin', { waitUntil: 'commit' });
  await sendSignInForm(page, { email: 'nobody@arthayatra.example', password: 'not a password' });
  await expect(page.locator('form[data-pressed]')).toBeVisible();
  letCome();
  await expect(page.getByText(errors.problems['wrong-credentials'])).toBeVisible();
  await expect(email(page)).toHaveValue('nobody@arthayatra.example');
  await expect(password(page)).toHaveValue('not a password');
  await expect(page.locator('form[data-pressed]')).toHaveCount(0);
});

test.describe('with Google', () => {
  // 404 and 409 are our own refusals; the window of the emulator asks for styles that no test loads.
  test.use({ expectedNoise: [/status of 40[01349]|net::ERR_FAILED/] });

  const googleButton = (page: Page) => page.getByRole('button', { name: auth.google.submit });

  async function pressGoogle(page: Page, address: string) {
    const opened = page.waitForEvent('popup');
    await googleButton(page).click();
    await chooseGoogleAccount(await opened, { email: address, name: 'Asha at Google' });
  }

  test.beforeEach(({ context }) => serveGoogleFrames(context));

  test('a visitor signs up, signs out and comes back; without consent there is no account', async ({
    page,
  }) => {
    const address = newAddress();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/auth/signin?returnUrl=%2Faccount');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    await pressGoogle(page, address);
    await expect(alertOf(page, errors.problems['no-account'])).toBeVisible();
    await expect(page.locator('[data-outcome]')).toBeFocused();
    expect((await page.request.get('/api/me')).status()).toBe(401);

    await page.getByRole('link', { name: auth.signIn.toSignUp }).click();
    await expect(page).toHaveURL('/auth/signup?returnUrl=%2Faccount');
    await googleButton(page).click();
    await expect(age(page)).toBeFocused();
    await expect(consent(page)).toHaveAccessibleDescription(errors.consentMissing);
    await expectNoViolations(page);
    await agree(page);
    await pressGoogle(page, address);
    await expect(page).toHaveURL('/account');
    await expect(page.getByLabel(accountWords.name.label)).toHaveValue('Asha at Google');
    await expect(page.getByRole('main')).toContainText(accountWords.profile.confirmed);
    await expect(page.getByRole('main')).toContainText(', agreed on');
    await page.getByRole('link', { name: accountWords.tabs.security }).click();
    await expect(page.getByRole('main')).toContainText(accountWords.password.none);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/signin');
    expect(await storedKeys(page)).toEqual([]);
    await pressGoogle(page, address);
    await expect(page).toHaveURL('/analytics');
  });

  test('where the browser blocks the window, the page goes to Google and comes back', async ({
    page,
  }) => {
    const address = newAddress();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/auth/signup?returnUrl=%2Faccount');
    await agree(page);
    await googleButton(page).click();
    await page.waitForURL('**/emulator/auth/handler**');
    await chooseGoogleAccount(page, { email: address, name: 'Asha at Google' });
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main')).toContainText(address);
    await expect(page.getByRole('main')).toContainText(', agreed on');
  });
});

test('sign-in names the page that it opens, and shows a picture of it: beside the form, on a phone below', async ({
  page,
}) => {
  await page.goto('/auth/signin?returnUrl=%2Ffeatures%2Fstock-picks%2Fcoffee-can');
  await expect(page.getByRole('main')).toContainText('Sign in to open Stock Picks.');
  const picture = page.getByRole('img', { name: auth.preview.pages.stockPicks.picture });
  const form = page.locator('main form').first();
  const left = async (of: Locator) => (await of.boundingBox())?.x ?? 0;
  expect(await left(picture)).toBeGreaterThan((await left(form)) + 300);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(picture).toBeVisible();
  const createAccount = page.getByRole('link', { name: auth.signIn.toSignUp });
  expect((await picture.boundingBox())?.y).toBeGreaterThan(
    (await createAccount.boundingBox())?.y ?? 780,
  );
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThanOrEqual(96);
});
