import 'server-only';
import { summariseMood, type MoodSummary } from '@/lib/crypto/mood-summary';
import { loadFearGreed, loadMarket } from '@/lib/crypto/source';
import { loadSchemes } from '@/lib/funds/source';
import { latestHeadlines, type Headline } from '@/lib/news/source';
import { success } from '@/lib/result';
import type { Loaded } from '@/lib/sources/sourced';
import { briefly } from './briefly';
import { countFunds, stripCoins, type FundCount, type StripCoin } from './market-strip';

const brief = {
  keepMs: 20_000,
  isKept: (loaded: Loaded<unknown>) => loaded.ok,
  now: () => Date.now(),
};

export const loadStripCoins = briefly<Loaded<StripCoin[]>>(
  async () => reading(await loadMarket(), stripCoins),
  brief,
);

export const loadFundCount = briefly<Loaded<FundCount>>(
  async () => reading(await loadSchemes(), countFunds),
  brief,
);

export const loadMood = briefly<Loaded<MoodSummary | null>>(
  async () => reading(await loadFearGreed(), summariseMood),
  brief,
);

const headlinesInCard = 6;

export const loadHeadlines = briefly<Headline[]>(() => latestHeadlines(headlinesInCard), {
  ...brief,
  isKept: (headlines) => headlines.length > 0,
});

function reading<From, To>(loaded: Loaded<From>, read: (data: From) => To): Loaded<To> {
  return loaded.ok ? success({ ...loaded.value, data: read(loaded.value.data) }) : loaded;
}
