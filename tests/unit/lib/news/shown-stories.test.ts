import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { jsonFeedOf, rssOf, type OutgoingFeed } from '@/lib/news/domain/feed-out';
import { filterStories, topicCounts, topicDays, readNewsQuery } from '@/lib/news/domain/query';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { reasonsFor, type KnownName } from '@/lib/news/domain/reasons';
import { sourcedNews } from '@/lib/news/domain/sourced-news';
import { isTipLike, type Story } from '@/lib/news/domain/story';
import { tagsOf } from '@/lib/news/domain/tags';
import { headline, stories } from './story-of';

describe('why a story concerns the reader', () => {
  const pages = 'income-tax-calculator option-trading crypto-market sip-calculator mutual-funds';
  const offered = new Set(pages.split(' ').map((page) => `/features/${page}`));
  const names: KnownName[] = [
    { kind: 'fund', name: 'Udaharan Mutual Fund', path: '/features/mutual-funds?amc=Udaharan' },
    { kind: 'coin', name: 'Near', path: '/features/crypto-market/near' },
  ];
  const about = (title: string, changes = {}) =>
    reasonsFor(stories(title)[0]!, { names, offered, today: '2026-11-21', ...changes });

  it('a headline on a tax leads to its page, with the rate of today', () => {
    expect(about('STT on options: traders ask for a review')).toEqual([
      { id: 'stt', path: '/features/option-trading', values: { rate: '0.15', from: '1 Apr 2026' } },
    ]);
    const values = { rate: '12.5', free: '₹1,25,000', from: '23 Jul 2024' };
    const gains = { id: 'capital-gains', path: '/features/income-tax-calculator', values };
    expect(about('Capital gains on equity funds explained')[0]).toEqual(gains);
    const [advance] = about('Advance tax: second instalment paid');
    expect(advance?.values).toEqual({ dates: '15 Jun, 15 Sep, 15 Dec, 15 Mar' });
    expect(fill(messages().news.why['advance-tax'], advance!.values)).not.toContain('{');
    const crypto = { id: 'crypto-tax', path: '/features/crypto-market' };
    const flat = { rate: '30', from: '1 Apr 2022' };
    expect(about('Crypto tax: what the rules say')[0]).toEqual({ ...crypto, values: flat });
  });

  it('has no reason where the law of the day is not known or the page does not exist', () => {
    expect(about('STT on options reviewed', { today: '2020-01-01' })).toEqual([]);
    expect(about('STT on options reviewed', { offered: new Set() })).toEqual([]);
  });

  it('a fund house leads to its schemes, a coin to its page; a word is no coin', () => {
    const values = { name: 'Udaharan Mutual Fund' };
    const [fund] = about('Udaharan Mutual Fund changes exit load');
    expect(fund).toEqual({ id: 'fund', values, path: '/features/mutual-funds?amc=Udaharan' });
    const path = '/features/crypto-market/near';
    expect(about('Crypto: Near falls 4%')[0]).toMatchObject({ path });
    expect(about('Crypto: Nearby, Near falls 4%')).toHaveLength(1);
    expect(about('Near the end of the day shares rise')).toEqual([]);
    expect(about('Crypto: the end is near')).toEqual([]);
  });

  it('has at most two reasons, each with another page', () => {
    const reasons = about('Udaharan Mutual Fund: SIP and income tax, STT and capital gains');
    expect(reasons).toHaveLength(2);
    expect(new Set(reasons.map(({ path }) => path)).size).toBe(2);
  });
});

