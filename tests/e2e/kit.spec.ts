import type { Page } from '@playwright/test';
import { axeFindings } from './fixtures/axe';
import { frames } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** What only shows when somebody uses it. The card widget has a file of its own. */
test.use({ reducedMotion: 'reduce' });

const specimen = (page: Page, id: string) => page.locator(`section#${id}`);

for (const { theme, width } of frames) {
  test(`axe finds nothing in what opens, ${theme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/component');

    await come(page, 'menu');
    await page.getByRole('button', { name: 'Options of this plan' }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await axeFindings(page, '#menu'), 'menu').toEqual([]);
    await page.keyboard.press('Escape');

    await specimen(page, 'tooltip').getByRole('button').first().focus();
    await expect(page.getByRole('tooltip').first()).toBeInViewport();
    expect(await axeFindings(page, '#tooltip'), 'tooltip').toEqual([]);

    await come(page, 'toast');
    await page.getByRole('button', { name: 'Archive plan' }).press('Enter');
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await axeFindings(page, '#toast'), 'toast').toEqual([]);

    await specimen(page, 'button').locator('summary').click();
    expect(await axeFindings(page, '#button'), 'code').toEqual([]);

    await come(page, 'drawer');
    await page.getByRole('button', { name: 'Open the filters' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Close the filters' })).toBeVisible();
    expect(await axeFindings(page, '[role=dialog]'), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open the filters' })).toBeFocused();

    await come(page, 'dialog');
    await specimen(page, 'dialog').getByRole('button').press('Enter');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    expect(await axeFindings(page, '[role=dialog]'), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(specimen(page, 'dialog').getByRole('button')).toBeFocused();
  });
}

test('the code of what is far away comes only when one scrolls near it', async ({ page }) => {
  await page.goto('/component', { waitUntil: 'networkidle' });
  await expect(specimen(page, 'dialog')).toContainText('The example is on its way.');
  await come(page, 'dialog');
  await expect(specimen(page, 'dialog').getByRole('button')).toBeVisible();
});

test('a tooltip stays under the pointer that goes over to it, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/component');
  const tip = page.getByRole('tooltip').first();
  await page.getByRole('button', { name: 'What is XIRR?' }).hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('the copied code is the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/component');
  await specimen(page, 'badge').locator('summary').click();
  await specimen(page, 'badge').getByRole('button', { name: 'Copy' }).click();
  await expect(specimen(page, 'badge').getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('#badge-code').textContent());
  expect(copied).toContain("import { Badge } from '@/components/ui/badge';");
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel of the tabs, the code and the way to each part are there', async ({ page }) => {
    await page.goto('/component');
    for (const id of ['plan-summary', 'plan-years', 'plan-tax']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await expect(specimen(page, 'dialog')).toContainText('works with JavaScript only');
    await specimen(page, 'dialog').locator('summary').click();
    await expect(page.locator('#dialog-code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Breadcrumb', exact: true }).click();
    await expect(specimen(page, 'breadcrumb')).toBeInViewport();
  });
});

/** Scrolls to an example and waits for its code. */
async function come(page: Page, id: string): Promise<void> {
  await specimen(page, id).scrollIntoViewIfNeeded();
  await expect(specimen(page, id)).not.toContainText('The example is on its way.');
}
