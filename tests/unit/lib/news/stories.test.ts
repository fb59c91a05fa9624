import fc from 'fast-check';
import { clusterHeadlines } from '@/lib/news/domain/cluster';
import { filterStories, storiesPerPage, storyPage, readNewsQuery } from '@/lib/news/domain/query';
import { termsOf } from '@/lib/news/domain/headline-terms';
import type { NewsQuery } from '@/lib/news/domain/news-path';
import { outletIds } from '@/lib/news/domain/outlet';
import { printedDate } from '@/lib/news/domain/item';
import { newsFeeds } from '@/lib/news/data/feeds';
import { durable } from '@/tests/contract/fake-stores';
import { plainLoader } from '@/tests/unit/lib/sources/plain-source';
import { development, heldOut, type LabelledHeadline } from './labelled-stories';
import { headline, stories } from './story-of';

const now = new Date('2026-11-21T12:00:00Z');
const all = readNewsQuery({});
const titles = (query: Partial<NewsQuery>, list: ReturnType<typeof stories>) =>
  filterStories(list, { ...all, ...query }, now).map(({ items }) => items[0]?.title);

const repo = 'RBI keeps repo rate unchanged at 5.25%';

test('a name has the same key in both scripts', () => {
  const [latin, devanagari] = ['Udaharan', 'उदाहरण'].map((title) => [...termsOf(title).names]);
  expect(latin).toEqual(['~dhrn']);
  expect(devanagari).toEqual(latin);
});

test('a letter that is longer when it is small does not hide which words are names', () => {
  const names = (title: string) => [...termsOf(title).names];
  expect(names('İİİ Infosys wins a contract')).toEqual(names('III Infosys wins a contract'));
  expect(names('İİİ Infosys wins a contract')).toContain(names('Infosys')[0]);
});

test('the joiners of Devanagari change neither story nor topic', () => {
  const joined = (text: string) => text.replace(/\u094d/gu, '\u094d\u200d');
  const title = 'म्यूचुअल फंड ने स्टॉप लॉस पर ये शेयर बेचें';
  const [story, ...others] = stories(title, headline(joined(title), { outlet: 'pib' }));
  expect(others).toEqual([]);
  expect(story?.items.map(({ isCopy }) => isCopy)).toEqual([false, true]);
  expect(stories(joined(title))[0]?.topics).toEqual(stories(title)[0]?.topics);
  expect(stories(title)[0]?.topics).toContain('funds');
});

test('the dots of Devanagari, which not every outlet writes, change neither story nor topic nor search', () => {
  const plain = 'खुदरा महंगाई से म्यूचुअल फंड और चांदी के दाम बढे';
  const dotted = 'ख़ुदरा महँगाई से म्यूचुअल फ़ंड और चाँदी के दाम बढ़े';
  const [story, ...others] = stories(plain, headline(dotted, { outlet: 'pib' }));
  expect(others).toEqual([]);
  expect(story?.items.map(({ isCopy }) => isCopy)).toEqual([false, true]);
  const list = stories(headline(dotted, { outlet: 'pib' }));
  expect(list[0]?.topics).toEqual(stories(plain)[0]?.topics);
  expect(list[0]?.topics).toEqual(['economy', 'funds', 'commodities']);
  expect(titles({ search: 'महंगाई' }, list)).toEqual([dotted]);
  expect(titles({ mutedWords: ['महंगाई'] }, list)).toEqual([]);
});

describe('a story', () => {
  it('begins with the primary source, followed by the press in the order of time', () => {
    const [early, late] = ['2026-11-20T10:10:00.000Z', '2026-11-20T11:00:00.000Z'];
    const [story] = stories(
      headline(repo, { outlet: 'livemint', publishedAt: '2026-11-20T10:30:00.000Z' }),
      headline(repo, { outlet: 'economictimes', publishedAt: early }),
      headline(repo, { outlet: 'rbi', publishedAt: late }),
    );
    expect(story?.items.map(({ outlet }) => outlet)).toEqual(['rbi', 'economictimes', 'livemint']);
    expect(story?.publishedAt).toBe(late);
  });

  it('marks a report that has the words of an earlier one', () => {
    const [story] = stories(headline(repo), headline(`${repo}.`, { outlet: 'businessline' }));
    expect(story?.items.map(({ isCopy }) => isCopy)).toEqual([false, true]);
  });
});