describe('tips', () => {
  it.each([
    '5 stocks to buy for the short term',
    'Stocks to buy or sell: Himadri Motors, Kaveri Cement among top picks',
    'Multibagger smallcap: Tapti Power could double, says brokerage',
    'Multi-bagger stock turned Rs 1 lakh into Rs 12 lakh in two years',
    'Udaharan Bank target price raised to Rs 1,450 by brokerage',
    'Brokerage lifts target on Nilgiri Motors, sees upside of 24%',
    'Buy Sagarika Bank; target of Rs 320: Sample Securities',
    'Buy Narmada Steel, target Rs 410, stop loss Rs 372',
    'Should you subscribe to the Tapti Power IPO?',
    'Tapti Power IPO: Check GMP, price band, lot size',
    'Buy, sell or hold: what to do with Betwa Foods after Q2',
    'Top 5 dividend stocks for November',
    'Best smallcap funds to own in 2027',
    'Trading ideas for Monday from three analysts',
    'Hot stock picks of the week',
    'Penny stocks to bet on this Diwali',
    'This coin could triple by March, says trader',
    'Crypto tips for beginners: coins to buy now',
    'Guaranteed returns of 18% a year: how the scheme works',
    'Target of Rs 320: brokerage on Sagarika Bank',
    'Betwa Exports could double by March, says brokerage',
    'Top bank shares to buy as deposits grow',
    'Millionaire stocks of the decade',
    'ये 5 शेयर देंगे तगड़ा मुनाफा',
    'मल्टीबैगर शेयर: एक लाख बने दस लाख',
    'टारगेट प्राइस बढ़ा, ब्रोकरेज ने कहा खरीदें',
    'ब्रोकरेज की राय: शेयर ख़रीदें',
  ])('is like a tip: %s', (title) => {
    expect(isTipLike(title, false)).toBe(true);
  });

  it.each([
    'SIP inflows can double by 2030, says fund body',
    'RBI keeps inflation target at 4%',
    'Budget sets fiscal deficit target of 4.3% of GDP',
    'Government misses disinvestment target',
    'Teesta Tech board approves Rs 1,800 crore buyback',
    'Narmada Steel to buy Betwa Alloys for Rs 3,200 crore',
    'SEBI bars finfluencer for stock tips on social media',
    'Sebi cracks down on multibagger stock tips channels',
    'Police warn of fake trading tips groups promising guaranteed returns',
    'FPIs sell Indian stocks worth Rs 12,569 crore',
    'Udaharan Bank Q2 profit rises 12%',
    'Sensex gains 512 points; bank shares lead',
    'Gold hits record high as investors buy safe havens',
    'How to compare the costs of index funds',
    'Rupee could weaken further, say economists',
    'Mutual fund SIP contribution at all-time high',
    'Best practices for nomination in mutual funds explained',
    'GDP set to double by 2035, says minister',
    'India’s exports could double by 2030',
    'Inflation may surge 5% on food prices',
    'Ministry sets target of Rs 5 lakh crore for exports',
    'Top bank shares fall 3%',
    'Best fund managers of the decade honoured',
    'Buy or sell property: new rules for registration',
    'Should you invest in PPF or NPS?',
    'Exports may surge 8% this year',
    'आरबीआई ने रेपो रेट 5.25% पर स्थिर रखा',
  ])('is no tip: %s', (title) => {
    expect(isTipLike(title, false)).toBe(false);
  });

  it('what a regulator publishes is never a tip', () => {
    expect(isTipLike('Advisory on multibagger stock tips', true)).toBe(false);
  });
});

describe('topics', () => {
  it.each([
    'प्रधानमंत्री का बैंकॉक दौरा',
    'दुर्लभ बीमारी के लिए दवा',
    'चांदीपुर से मिसाइल का परीक्षण',
    'PM shares glimpses of his visit',
    'Prime Minister shares a video on yoga',
    'Cabinet approves scheme for farmers',
    'India wins gold at Asian Games',
    'Shooter bags silver medal',
    'Two tiger reserves open again',
    'Court reserves order in land case',
  ])('none of a headline on something else: %s', (title) => {
    expect(tagsOf(title)).toEqual({ topics: [], subjects: [] });
  });

  it.each([
    ['Udaharan Bank shares rise 4%', 'markets'],
    ['Shares end higher', 'markets'],
    ['Forex reserves rise $4.2 billion', 'economy'],
    ['SEBI merges equity schemes', 'funds'],
    ['Gold hits record high', 'commodities'],
    ['Silver price today', 'commodities'],
    ['बैंकों ने ब्याज दर घटाई', 'banking'],
    ['बीमा प्रीमियम पर कर', 'personal'],
    ['चांदी के दाम बढ़े', 'commodities'],
    ['रिज\u093cर्व बैंक का परिपत्र', 'regulation'],
    ['म्यूचुअल फ\u093cंड में निवेश', 'funds'],
  ])('%s is of %s', (title, topic) => {
    expect(tagsOf(title).topics).toContain(topic);
  });
});

