import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { startUpstream } from '../contract/local-upstream';
import { axeFindings } from './fixtures/axe';
import { liveSites } from './fixtures/live-site';
import { overflowPx } from './fixtures/overflow';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

const { news, sources } = messages();
const path = '/features/financial-news';

const list = (page: Page) => page.getByRole('region', { name: news.list.title });
const stories = (page: Page) => list(page).locator('ul.divide-y > li:visible');
const firstTitle = (page: Page) => stories(page).first().locator('h3 a > span').first();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list stands whole; a form and links search, filter and mute; the filter is a feed', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(stories(page)).toHaveCount(25);
    await expect(page.getByText(news.outlets.sample)).toBeVisible();
    await expect(stories(page).first().locator('time').first()).toHaveText(
      /^(First seen \d+ \w{3} 2\d{3}|(First seen )?\d+ \w{3} 2\d{3}, \d\d:\d\d IST)$/,
    );
    await expect(page.getByText(sources.panel.states.sample, { exact: true })).toHaveCount(6);
    // Every date of the list is known, and how far the list of holidays reaches is said.
    await expect(page.locator('#dates dt').filter({ hasText: '–' })).toHaveCount(0);
    await expect(
      page.locator('#dates').getByText(/Trading holidays are known up to/),
    ).toBeVisible();
    await expect(page.getByText(/top picks/)).toHaveCount(0);

    await page.getByRole('link', { name: news.views.regulators }).click();
    await expect(page).toHaveURL(/view=regulators/);
    const count = await stories(page).count();
    await expect(stories(page).filter({ hasText: news.story.primary })).toHaveCount(count);

    await page.getByRole('link', { name: news.views.all }).click();
    await page.getByLabel(news.filter.search).fill('repo -emi');
    await page.getByText(news.filter.more, { exact: true }).click();
    await page.getByLabel(news.filter.topic).selectOption('economy');
    await page.getByLabel(news.filter.mute).fill('committee');
    await page.getByRole('button', { name: news.filter.submit }).click();
    await expect(page).toHaveURL(/q=repo.*topic=economy.*mute=committee/);
    await expect(firstTitle(page)).toContainText(/repo|रेपो/i);

    const feed = await page.getByRole('link', { name: news.feeds.json }).getAttribute('href');
    const answer = await request.get(feed ?? '');
    expect(answer.headers()['cache-control']).toContain('max-age=300');
    const { items } = (await answer.json()) as { items: { title: string }[] };
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ title }) => /repo|रेपो/i.test(title) && !/committee/i.test(title))).toBe(
      true,
    );
    const rss = await request.get('/api/news/feed.xml?lang=hi');
    expect(rss.headers()['content-type']).toContain('application/rss+xml');
    expect(await rss.text()).toContain('रेपो');
    const calendar = await request.get('/api/news/calendar.ics');
    expect(await calendar.text()).toContain('advance-tax-');

    await page.goto(`${path}?q=nothing-is-called-this`);
    await expect(page.getByText(news.list.none)).toBeVisible();
  });
});

test('a guest keeps, reads and mutes in this browser; nothing of axe, nothing overflows', async ({
  page,
}) => {
  await page.goto(path);
  const title = await firstTitle(page).innerText();
  await stories(page)
    .first()
    .getByRole('button', { name: /^Read later/ })
    .click();
  await stories(page)
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(stories(page).first().getByRole('button', { pressed: true })).toHaveCount(2);
  await page.getByRole('link', { name: news.views.later }).click();
  await expect(page).toHaveURL(/view=later/);
  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Remove: ${title}` }).click();
  await expect(page.getByText(news.later.none)).toBeVisible();

  await page.getByRole('link', { name: news.views.all }).click();
  await expect(stories(page)).toHaveCount(25);
  await page.getByLabel(news.mutes.word).fill('Bank');
  await page
    .locator('#mutes')
    .getByRole('button', { name: news.mutes.add, exact: true })
    .first()
    .click();
  await expect(stories(page).filter({ hasText: 'Bank Q2' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: news.feeds.rss })).toHaveAttribute(
    'href',
    /mute=bank/,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unmute bank' })).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await overflowPx(page)).toBe(0);
});

test('what a guest kept goes into the account of who signs in', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(path);
  const title = await firstTitle(page).innerText();
  await stories(page)
    .first()
    .getByRole('button', { name: /^Read later/ })
    .click();
  await signInBrowser(context, baseURL ?? '');
  await page.goto(`${path}?view=later`);
  await page.getByRole('button', { name: news.mutes.mergeButton }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByText(news.later.text)).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('news-reading-list'))).toBeNull();
});

test.describe('when outlets fail', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(90_000);
  const live = liveSites();

  test('no outlet: nothing is shown that is not known; one stale, one malformed: the others stand', async ({
    page,
  }) => {
    const upstream = await startUpstream();
    const origin = await live.start(upstream.baseUrlOf);

    await upstream.breakWith('html');
    await page.goto(origin + path);
    await expect(page.getByText(news.outlets.down)).toBeVisible();
    await expect(page.locator('#sources li').getByText(sources.panel.states.down)).toHaveCount(6);
    expect((await page.request.get(`${origin}/api/news/feed.xml`)).status()).toBe(503);

    await upstream.heal();
    await upstream.breakWith('stale-but-200', { provider: 'businessline' });
    await upstream.breakWith('xxe', { provider: 'sebi' });
    await page.goto(origin + path);
    await expect(stories(page)).toHaveCount(25);
    const states = page.locator('#sources li');
    await expect(states.filter({ hasText: 'BusinessLine' })).toContainText(
      sources.panel.states.stale,
    );
    await expect(states.filter({ hasText: 'SEBI' })).toContainText(
      sources.panel.problems.malformed,
    );
    await upstream.stop();
  });
});