describe('the order of the list', () => {
  const titlesToMerge = ['Clarification', repo, 'Tea exports rise', 'SIP inflows at a high'];
  const anyHeadline = fc
    .record({
      title: fc.constantFrom(...titlesToMerge, '5 stocks to buy for the short term'),
      outlet: fc.constantFrom(...outletIds),
      // Whole minutes, which is how times are printed.
      minutes: fc.integer({ min: 0, max: 8 * 1440 }),
      kind: fc.constantFrom('time', 'day', 'first-seen', 'first-seen-day', 'none'),
      link: fc.integer({ min: 0, max: 1_000_000 }),
    })
    .map(({ title, outlet, minutes, kind, link }) => {
      const at = Date.parse('2026-11-12T18:30:00Z') + minutes * 60_000;
      const dayMs = Math.floor((at - 66_600_000) / 86_400_000) * 86_400_000 + 66_600_000;
      const isDay = kind === 'day' || kind === 'first-seen-day';
      return headline(title, {
        id: `i${link}`,
        outlet,
        publishedAt: kind === 'none' ? null : new Date(isDay ? dayMs : at).toISOString(),
        ...(kind === 'time' || kind === 'none' ? {} : { dateKind: kind }),
      });
    });
  /**
   * What the order follows, the greatest first: the printed day in India, whether the outlet gives a date, and the moment
   * that the printed date names; a day is its beginning. What has none comes last.
   */
  const orderOf = (story: ReturnType<typeof stories>[number]) => {
    const printed = printedDate(story.items[0]!, { firstSeen: 'seen {date}', noTime: '' });
    if (!printed) return '';
    const isFirstSeen = printed.startsWith('seen ');
    const [day, time = '00:00 IST'] = printed.replace('seen ', '').split(', ');
    const date = new Date(`${day} GMT`).toISOString().slice(0, 10);
    return `${date} ${isFirstSeen ? 0 : 1} ${time}`;
  };

  it('is that of the printed days, then dated headlines first, then times, with any filter', () => {
    const anyFilter = fc.record({
      mutedOutlets: fc.subarray([...outletIds]),
      view: fc.constantFrom('all', 'regulators'),
      showsTips: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyHeadline, { maxLength: 25 }), anyFilter, (list, filter) => {
        const shown = filterStories(stories(...list), { ...all, ...filter }, now);
        const order = shown.map(orderOf);
        expect(order).toEqual([...order].sort().reverse());
      }),
      { numRuns: 300 },
    );
  });
});

describe('what a regulator publishes', () => {
  const order = (name: string) => `Adjudication order in the matter of ${name} Traders`;
  const operationsOn = (day: string) => `Money Market Operations as on November ${day}, 2026`;
  const ofSebi = (title: string, hour = '09') =>
    headline(title, { outlet: 'sebi', publishedAt: `2026-11-20T${hour}:00:00.000Z` });

  it.each([
    ['orders on two firms', order('Alpha'), order('Beta')],
    ['the operations of two days', operationsOn('24'), operationsOn('25')],
  ])('is two stories: %s', (_, one, other) => {
    expect(stories(ofSebi(one), ofSebi(other, '15'))).toHaveLength(2);
  });

  it('stays two stories where a report of the press is like both', () => {
    const press = headline('SEBI adjudication order in matter of Alpha Traders, Beta Traders');
    const list = stories(ofSebi(order('Alpha')), press, ofSebi(order('Beta'), '15'));
    const withSebi = list.filter(({ items }) => items.some(({ outlet }) => outlet === 'sebi'));
    expect(withSebi).toHaveLength(2);
  });

  it('is one story with the press, and in both languages', () => {
    const list = stories(
      headline('Gross GST collection grows 8% to ₹1.96 lakh crore', { outlet: 'pib' }),
      headline('सकल जीएसटी संग्रह 8% बढ़कर 1.96 लाख करोड़ रुपये', { outlet: 'pib' }),
      headline('GST collections rise 8% to Rs 1.96 lakh crore'),
    );
    expect(list.map(({ items }) => items.length)).toEqual([3]);
  });
});

