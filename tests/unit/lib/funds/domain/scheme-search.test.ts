import { hindiTerms } from '@/content/word-lists/hindi-terms';
import { allowedSlips, slipsBetween } from '@/lib/funds/domain/list/near-words';
import type { Option, Plan, Scheme } from '@/lib/funds/domain/scheme';
import {
  buildSchemeIndex,
  searchSchemes,
  type SchemeIndex,
} from '@/lib/funds/domain/list/scheme-search';
import { leastCpuMs } from '@/tests/factories/cpu-time';
import { sampleDay as today, sampleFunds } from '@/tests/factories/sample-funds';

let index: SchemeIndex;
let schemes: readonly Scheme[];

beforeAll(async () => {
  const sample = await sampleFunds();
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

/** In Hindi, in both scripts, and with slips: what they mean as the name of a fund says it. */
const inHindi: readonly (readonly [query: string, name: RegExp])[] = [
  ['chhoti company', /Small Cap/],
  ['choti compny wala fund', /Small Cap/],
  ['chhotti compani', /Small Cap/],
  ['छोटी कंपनी', /Small Cap/],
  ['छोटी कम्पनी के फंड', /Small Cap/],
  ['badi company', /Large Cap/],
  ['फ्लेक्सी कैप', /Flexi Cap/],
  ['फ़्लेक्सी', /Flexi Cap/],
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

it('knows each scheme that the table means', () => {
  const unknown = queries.filter((query) => !schemes.some((scheme) => isMeant(scheme, query)));
  expect(unknown.map(([query]) => query)).toEqual([]);
});

it('finds what is meant among the first three for 95 of 100 queries', () => {
  const missed = queries.filter(
    (query) => !searchSchemes(index, query[0], 3).some((scheme) => isMeant(scheme, query)),
  );
  expect(queries.length).toBeGreaterThanOrEqual(50);
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

it.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['marks', '???'],
  ['a word of every name', 'fund'],
  ['a word of no name', 'qqqqqqq'],
  ['five thousand letters', 'x'.repeat(5_000)],
  ['a thousand words', 'fund '.repeat(1_000)],
  ['a picture', '💸'],
  ["somebody else's language", "'; drop table"],
])('survives %s', (_, query) => {
  expect(searchSchemes(index, query, 20).length).toBeLessThanOrEqual(20);
});

it('takes a few milliseconds of the processor', () => {
  const ms = leastCpuMs(() => queries.forEach(([query]) => searchSchemes(index, query, 20)), {
    enoughMs: 30,
  });
  // The bench holds 30 ms under load.
  expect(ms / queries.length).toBeLessThan(30);
});

it.each([
  ['growth', 'growht', 1],
  ['growth', 'grwth', 1],
  ['growth', 'growwth', 1],
  ['growth', 'growth', 0],
  ['growth', 'grown', null],
  ['mahanadi', 'mahanadhi', 1],
])('%s and %s are %p slips apart', (one, other, slips) => {
  expect(slipsBetween(one, other, 1)).toBe(slips);
  expect(slipsBetween(other, one, 1)).toBe(slips);
});

it('lets short words have no slip', () => {
  expect([3, 4, 7, 8].map(allowedSlips)).toEqual([0, 1, 1, 2]);
});
