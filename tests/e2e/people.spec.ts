import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { createAccount } from './fixtures/auth-emulator';
import { sendSignInForm } from './fixtures/sign-in-form';
import { axeFindings } from './fixtures/axe';
import { overflowPx } from './fixtures/overflow';
import { expect, test } from './fixtures/test';

const { premium, support } = messages();
const { enquiry, plans, tickets } = premium;
const { upi, wall } = support;

/** An operator's command, as `npm run` calls it; the settings are those of the test's own site. */
async function operate(script: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node', [`scripts/${script}.mjs`, ...words]);
  return stdout;
}

const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the plans are one table, on a phone as cards, and nothing runs over', async ({ page }) => {
  await page.goto('/premium-services');
  await page.getByText(plans.title, { exact: true }).click();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('table', { name: plans.caption });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    const line = table.getByRole('row', { name: plans.rows.entering });
    await expect(line.getByRole('cell').nth(0)).toContainText(plans.not);
    await expect(line.getByRole('cell').nth(1)).toContainText(plans.included);
    // The site of the tests names no seller, and so shows no price.
    await expect(table).toContainText(plans.onRequest);
    await expect(table).not.toContainText('₹199');
    await expect(table).toContainText(plans.notSold);
    await expect.poll(() => overflowPx(page)).toBe(0);
  }
});

test('a guest types an enquiry, signs in, sends it with a file and reads the answer', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto('/premium-services');
  await send(page, enquiry.submitGuest);
  await expect(page.locator('#enquiry-scope')).toBeFocused();
  await expect(page.getByText(enquiry.problems.missing)).toHaveCount(3);
  expect(await axeFindings(page, '#enquiry')).toEqual([]);

  const words = 'A SIP calculator for the site of our branch in Nashik.';
  await page.locator('#enquiry-scope').selectOption('calculator');
  await page.locator('#enquiry-budget').selectOption('below-1l');
  await page.locator('#enquiry-message').fill(words);
  await send(page, enquiry.submitGuest);
  await page.waitForURL(/\/auth\/signin/);
  await sendSignInForm(page, account);
  await page.waitForURL(/\/premium-services/);
  await expect(page.getByText(enquiry.restored)).toBeVisible();
  await expect(page.locator('#enquiry-message')).toHaveValue(words);
  await expect(page.locator('#enquiry-budget')).toHaveValue('below-1l');

  await page.locator('#enquiry-file').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'),
  });
  await send(page, enquiry.submit);
  await page.waitForURL(/\/enquiries\?sent=AY-/);
  const number = new URL(page.url()).searchParams.get('sent') ?? '';
  await expect(page.getByText(fill(tickets.sent, { number }))).toBeVisible();
  await expect(page.getByText(fill(tickets.withFile, { name: 'plan.pdf' }))).toBeVisible();

  expect(await operate('enquiries', 'list')).toContain(number);
  await operate('enquiries', 'answer', number, 'answered', 'Gladly. We begin on Monday.');
  await page.reload();
  await expect(page.getByText('Gladly. We begin on Monday.')).toBeVisible();
  await expect(page.getByText(tickets.statuses.answered).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual amounts have their codes, and no other site is asked for anything', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto('/buy-me-coffee');
    for (const amount of ['₹51', '₹101', '₹501']) {
      await page.getByRole('link', { name: amount, exact: true }).click();
      const code = page.getByRole('img', { name: new RegExp(`${amount} by UPI`) });
      await code.scrollIntoViewIfNeeded();
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(page.getByText(upi.noConfirmation)).toBeVisible();
    await expect(page.locator('a[href^="upi://pay?"]').first()).toHaveAttribute(
      'href',
      /am=51\.00/,
    );
    await expect(page.getByText(wall.needsScripts)).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? '').origin]));
  });
});

test('an own amount has words and a code; an entry of the wall is read, shown and taken off', async ({
  page,
  browser,
}) => {
  await page.goto('/buy-me-coffee');
  await page.getByRole('link', { name: upi.other, exact: true }).click();
  await page.locator('#own-amount').fill('0');
  await send(page, upi.show);
  await expect(page.getByText(upi.badAmount)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#own-amount').fill('1250');
  await expect(page.getByText('One thousand two hundred fifty rupees')).toBeVisible();
  await send(page, upi.show);
  await expect(page.getByRole('img', { name: /₹1,250 by UPI/ })).toBeVisible();

  const name = `Asha ${Date.now()}`;
  await send(page, wall.form.submit);
  await expect(page.locator('#wall-name')).toBeFocused();
  await page.locator('#wall-name').fill(name);
  await page.locator('#wall-message').fill('The tax page saved me a day.');
  await page.locator('#wall-amount').fill('101');
  await send(page, wall.form.submit);
  await expect(page.getByText(wall.form.sent)).toBeVisible();
  await expect(page.getByText(wall.states.waiting)).toBeVisible();
  expect(await axeFindings(page, '#main, main')).toEqual([]);
  const link = (await page.getByText('#entry=').textContent()) ?? '';
  const id = /#entry=([0-9a-f-]{36})\./.exec(link)?.[1] ?? '';

  expect(await operate('wall', 'list')).toContain(name);
  await operate('wall', 'approve', id);
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/buy-me-coffee');
  await expect(elsewhere.getByText(name)).toBeVisible();
  const removal = fill(wall.removeOf, { name });
  await expect(elsewhere.getByRole('button', { name: removal })).toHaveCount(0);

  await elsewhere.goto(link);
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: removal }).click();
  await expect(elsewhere.getByText(wall.removed)).toBeVisible();
  await expect(elsewhere.getByText(name)).toHaveCount(0);
  expect(await operate('wall', 'list')).not.toContain(name);
  await elsewhere.close();
});
