import { renderToStaticMarkup } from 'react-dom/server';
import { ColumnBoxes } from '@/components/funds/list/column-boxes';
import { FundRows } from '@/components/funds/list/fund-rows';
import { FundsList } from '@/components/funds/list/funds-list';
import { ListMethod } from '@/components/funds/list/list-header';
import { SelectControl } from '@/components/ui/fields/select-control';
import { RouteLink } from '@/components/ui/route-link';
import { hindiTerms } from '@/content/word-lists/hindi-terms';
import { directoryOf, createListLookup } from '@/lib/funds/domain/list/list-lookup';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { noStoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { listPageOf } from '@/lib/funds/domain/list/list-page';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import { allowedTypos, editDistance } from '@/lib/text/compare-texts';
import {
  buildSchemeIndex,
  type SchemeIndex,
  searchSchemes,
} from '@/lib/funds/domain/list/scheme-search';
import type { Option, Plan, Scheme } from '@/lib/funds/domain/scheme';
import type { QueryValues } from '@/lib/query-values';
import { payloadBytes } from '@/tests/factories/payload';
import {
  sampleDay,
  sampleDay as today,
  sampleFunds,
  sampleMarket,
} from '@/tests/factories/sample-funds';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

let index: SchemeIndex;
let schemes: readonly Scheme[];
let sample: NavAll;

beforeAll(async () => {
  sample = await sampleFunds();
  // The generated list has no metals.
  const metals = ['Gold', 'Silver'].flatMap((metal) =>
    [1, 2, 3].map((series) => ({
      ...sample.schemes[0]!,
      ...{ code: 900_000 + series, isin: null, name: `Udaharan ${metal} ETF Series ${series}` },
    })),
  );
  schemes = [...sample.schemes, ...metals];
  index = buildSchemeIndex(schemes, today);
});

/** What somebody types, and the house, category, plan and option that they mean. */
const queries: [query: string, house: string, category: string, plan?: Plan, option?: Option][] = [
  ['parvat flexi direct growth', 'Parvat', 'Flexi Cap', 'direct', 'growth'],
  ['parvat flexi cap', 'Parvat', 'Flexi Cap'],
  ['parvat flexicap', 'Parvat', 'Flexi Cap'],
  ['Parvat Flexi Cap Fund - Regular Plan - Growth', 'Parvat', 'Flexi Cap', 'regular', 'growth'],
  ['parvt flexi cap', 'Parvat', 'Flexi Cap'],
  ['parvat flexi cap regular idcw', 'Parvat', 'Flexi Cap', 'regular', 'idcw'],
  ['udaharan large cap direct', 'Udaharan', 'Large Cap', 'direct'],
  ['udaharan largecap', 'Udaharan', 'Large Cap'],
  ['udahran large cap', 'Udaharan', 'Large Cap'],
  ['udaharan large and mid cap', 'Udaharan', 'Large & Mid Cap'],
  ['udaharan large & mid cap direct growth', 'Udaharan', 'Large & Mid Cap', 'direct', 'growth'],
  ['sahyadri small cap', 'Sahyadri', 'Small Cap'],
  ['sahyadri smallcap direct', 'Sahyadri', 'Small Cap', 'direct'],
  ['sahyadiri small cap', 'Sahyadri', 'Small Cap'],
  ['shyadri smal cap', 'Sahyadri', 'Small Cap'],
  ['small cap sahyadri', 'Sahyadri', 'Small Cap'],
  ['himadri elss', 'Himadri', 'ELSS'],
  ['himadri tax saver', 'Himadri', 'ELSS'],
  ['himadri taxsaver direct growth', 'Himadri', 'ELSS', 'direct', 'growth'],
  ['himadri elss tax saver fund direct plan growth', 'Himadri', 'ELSS', 'direct', 'growth'],
  ['kaveri liquid', 'Kaveri', 'Liquid'],
  ['kaveri liquid fund direct', 'Kaveri', 'Liquid', 'direct'],
  ['kaveri liqiud', 'Kaveri', 'Liquid'],
  ['narmada overnight', 'Narmada', 'Overnight'],
  ['narmada overnite', 'Narmada', 'Overnight'],
  ['narmda ultra short', 'Narmada', 'Ultra Short'],
  ['brahmaputra balanced advantage', 'Brahmaputra', 'Balanced Advantage'],
  ['bramhaputra balanced advantage direct', 'Brahmaputra', 'Balanced Advantage', 'direct'],
  ['brahmaputra balanced adv', 'Brahmaputra', 'Balanced Advantage'],
  ['yamuna arbitrage', 'Yamuna', 'Arbitrage'],
  ['yamuna arbitrage dividend', 'Yamuna', 'Arbitrage', undefined, 'idcw'],
  ['yamuna arbitrage reg gr', 'Yamuna', 'Arbitrage', 'regular', 'growth'],
  ['tapti gilt growth', 'Tapti', 'Gilt', undefined, 'growth'],
  ['sabarmati corporate bond', 'Sabarmati', 'Corporate Bond'],
  ['sabarmathi corporate bond', 'Sabarmati', 'Corporate Bond'],
  ['chenab banking psu', 'Chenab', 'Banking and PSU'],
  ['chenab banking and psu debt', 'Chenab', 'Banking and PSU'],
  ['jhelum dynamic bond', 'Jhelum', 'Dynamic Bond'],
  ['jhelum credit risk regular', 'Jhelum', 'Credit Risk', 'regular'],
  ['teesta midcap', 'Teesta', 'Mid Cap'],
  ['teesta mid cap fund direct growth option', 'Teesta', 'Mid Cap', 'direct', 'growth'],
  ['teesta multi asset', 'Teesta', 'Multi Asset'],
  ['mahanadi contra', 'Mahanadi', 'Contra'],
  ['mahanadhi contra fund', 'Mahanadi', 'Contra'],
  ['periyar dividend yield', 'Periyar', 'Dividend Yield'],
  ['pamba focused', 'Pamba', 'Focused'],
  ['pamba focussed direct', 'Pamba', 'Focused', 'direct'],
  ['tungabhadra value', 'Tungabhadra', 'Value'],
  ['tungabadra value fund', 'Tungabhadra', 'Value'],
  ['gomti aggressive hybrid', 'Gomti', 'Aggressive Hybrid'],
  ['gomti agressive hybrid growth', 'Gomti', 'Aggressive Hybrid', undefined, 'growth'],
  ['kosi money market', 'Kosi', 'Money Market'],
  ['damodar multi cap', 'Damodar', 'Multi Cap'],
  ['damodar multicap direct', 'Damodar', 'Multi Cap', 'direct'],
  ['zuari floater', 'Zuari', 'Floater'],
  ['netravati equity savings', 'Netravati', 'Equity Savings'],
  ['bhima low duration', 'Bhima', 'Low Duration'],
  ['vaigai index', 'Vaigai', 'Nifty LargeMidcap 250 Index'],
  ['palar conservative hybrid monthly idcw', 'Palar', 'Conservative Hybrid', undefined, 'idcw'],
  ['udaharan large cap bonus', 'Udaharan', 'Large Cap', undefined, 'bonus'],
];

/** In Hindi, in both scripts, and with typing errors: what they mean as the name of a fund says it. */
const inHindi: readonly (readonly [query: string, name: RegExp])[] = [
  ['chhoti company', /Small Cap/],
  ['choti compny wala fund', /Small Cap/],
  ['chhotti compani', /Small Cap/],
  ['छोटी कंपनी', /Small Cap/],
  ['छोटी कम्पनी के फंड', /Small Cap/],
  ['badi company', /Large Cap/],
  ['फ्लेक्सी कैप', /Flexi Cap/],
  ['फ़्लेक्सी', /Flexi Cap/],
  ['बड़ी कंपनी', /Large Cap/],
  ['बडी कंपनी', /Large Cap/],
  ['हाइब्रिड फंड', /Hybrid/],
  ['majholi kampani direct', /Mid Cap/],
  ['bachat', /Savings/],
  ['बचत', /Savings/],
  ['sona', /Gold/],
  ['सोना', /Gold/],
  ['chandi', /Silver/],
  ['kar bachat', /ELSS/],
  ['kar bachat ke liye', /ELSS/],
  ['kar bacht', /ELSS/],
  ['कर बचत', /ELSS/],
  ['कर बचात', /ELSS/],
  ['tax saving fund', /ELSS/],
  ['tax savng', /ELSS/],
  ['medium company', /Mid Cap/],
  // Two words of the list, and no word of its own.
  ['corporatebond', /Corporate Bond/],
  ['small companies', /Small Cap/],
  ['parvat chhoti company', /Parvat Small Cap/],
];

const isMeant = (
  { house, name, plan, option }: Scheme,
  [, wantedHouse, wantedCategory, wantedPlan, wantedOption]: (typeof queries)[number],
) =>
  house === `${wantedHouse} Mutual Fund` &&
  // Half of the houses have moved to the new categories; the names of their funds have not changed.
  name.includes(`${wantedHouse} ${wantedCategory}`) &&
  (!wantedPlan || plan === wantedPlan) &&
  (!wantedOption || option === wantedOption);

it('finds what is meant among the first three for 95 of 100 queries', () => {
  const unknown = queries.filter((query) => !schemes.some((scheme) => isMeant(scheme, query)));
  expect(unknown.map(([query]) => query)).toEqual([]);
  const missed = queries.filter(
    (query) => !searchSchemes(index, query[0], 3).some((scheme) => isMeant(scheme, query)),
  );
  expect(missed.length).toBeLessThanOrEqual(queries.length * 0.05);
});

it.each(inHindi)('understands %s', (query, name) => {
  const found = searchSchemes(index, query, 3).map((scheme) => scheme.name);
  expect(found.filter((each) => name.test(each))).toHaveLength(3);
});

it('has its Hindi words in the one form in which they are looked up', () => {
  const keys = Object.keys(hindiTerms);
  expect(keys.filter((key) => key !== key.normalize('NFKC').toLowerCase())).toEqual([]);
});

it('finds a scheme by its code and by its ISINs, alone', () => {
  const wanted = schemes.find(({ isin, reinvestmentIsin }) => isin && reinvestmentIsin)!;
  const keys = [`${wanted.code}`, wanted.isin!, ` ${wanted.reinvestmentIsin!.toLowerCase()} `];
  for (const key of keys) expect(searchSchemes(index, key, 20)).toEqual([wanted]);
});

it('prefers growth, and schemes that are still offered, when the words do not decide', () => {
  const [first] = searchSchemes(index, 'udaharan large cap', 1);
  expect(first).toMatchObject({ option: 'growth', plan: 'direct' });
});

it('survives nothing, marks, pictures and far too much', () => {
  const texts = ['', '   ', '???', '💸', "'; drop table", 'x'.repeat(5_000), 'fund '.repeat(1_000)];
  for (const text of ['fund', ...texts]) {
    expect(searchSchemes(index, text, 20).length).toBeLessThanOrEqual(20);
  }
  expect(searchSchemes(index, `${' '.repeat(120)}parvat flexi cap`, 20)).toEqual([]);
});

it('counts a letter too many, too few, another or two swapped as a typing error, which short words have none of', () => {
  for (const typed of ['growht', 'grwth', 'growwth', 'grawth']) {
    expect([editDistance('growth', typed, 1), editDistance(typed, 'growth', 1)]).toEqual([1, 1]);
  }
  expect([editDistance('growth', 'growth', 1), editDistance('growth', 'grown', 1)]).toEqual([
    0,
    null,
  ]);
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});

describe('the document of the list', () => {
  const clients = [FundRows, ColumnBoxes, SelectControl, RouteLink];
  let draw: (asked: QueryValues) => React.JSX.Element;

  beforeAll(() => {
    const directory = directoryOf(sample);
    const market = sampleMarket(sample);
    const known = { market, series: null, facts: null, past: [] };
    const lookup = createListLookup(directory, known);
    draw = (asked) => (
      <FundsList
        {...{ directory, market, facts: noStoredFacts, newest: sampleDay }}
        list={listPageOf(lookup, null, readListQuery(asked))}
        watchlist="guest"
        note={<ListMethod table={market.table} />}
      />
    );
  });

  /** Of the 150 KB of the page; frame, head and terms take 60. */
  it.each([
    ['the first page', {}],
    ['the scorecard', { sort: 'points', 'w-age': '50' }],
    ['another order, with all that can be chosen', { sort: 'return-5', compare: '1,2', age: '5' }],
  ])('%s takes at most 80 KB of the document', (_, asked) => {
    const list = draw(asked);
    const html = renderToStaticMarkup(list);
    expect(html.match(/<th scope="row"/g)).toHaveLength(25);
    expect(Buffer.byteLength(html)).toBeLessThan(46_000);
    expect(payloadBytes(list, clients)).toBeLessThan(34_000);
  });
});
