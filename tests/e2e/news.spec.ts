import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { storiesPerPage } from '@/lib/news/domain/query';
import { startUpstream } from '../contract/local-upstream';
import { axeFindings } from './fixtures/axe';
import { liveSites } from './fixtures/live-site';
import { overflowPx } from './fixtures/overflow';
import { expect, test } from './fixtures/test';

const { news, sources } = messages();
const path = '/features/financial-news';

const list = (page: Page) => page.getByRole('region', { name: news.list.title });
/** Rows that the reader's mutes do not hide; those without a date are in a closed disclosure. */
const stories = (page: Page) => list(page).locator('li.news-row:not([hidden])');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: news.views.label }).getByRole('link', { name });
/** The newest in sight. */
const first = (page: Page) => stories(page).filter({ visible: true }).first();
const firstTitle = (page: Page) => first(page).locator('h3 a > span').first();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete; a form and links search, filter and mute; the filter is a feed', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(stories(page)).toHaveCount(storiesPerPage);
    await expect(page.getByRole('button', { name: sources.note.sample })).toBeVisible();
    await expect(list(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      /^(Today|Yesterday|[A-Z][a-z]+day)/,
    );
    // The newest is a headline with a date, whatever this server saw first today.
    await expect(first(page)).toBeVisible();
    await expect(first(page).locator('time:visible').first()).toHaveText(/^\d\d:\d\d$/);
    const details = first(page).locator('details');
    await details.locator('summary').click();
    await expect(details.locator('time').first()).toHaveText(/^\d+ \w{3} 2\d{3}, \d\d:\d\d IST$/);

    await page.getByRole('link', { name: news.views.sources, exact: true }).click();
    await expect(page.getByText(news.outlets.sample)).toBeVisible();
    await expect(page.locator('#sources li')).toHaveCount(6);
    // Said once above the list, where it is true of all.
    await expect(
      page.locator('#sources li').getByText(sources.panel.states.sample, { exact: true }),
    ).toHaveCount(0);

    // Every date of the list is known, and how far the list of holidays reaches is said.
    await page.getByRole('link', { name: news.views.dates, exact: true }).click();
    await expect(page.locator('#dates dt').first()).toBeVisible();
    await expect(page.locator('#dates dt').filter({ hasText: '–' })).toHaveCount(0);
    await expect(
      page.locator('#dates').getByText(/Trading holidays are known up to/),
    ).toBeVisible();
    await expect(page.getByText(/top picks/)).toHaveCount(0);

    await page.getByRole('link', { name: news.views.regulators }).click();
    await expect(page).toHaveURL(/view=regulators/);
    await expect(stories(page).first()).toBeVisible();
    await expect(stories(page).filter({ hasNotText: news.story.primary })).toHaveCount(0);

    await tab(page, news.views.all).click();
    await page.getByLabel(news.filter.search).fill('repo -emi');
    await page.getByLabel(news.filter.search).press('Enter');
    await expect(page).toHaveURL(/q=repo/);
    await page.getByRole('button', { name: news.filter.sheet }).click();
    const sheet = page.getByRole('dialog', { name: news.filter.sheet });
    await sheet.getByLabel(news.filter.topic).selectOption('economy');
    await sheet.getByLabel(news.filter.mute).fill('committee');
    await sheet.getByRole('button', { name: news.filter.apply }).click();
    await expect(page).toHaveURL(/q=repo.*topic=economy.*mute=committee/);
    await expect(firstTitle(page)).toContainText(/repo|रेपो/i);
    // Each filter is a chip that takes it away.
    await expect(page.getByRole('link', { name: `${news.filter.remove} ` })).toHaveCount(3);

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

test('a guest saves, reads and mutes in this browser; no axe violation, no overflow', async ({
  page,
}) => {
  await page.goto(path);
  const title = await firstTitle(page).innerText();
  await first(page).getByRole('button', { name: /^Save/ }).click();
  await first(page).locator('summary').click();
  await first(page)
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(first(page).getByRole('button', { pressed: true })).toHaveCount(2);
  await page.getByRole('link', { name: news.views.later }).click();
  await expect(page).toHaveURL(/view=later/);
  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Remove: ${title}` }).click();
  await expect(page.getByText(news.later.none)).toBeVisible();

  await tab(page, news.views.all).click();
  await expect(stories(page)).toHaveCount(storiesPerPage);
  await page.getByRole('button', { name: news.filter.sheet }).click();
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
  await page.getByRole('button', { name: news.filter.sheet }).click();
  await expect(page.getByRole('button', { name: 'Unmute bank' })).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: news.filter.sheet })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflowPx(page)).toBe(0);
});

test('saved stories of a guest are merged into the account at sign-in', async ({
  page,
  signInMember,
}) => {
  await page.goto(path);
  const title = await firstTitle(page).innerText();
  await first(page).getByRole('button', { name: /^Save/ }).click();
  await expect(first(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await signInMember();
  await page.goto(`${path}?view=later`);
  await page.getByRole('button', { name: news.mutes.mergeButton }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByText(news.later.text, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('news-reading-list'))).toBeNull();
});

test.describe('when outlets fail', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(90_000);
  const live = liveSites();

  test('no outlet: no headlines are shown; one stale, one malformed: the others are shown', async ({
    page,
  }) => {
    const upstream = await startUpstream();
    const origin = await live.start(upstream.baseUrlOf);

    await upstream.breakWith('html');
    await page.goto(origin + path);
    await expect(page.getByText(news.outlets.down)).toBeVisible();
    await page.goto(`${origin}${path}?view=sources`);
    await expect(page.locator('#sources li').getByText(sources.panel.states.down)).toHaveCount(6);
    expect((await page.request.get(`${origin}/api/news/feed.xml`)).status()).toBe(503);

    await upstream.heal();
    await upstream.breakWith('stale-but-200', { provider: 'businessline' });
    await upstream.breakWith('xxe', { provider: 'sebi' });
    // After a failed call a provider is left alone for the time of a call.
    await expect(async () => {
      await page.goto(origin + path);
      await expect(stories(page)).toHaveCount(storiesPerPage, { timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
    await page.goto(`${origin}${path}?view=sources`);
    const states = page.locator('#sources li');
    await expect(states.filter({ hasText: 'BusinessLine' })).toContainText(
      sources.panel.states.stale,
    );
    // Invalid, and left alone since then.
    const { malformed, paused } = sources.panel.problems;
    await expect(states.filter({ hasText: 'SEBI' })).toContainText(
      new RegExp(`${malformed}|${paused}`),
    );
    await upstream.stop();
  });
});
