import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { expect, test } from './fixtures/test';

const { picksPaper, saved } = messages();
const { follow, list, page: pageMessages } = picksPaper;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member follows a screen on paper, and removes the portfolio', async ({
    page,
    signInMember,
  }) => {
    await signInMember();
    await page.goto('/features/stock-picks/screens/magic-formula');
    await page.getByRole('link', { name: follow.link }).click();
    const name = page.getByLabel(follow.name, { exact: true });
    const amount = page.getByLabel(follow.amount, { exact: true });
    await name.fill('Magic on paper');
    await amount.fill('500');
    await page.getByRole('button', { name: follow.submit }).click();
    await expect(page.getByText(follow.wrong.amount)).toBeVisible();
    await expect(name).toHaveValue('Magic on paper');
    await amount.fill('2 lakh');
    await page.getByRole('button', { name: follow.submit }).click();

    // Prices are a month old: a portfolio that begins today has no value yet.
    await expect(page.getByRole('heading', { level: 1, name: 'Magic on paper' })).toBeVisible();
    await expect(
      page.getByText(pageMessages.waitingTitle).or(page.getByText(pageMessages.noListTitle)),
    ).toBeVisible();

    await page.goto('/features/stock-picks/paper');
    await expect(page.getByRole('row').filter({ hasText: 'Magic on paper' })).toContainText(
      '₹2,00,000',
    );
    await page.getByLabel(fill(saved.remove.askFor, { title: 'Magic on paper' })).click();
    await page.getByRole('button', { name: saved.remove.confirm }).click();
    await expect(page.getByText(list.emptyTitle)).toBeVisible();
  });
});