describe('same words of one outlet', () => {
  const column = (hour: string, outlet: 'rbi' | 'livemint' = 'livemint', title = 'Market wrap') =>
    headline(title, { id: `${outlet} ${hour}`, outlet, publishedAt: `2026-11-${hour}:00:00.000Z` });

  const twoDays = ['19T11', '20T11'].map((hour) => column(hour, 'livemint', repo));

  it('are one story on one day in India, however short; both headlines stay in it', () => {
    const list = stories(column('20T18'), column('20T10'), column('19T19'), column('20T19'));
    expect(list.map(({ items }) => items.map(({ id }) => id.slice(-5)))).toEqual([
      ['20T19'],
      ['19T19', '20T10', '20T18'],
    ]);
  });

  it.each([
    ['on two days', column('19T11'), column('20T11')],
    ['of a regulator on two days', column('19T11', 'rbi'), column('20T11', 'rbi')],
    ['in two outlets', column('20T09'), column('20T11', 'rbi')],
    ['on two days, though long', ...twoDays],
  ])('are two stories %s', (_, ...list) => {
    expect(stories(...list)).toHaveLength(2);
  });

  it('are two stories on two days, also where another outlet is like both', () => {
    const other = { ...column('20T12', 'livemint', repo), outlet: 'businessline' } as const;
    const list = stories(...twoDays, other);
    expect(list.map(({ items }) => items.length).sort()).toEqual([1, 2]);
  });
});

it('a day without a time lasts until its end, and precedes a first sight of the same day', () => {
  const ofDay = { publishedAt: '2026-11-19T18:30:00.000Z', dateKind: 'day' } as const;
  const firstSeen = { publishedAt: '2026-11-20T13:00:00.000Z', dateKind: 'first-seen' } as const;
  const [day, seen] = [headline('Tea exports rise', ofDay), headline('Housing sales', firstSeen)];
  expect(titles({ days: 1 }, stories(day, seen))).toEqual([day.title, seen.title]);
});

describe('the filter', () => {
  const list = stories(
    headline('SEBI eases KYC norms for mutual fund investors', { outlet: 'sebi' }),
    'Bitcoin slips below $90,000',
    '5 stocks to buy for the short term',
    headline('अक्टूबर में जीएसटी संग्रह 7% बढ़ा', { outlet: 'pib' }),
    headline('Old: rupee gains 15 paise', { publishedAt: '2026-11-10T12:00:00.000Z' }),
    headline('Undated: oil prices fall', { publishedAt: null }),
  );

  it('leaves out tips unless requested', () => {
    expect(titles({}, list)).not.toContain('5 stocks to buy for the short term');
    expect(titles({ showsTips: true }, list)).toContain('5 stocks to buy for the short term');
  });

  it.each([
    [{ view: 'regulators' }, 2],
    [{ topic: 'crypto' }, 1],
    [{ subject: 'gst' }, 1],
    [{ outlet: 'pib' }, 1],
    [{ language: 'hi' }, 1],
    [{ language: 'en' }, 4],
    [{ days: 3 }, 3],
    [{ search: 'kyc mutual' }, 1],
    [{ search: '"mutual fund"' }, 1],
    [{ search: '"fund mutual"' }, 0],
    [{ search: 'जीएसटी' }, 1],
    [{ search: '-bitcoin' }, 4],
    [{ search: 'itcoin' }, 0],
    [{ mutedWords: ['bit'] }, 4],
    [{ mutedWords: ['it'] }, 5],
    [{ mutedOutlets: ['livemint'] }, 2],
    [{ mutedWords: ['sebi'], mutedOutlets: ['livemint'] }, 1],
  ] as const)('%o leaves %i stories', (query, count) => {
    expect(titles(query, list)).toHaveLength(count);
  });

  it('takes a headline with an excluded word out of its story, as a mute does', () => {
    const other = 'MPC leaves policy rate unchanged at 5.25%, crypto rules next';
    const merged = stories(repo, headline(other, { outlet: 'economictimes' }));
    expect(merged).toHaveLength(1);
    const shown = (search: string) =>
      filterStories(merged, { ...all, search }, now).map(({ items }) => items.map((i) => i.title));
    expect(shown('-crypto')).toEqual([[repo]]);
    expect(shown('rbi -crypto')).toEqual([[repo]]);
    expect(shown('policy -crypto')).toEqual([]);
  });

  it.each([
    ['of the Press Information Bureau', 'स्\u200dवास्\u200dथ्\u200dय बीमा', 'स्वास्थ्य'],
    ['with a soft hyphen', 'Crypto\u00adcurrency falls', 'cryptocurrency'],
    ['with a dotted letter', 'म्यूचुअल फ\u093cंड में निवेश', 'फंड'],
    ['of a word typed with its dot', 'म्यूचुअल फंड में निवेश', '\u095eंड'],
  ])('finds and mutes a headline %s', (_, title, word) => {
    const spelt = stories(headline(title, { outlet: 'pib' }));
    expect(titles({ search: word }, spelt)).toEqual([title]);
    expect(titles({ mutedWords: [word] }, spelt)).toEqual([]);
  });

  it('takes a muted outlet out of a story, and leaves the story to the others', () => {
    const merged = stories(headline(repo, { outlet: 'rbi' }), headline(repo));
    const [left] = filterStories(merged, { ...all, mutedOutlets: ['rbi'] }, now);
    expect(left?.items).toMatchObject([{ outlet: 'livemint', isCopy: false }]);
  });

  it('pages: a page past the end is the last one', () => {
    const many = Array.from({ length: storiesPerPage + 1 }, () => list[0]!);
    expect(storyPage(many, 9)).toMatchObject({ page: 2, pages: 2, total: storiesPerPage + 1 });
    expect(storyPage([], 3)).toMatchObject({ page: 1, pages: 1, stories: [] });
  });
});