describe('counts and sources', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const repo = headline('RBI keeps repo rate', { publishedAt: '2026-11-20T09:00:00.000Z' });

  it('counts the stories of each topic of seven days, the most first', () => {
    const list = stories(
      'Bitcoin slips below $90,000',
      'Income tax return: due date nears',
      'CBDT notifies new tax form',
      headline('Bitcoin doubles', { publishedAt: '2026-11-10T12:00:00.000Z' }),
      headline('Bitcoin halves', { publishedAt: null }),
    );
    const counts = topicCounts(list, now);
    expect(counts[0]).toEqual({ topic: 'tax', count: 2 });
    expect(counts).toContainEqual({ topic: 'crypto', count: 1 });
    expect(counts.every(({ count }) => count > 0)).toBe(true);
  });

  const halving = (publishedAt: string, changes = {}) =>
    headline('Bitcoin halves', { publishedAt: `2026-11-${publishedAt}:00.000Z`, ...changes });
  it.each([
    ['of a day without a time', [halving('12T18:30', { dateKind: 'day' })]],
    ['that the press took up later', [halving('13T10:00', { outlet: 'rbi' }), halving('14T10:00')]],
  ])('counts a story %s as the list of these days does', (_, reports) => {
    const list = stories(...reports);
    const query = { ...readNewsQuery({}), topic: 'crypto', days: topicDays } as const;
    expect(filterStories(list, query, now)).toHaveLength(1);
    expect(topicCounts(list, now)).toContainEqual({ topic: 'crypto', count: 1 });
  });

  it('is as fresh as the outlet that answered last, and nothing where none answers', () => {
    const at = '2026-11-20T14:00:00.000Z';
    const list = stories(headline('Housing sales steady', { dateKind: 'first-seen' }), repo);
    const live = { state: 'live', lastReceivedAt: at } as const;
    const stale = { state: 'stale', lastReceivedAt: '2026-11-20T10:00:00.000Z' } as const;
    const down = { state: 'down', lastReceivedAt: null } as const;
    const of = (...outlets: Parameters<typeof sourcedNews>[0]['outlets']) =>
      sourcedNews({ stories: list, outlets });
    const asOf = '2026-11-20T09:00:00.000Z';
    expect(of(stale, live, down)).toMatchObject({ status: 'live', fetchedAt: at, asOf });
    expect(of(stale, down)).toMatchObject({ status: 'stale' });
    expect(of(down)).toBeNull();
  });
});

describe('feeds of the site', () => {
  const feed: OutgoingFeed = {
    ...{ title: 'News & more', description: 'Headlines', isSample: false },
    ...{ siteUrl: 'https://site.example', pagePath: '/features/financial-news?q=a&topic=tax' },
    firstSeen: 'First seen {date}',
  };
  const inRss = (list: Story[]) => parseRssFeed(rssOf(list, feed));
  const inJson = (list: Story[], changes: Partial<OutgoingFeed> = {}) =>
    parseJsonFeed(jsonFeedOf(list, { ...feed, ...changes })).items![0]!;
  const nasty = 'M&M <script>alert(1)</script> ]]> "quotes" \'5\' ₹ बैंक';

  it('whatever a headline holds comes out of RSS and JSON Feed as it went in', () => {
    const link = 'https://a.example/1?x=1&y=2';
    const list = stories(headline(nasty, { link }));
    expect(inRss(list).items).toMatchObject([{ title: nasty, link }]);
    expect(inJson(list)).toMatchObject({ title: nasty, url: link });
  });

  it('RSS holds no markup of a headline, and the source and time of each', () => {
    const list = stories(headline(nasty, { outlet: 'rbi' }));
    // Whole sections of CDATA are text; the rest of the file is markup.
    const markup = rssOf(list, feed).replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(markup).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|apos;)/);
    const { items, link } = inRss(list);
    const dc = { creators: ['Reserve Bank of India'] };
    expect(items?.[0]).toMatchObject({ pubDate: 'Fri, 20 Nov 2026 12:00:00 GMT', dc });
    expect(link).toBe('https://site.example/features/financial-news?q=a&topic=tax');
  });

  it('a headline without link or time has none in the feed; sample headlines have fictional sources', () => {
    const list = stories(headline('Headline', { link: null, publishedAt: null }));
    const entry = inJson(list, { isSample: true });
    expect(entry).not.toHaveProperty('url');
    expect(entry).not.toHaveProperty('date_published');
    expect(entry.authors).toEqual([{ name: 'Sagarika Post' }]);
  });

  it.each([
    ['first-seen', 'First seen 20 Nov 2026, 17:30 IST'],
    ['first-seen-day', 'First seen 20 Nov 2026'],
  ] as const)('a %s is said in words, and is no date of publication', (dateKind, said) => {
    const list = stories(headline('Headline', { dateKind }));
    const [entry, item] = [inJson(list), inRss(list).items![0]!];
    expect([entry.summary, item.description]).toEqual([said, said]);
    expect(entry).not.toHaveProperty('date_published');
    expect(item).not.toHaveProperty('pubDate');
  });
});
