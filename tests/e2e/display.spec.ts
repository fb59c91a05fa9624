import { messages } from '@/lib/messages';
import { expect, test } from './fixtures/test';

const { display, shell, sip } = messages();

test('a member’s amounts are written as chosen, hidden on request, and stay so', async ({
  page,
  signInMember,
}) => {
  await signInMember();
  await page.goto('/features/sip-calculator?m=10000&y=15&r=12');
  await page.getByRole('button', { name: sip.save.submit }).click();
  await expect(page.getByText(sip.save.saved)).toBeVisible();

  await page.goto('/analytics');
  const plan = page.getByRole('article');
  await expect(plan.getByText(/₹18\slakh/)).toBeVisible();
  await expect(plan.getByText(/₹18,00,000/)).toBeHidden();

  await page.getByLabel(display.menu, { exact: true }).click();
  await page.getByText(display.figuresOf.full, { exact: true }).click();
  await expect(plan.getByText(/₹18,00,000/)).toBeVisible();
  await expect(plan.getByText(/₹18\slakh/)).toBeHidden();

  await page.getByRole('switch', { name: display.hide }).click();
  await expect(plan.getByText('₹••••').first()).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(plan.getByText('₹••••').first()).toBeVisible();
  expect(await plan.innerText()).not.toMatch(/₹[\d]/);
  await expect(plan).toMatchAriaSnapshot(`
    - article:
      - term: ${sip.saved.invested}
      - definition: ${display.amountHidden}
  `);
});

test('on a phone the end of the settings stays above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/tables');
  await page.getByLabel(display.menu, { exact: true }).click();
  const end = page.getByText(display.measureHint);
  await end.scrollIntoViewIfNeeded();
  const bar = await page.getByRole('navigation', { name: shell.places }).boundingBox();
  const box = await end.boundingBox();
  if (!bar || !box) throw new Error('The settings or the bar are not shown');
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
});