describe('headlines of the same story', () => {
  const firstDayMs = Date.UTC(2026, 10, 1);
  const dated = ({ title, hours }: LabelledHeadline) => ({
    title,
    publishedAt: new Date(firstDayMs + hours * 3_600_000).toISOString(),
  });

  /** Over all pairs of headlines: how many joined pairs are right, and how many right pairs are joined. */
  function judge(set: readonly LabelledHeadline[]) {
    const groups = clusterHeadlines(set.map(dated));
    const groupOf = set.map((_, index) => groups.findIndex((group) => group.includes(index)));
    const pairs = set.flatMap((one, index) =>
      set.slice(index + 1).map((other, later) => ({
        isSame: one.story === other.story,
        isJoined: groupOf[index] === groupOf[index + 1 + later],
      })),
    );
    const right = pairs.filter(({ isSame, isJoined }) => isSame && isJoined).length;
    return {
      precision: right / pairs.filter(({ isJoined }) => isJoined).length,
      recall: right / pairs.filter(({ isSame }) => isSame).length,
    };
  }

  it.each([
    ['the half that the rule was fitted to', development],
    ['the half that was held out', heldOut],
  ])('%s: precision at least 0.95, recall at least 0.80', (_, set) => {
    const figures = judge(set);
    expect(figures.precision).toBeGreaterThanOrEqual(0.95);
    expect(figures.recall).toBeGreaterThanOrEqual(0.8);
  });

  describe('by the rule that the page states', () => {
    const monday = '2026-11-16T10:00:00Z';
    const [tuesday, wednesday] = ['2026-11-17T16:00:00Z', '2026-11-18T22:00:00Z'];
    const groupsOf = (...headlines: [title: string, publishedAt: string | null][]) =>
      clusterHeadlines(headlines.map(([title, publishedAt]) => ({ title, publishedAt })));

    it.each([
      ['on one day', [monday, monday], [[0, 1]]],
      ['two days apart', [monday, '2026-11-18T10:00:00Z'], [[0], [1]]],
      ['a day apart, over three days', [monday, tuesday, wednesday], [[0, 1], [2]]],
      ['once without a time', [monday, null], [[0, 1]]],
    ])('the same words %s', (_, times, groups) => {
      expect(groupsOf(...times.map((at): [string, string | null] => [repo, at]))).toEqual(groups);
    });

    it.each([
      ['Udaharan Bank Q2 net profit rises 12%', 'Sagarika Bank Q2 net profit rises 12%'],
      ['Udaharan Bank Q2 net profit rises 12%', 'Udaharan Bank Q1 net profit rises 14%'],
      ['Udaharan Bank Q2 net profit rises 12%', 'Udaharan Life Insurance Q2 net profit rises 12%'],
      ['Udaharan Motors shares fall 3%', 'Udaharan Steel shares fall 3%'],
      ['Udaharan Power shares fall 3%', 'Udaharan Chemicals shares fall 3%'],
      ['Udaharan Foods shares fall 3%', 'Udaharan Cement shares fall 3%'],
      ['Retail inflation at 1.9% in October', 'Retail inflation at 2.2% in September'],
      ['Sensex gains 512 points at close', 'Sensex loses 240 points at close'],
    ])('two companies, figures, directions or months are two stories: %s, %s', (one, other) => {
      expect(groupsOf([one, monday], [other, monday])).toEqual([[0], [1]]);
    });
  });

  it('puts every headline into one group, and the same whatever came before', () => {
    const pool = [...development, ...heldOut].map(dated);
    fc.assert(
      fc.property(fc.shuffledSubarray(pool, { maxLength: 40 }), (headlines) => {
        const groups = clusterHeadlines(headlines);
        expect(groups.flat().sort((a, b) => a - b)).toEqual(headlines.map((_, index) => index));
        expect(clusterHeadlines(headlines)).toEqual(groups);
      }),
      { numRuns: 30 },
    );
  });
});

