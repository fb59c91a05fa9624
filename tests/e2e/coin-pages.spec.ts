import { messages } from '@/lib/messages';
import { startUpstream } from '../contract/local-upstream';
import { liveSites } from './fixtures/live-site';
import { expect, test } from './fixtures/test';

const { crypto, sources } = messages();
const path = '/features/crypto-market';
const coinCount = 30;

test.describe('beside a provider that refuses more than a year of history', () => {
  // Without scripts what is seen is what the server sent.
  test.use({ javaScriptEnabled: false });
  test.setTimeout(120_000);
  const live = liveSites();

  test('thirty coin pages in a row have their chart, and the provider refuses nothing twice', async ({
    page,
  }) => {
    const upstream = await startUpstream();
    try {
      const site = await live.start(upstream.baseUrlOf);
      await page.request.get(site + path);
      await page.goto(site + path);
      const coins = await page.locator('#coins tbody th a').evaluateAll((links) =>
        links.map((link) => ({
          address: link.getAttribute('href') ?? '',
          name: link.querySelector('b')?.textContent ?? '',
        })),
      );
      expect(coins.length).toBeGreaterThanOrEqual(coinCount);
      for (const { address, name } of coins.slice(0, coinCount)) {
        // The first answer may still wait for its figures; without scripts they would stay hidden.
        await page.request.get(site + address);
        await page.goto(site + address);
        const chart = page.locator('#price').getByRole('figure', {
          name: `${name} from `,
        });
        await expect(chart).toHaveCount(1);
        await expect(chart.locator('svg').first()).toBeAttached();
        await expect(page.getByText(crypto.weekInstead)).toHaveCount(0);
        await expect(page.getByText(sources.missing.title)).toHaveCount(0);
        await expect(page.locator('main').getByText(sources.note.stale)).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^Updated / })).toHaveCount(0);
      }
      expect(await upstream.refusals('coingecko')).toBeLessThanOrEqual(1);
    } finally {
      await upstream.stop();
    }
  });
});