describe('stored stories', () => {
  const [sebi] = newsFeeds.filter(({ key }) => key === 'sebi/all');

  /** A loader of SEBI's feed with these items, and all that it caches, logs and stores. */
  function loaderFor(items: string) {
    const body = `<rss version="2.0"><channel><title>SEBI</title>${items}</channel></rss>`;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
    const cached: unknown[] = [];
    const lastGood = durable();
    const loader = plainLoader({
      baseUrlOf: () => 'https://sebi.example',
      remember: async (_, produce) => {
        const value = await produce();
        cached.push(value);
        return value;
      },
      lastGood,
      now: () => now,
      log: (finding) => cached.push(finding),
    });
    return { ...loader, body, cached, lastGood };
  }
  const item = (date: string) =>
    `<item><title>Order ${date}</title><link>https://sebi.example/${date}</link>${date}</item>`;

  it('the format of today is no change', async () => {
    const { load, health } = loaderFor(item('<pubDate>19 Nov, 2026 +0530</pubDate>'));
    expect(await load(sebi!)).not.toHaveProperty('value.isFormatChanged');
    expect(await health([sebi!])).toMatchObject([{ formatChangedAt: null }]);
  });

  it('a new field, a lost one and a refused item reach the outlet and /api/health', async () => {
    const renamed = item('<published>19.11.2026</published>') + item('<published/>');
    const { load, health } = loaderFor(`${renamed}<item><link>x</link></item>`);
    expect(await load(sebi!)).toMatchObject({ ok: true, value: { isFormatChanged: true } });
    const counts = { rows: 3, refusedRows: 1, firstReasons: ['no headline'] };
    const report = { ...counts, newFields: ['published'], lostFields: ['pubDate'] };
    const formatChangedAt = now.toISOString();
    expect(await health([sebi!])).toMatchObject([{ formatChangedAt, report }]);
  });

  const written = [
    ...['AAAAA0000A', 'BBBPB1234B', 'CCCPC 1234 C', 'DDDPD-1234-D'],
    ...['&#69;EEPE1234E', 'FFFPF&amp;nbsp;1234F', 'gggpg1234g'],
  ];
  const titles = written.map((each) => `Attachment notice to Himadri Rao (PAN: ${each})`);
  const items = titles.map(
    (title, index) =>
      `<item><title>${title}</title><link>https://sebi.example/notice-pan-aaaaa0000a-_${index}.html</link>` +
      `<description>${title}</description><pubDate>19 Nov, 2026 +0530</pubDate></item>`,
  );
  const circular = '<item><title>A circular</title><link>https://sebi.example/1.html</link></item>';
  /** Five letters, four digits and a letter, whatever divides them. */
  const anyPan = /[a-z]{5}[^a-z0-9]{0,8}\d{4}[^a-z0-9]{0,8}[a-z](?![a-z])/i;

  // SEBI's titles and addresses name the PANs of private persons. None reaches a store, a page or a log.
  it('stores, caches and gives no PAN; every headline stays', async () => {
    const { load, body, cached, lastGood } = loaderFor(items.join('') + circular);
    expect(body).toMatch(anyPan);
    const answer = await load(sebi!);
    const stored = [...lastGood.files.values()].map((file) => file.body);
    expect(stored).toHaveLength(1);
    for (const text of [...stored, JSON.stringify(cached), JSON.stringify(answer)]) {
      expect(text).not.toMatch(anyPan);
    }
    const data = answer.ok ? answer.value.data : [];
    expect(data).toHaveLength(titles.length + 1);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    // Its address names a PAN too.
    const withheld = { title: 'Attachment notice to Himadri Rao (PAN withheld)', link: null };
    expect(data[0]).toMatchObject(withheld);
    expect(data.at(-1)?.link).toBe('https://sebi.example/1.html');
  });
});
