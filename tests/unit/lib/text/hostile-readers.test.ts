import fc from 'fast-check';
import { addressGroup } from '@/lib/limits/address-group';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns, sampled } from '@/tests/factories/fuzz-runs';
import { hostileShapes, type HostileShape } from '@/tests/factories/hostile-shapes';
import { minCpuMs } from '@/tests/factories/cpu-time';
import { matchOptions } from '@/components/ui/fields/combobox';
import { deviceLabel } from '@/lib/auth/domain/device-label';
import { looksLikeEmail } from '@/lib/auth/domain/email';
import { canonicalPath, safeReturnUrl } from '@/lib/auth/domain/return-url';
import { readUsername, storedUsername } from '@/lib/auth/domain/username';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { quarterEnd } from '@/lib/funds/data/facts/average-aum';
import { fundNameKey } from '@/lib/funds/domain/facts/fund-names';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { readIntake } from '@/lib/consultation/domain/intake';
import { readSlotId } from '@/lib/consultation/domain/slots';
import { readZone } from '@/lib/consultation/domain/zone';
import { readCertificateName } from '@/lib/education/domain/certificate';
import { readNotesChange } from '@/lib/education/data/notes-schema';
import { readPortfolioSheet } from '@/lib/funds/data/portfolio/read-sheet';
import { matchFund } from '@/lib/funds/domain/portfolio';
import { readEnquiry, shownFileName } from '@/lib/enquiries/enquiry';
import { csvColumns } from '@/lib/holdings/csv-format';
import { readHoldingsCsv } from '@/lib/holdings/holdings-csv';
import { readFigure, unitIn } from '@/lib/market-files/read-figure';
import {
  isShareholdingXbrl,
  readShareholdingFiling,
} from '@/lib/picks/data/filings/shareholding-filing';
import { readImportFile } from '@/lib/picks/data/filings/imported-file';
import { readCsvList } from '@/lib/picks/data/filings/list-rows';
import { readResultsFiling } from '@/lib/picks/data/filings/results-filing';
import { filingXml, shareholdingXml } from '@/tests/unit/lib/picks/filing-examples';
import { readMarketText } from '@/lib/market-files/read-market-file';
import { cashCsv, fullBhavcopyCsv } from '@/lib/market-files/samples/exchange-files';
import { messages } from '@/lib/messages';
import { groupTyped } from '@/lib/money/group-typed';
import { parseNumber, parseRupees } from '@/lib/money/parse';
import { cleanText } from '@/lib/news/data/clean-text';
import { termsOf } from '@/lib/news/domain/headline-terms';
import { outletIds } from '@/lib/news/domain/outlet';
import { parseNewsFeed } from '@/lib/news/data/parse-feed';
import { safeLink } from '@/lib/news/domain/safe-link';
import { readTime } from '@/lib/news/domain/read-time';
import { matchesSearch, readSearch } from '@/lib/news/domain/search-words';
import { isTipLike } from '@/lib/news/domain/story';
import { expiryInFileName, readChainCsv } from '@/lib/options/domain/chain/read-chain-csv';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import { readView } from '@/lib/options/domain/view/view-in-words';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { describeRow } from '@/lib/statements/cas/describe-row';
import { readSchemeHeading } from '@/lib/statements/cas/scheme-heading';
import { pageLines, type PageLine } from '@/lib/statements/pdf/page-lines';
import { readPages, readStatementText } from '@/lib/statements/read-statement';
import { dayOfUtc } from '@/lib/statements/tables/coin-formats';
import { folio, head, pageOf, schemeHead, title } from '@/tests/unit/lib/statements/cas-pages';
import { parseExpression, parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { readSearchParams } from '@/lib/query-values';
import { savedTitleSchema } from '@/lib/saved/saved-item';
import { answerQuery } from '@/lib/search/answers/answer-query';
import { readQuery } from '@/lib/search/read-query';
import { holdsAmount, withoutAmounts } from '@/lib/search/without-amounts';
import { plainWords, queryWords } from '@/lib/search/words';
import { typedFromQuery as sipFromQuery } from '@/lib/sip/domain/inputs/query';
import { readWallEntry } from '@/lib/support/wall-entry';
import { inputOfFragment } from '@/lib/tax/domain/inputs/fragment';

const today = '2026-11-23' as IsoDate;
const now = new Date('2026-11-23T10:00:00Z');
const [udiffHeader] = cashCsv('2026-11-19').split('\n');
const [fullHeader] = fullBhavcopyCsv('2026-11-19').split('\n');
const answers = { today, messages: messages().search, pages: new Set<string>() };

/** What reads texts from outside. Those of an address get what the query's own reader leaves. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  fundNameKey,
  quarterEnd,
  parseRupees,
  parseNumber,
  groupTyped,
  readUsername,
  storedUsername,
  looksLikeEmail,
  safeReturnUrl,
  canonicalPath,
  deviceLabel,
  addressGroup,
  readSlotId,
  readZone,
  readIntake: (question) =>
    readIntake({ topic: question, horizon: '', risk: '', question, attached: question, agree: '' }),
  readEnquiry: (message) => readEnquiry({ scope: message, budget: '', message }),
  shownFileName: (name) => shownFileName(name, 80),
  readWallEntry: (text) => readWallEntry({ name: text, message: text, amount: text }),
  readNote: (text) => readNotesChange({ kind: 'note', text, basedOn: 0 }),
  readHighlight: (text) => {
    const highlight = { id: text, quote: text, before: text, after: text };
    return readNotesChange({ kind: 'highlight', highlight });
  },
  readCertificateName,
  savedTitle: (text) => savedTitleSchema.safeParse(text),
  matchOptions: (text) => matchOptions([{ value: 'a', label: text }], text),
  searchTokens: readQuery,
  plainWords,
  queryWords,
  answerQuery: (text) => answerQuery(text, answers),
  holdsAmount,
  withoutAmounts,
  readView: (text) => readView(text, { spot: 24_000, today }),
  parseRule,
  parseExpression,
  readSearchParams: (text) => readSearchParams(new URLSearchParams(text)),
  readOwnScreen: (text) =>
    readOwnScreen(readSearchParams(new URLSearchParams({ rule: text, by1: text, take: text }))),
  optionsAddress: (text) =>
    typedFromQuery(new URLSearchParams({ v: '1', l: text, s: text }), today),
  sipQuery: (text) => sipFromQuery(readSearchParams(new URLSearchParams({ m: text, y: text }))),
  taxFragment: inputOfFragment,
  portfolioSheet: (text) =>
    readPortfolioSheet([
      { row: 1, cells: [text] },
      { row: 2, cells: ['Name of the Instrument', 'ISIN', '% to NAV', text] },
      { row: 3, cells: [text, 'INE002A01018', text] },
      { row: 4, cells: [text, text, 5] },
    ]),
  fundInTitle: (text) => matchFund([text], new Map()),
  holdingsCsv: (text) => readHoldingsCsv(`${csvColumns.join(',')}\n${text}`, today, () => null),
  readFigure,
  unitIn,
  readWrittenDay,
  marketFile: (text) => readMarketText('a.csv', text),
  companyTable: (text) => readMarketText('a.csv', `Name,BSE Code,NSE Code\n${text}`),
  bhavcopy: (text) => readMarketText('a.csv', `${udiffHeader}\n${text}`),
  fullBhavcopy: (text) => readMarketText('a.csv', `${fullHeader}\n${text}`),
  priceHistory: (text) => readMarketText('a.csv', `Date,Open,Close\n${text}`),
  resultsFiling: (text) => readResultsFiling(filingXml({ more: text })),
  importFile: (text) => readImportFile('a.csv', new TextEncoder().encode(text), today),
  exchangeList: (text) => readCsvList(`SYMBOL,NAME OF COMPANY,ISIN NUMBER\n${text}`),
  shareholding: (text) => [isShareholdingXbrl(text), readShareholdingFiling(text)],
  shareholdingName: (text) => {
    const more = `<in-bse-shp:Symbol contextRef="MainI">${text}`;
    return readShareholdingFiling(shareholdingXml({ more }));
  },
  statementTable: readStatementText,
  camsTable: (text) =>
    readStatementText(
      `FOLIO_NUMBER,SCHEME_NAME,PRODUCT_CODE,TRADE_DATE,TRANSACTION_TYPE,AMOUNT,UNITS,PRICE\n${text}`,
    ),
  tradebook: (text) =>
    readStatementText(`symbol,trade_date,trade_type,quantity,price,order_id\n${text}`),
  coinTrades: (text) => readStatementText(`Date,Market,Volume,Total,Trade,Fee\n${text}`),
  statementPage: (text) => readPages(statementLines(text)),
  schemeHeading: (text) => readSchemeHeading([`A1-${text}`, `ISIN: ${text}`, text]),
  describeRow,
  pageLines: (text) => pageLines(1, [{ text, left: 0, width: 500, top: 10 }]),
  dayOfUtc,
  vixHistory: (text) => readMarketText('a.csv', `Date,Close,Prev Close\n${text}`),
  chainJson: (text) => readChainJson(`{"records":{"data":[${text}`),
  marketJson: (text) => readMarketText('a.json', `{"records":${text}`),
  chainCsv: (text) => readChainCsv(`STRIKE,IV,LTP\n${text}`),
  newsFeedBody: (text) => parseFeedOrNull(`${text}</rss>`),
  newsFeed: (text) =>
    parseFeedOrNull(`<rss><channel><item><title>${text}</title></item></channel></rss>`),
  expiryInFileName,
  cleanText,
  headlineTerms: termsOf,
  isTipLike: (text) => isTipLike(cleanText(text), false),
  newsSearch: (text) => matchesSearch(text, readSearch(text)),
  readTime: (text) => readTime(text, now),
  safeLink: (text) => safeLink(text, 'https://example.in/'),
};

/** An account statement in which a text stands as a heading, as a row and as the lines below it. */
function statementLines(text: string): PageLine[] {
  const row = [
    { text: '05-Apr-2024', left: 20, right: 70 },
    { text, left: 90, right: 340 },
    { text, left: 350, right: 390 },
  ];
  const below = text.split(' ').slice(0, 50);
  return [
    ...pageOf([...title, folio, `A1-${text}`, `Folio No: ${text}`, schemeHead]),
    ...pageOf([`Opening Unit Balance: ${text}`, head]),
    { page: 1, words: row, text: row.map((word) => word.text).join(' ') },
    ...pageOf([...below, `Closing Unit Balance: ${text}`]),
  ];
}

/** What is no feed is refused by throwing: the last good answer is shown then. */
function parseFeedOrNull(body: string): unknown {
  try {
    return parseNewsFeed(body, outletIds[0], now);
  } catch {
    return null;
  }
}

/** Work of the square of the length is beyond the noise at the larger one; `npm run check:deep -- fuzz` goes further. */
const sizes: readonly [number, number] = process.env.FUZZ_RUNS
  ? [10_000, 100_000]
  : [3_000, 30_000];
const maxMs = 50;
const noiseMs = 10;

/**
 * The shapes that a reader takes too long over, with its times. Ten times the length may cost ten times the work; twice
 * that, and `noiseMs`, for noise. What stays below the noise is measured once.
 */
function slowShapes(read: (text: string) => unknown, shapes: readonly HostileShape[]): string[] {
  return shapes.flatMap(({ name, make }) => {
    const times = (size: number) => {
      const text = make(size);
      return minCpuMs(() => read(text), { enoughMs: noiseMs });
    };
    const small = times(sizes[0]);
    if (small > maxMs) return [`${name}: ${small.toFixed(1)} ms`];
    const large = times(sizes[1]);
    const isQuick = Math.max(small, large) <= maxMs;
    const isLinear = () => {
      if (large <= noiseMs) return true;
      const text = make(sizes[0]);
      return large <= 20 * minCpuMs(() => read(text), { enoughMs: 2 }) + noiseMs;
    };
    const both = [small, large].map((ms) => ms.toFixed(1)).join(', ');
    return isQuick && isLinear() ? [] : [`${name}: ${both} ms`];
  });
}

/** Any characters, and hostile shapes one after the other: where one ends, what went well may have to be read again. */
const anyShape = fc
  .tuple(fc.constantFrom(...hostileShapes), fc.integer({ min: 1, max: 2_000 }))
  .map(([{ make }, characters]) => make(characters));
const anyShapes = fc.array(anyShape, { minLength: 2, maxLength: 5 });
const anyInput = fc.oneof(
  ...[anyText(), fc.string({ unit: 'grapheme' }), fc.string()],
  anyShapes.map((parts) => parts.join('')),
);

const indexed = Object.entries(readers).map(([name, read], index) => [name, read, index] as const);

describe.each(indexed)('%s', (_name, read, index) => {
  test('reads each hostile shape within 50 ms, at a cost that grows like its length', () => {
    expect(slowShapes(read, sampled(hostileShapes, index))).toEqual([]);
  }, 60_000);

  test('reads any text within 50 ms and without throwing', () => {
    fc.assert(
      fc.property(anyInput, (text) => {
        expect(minCpuMs(() => read(text), { enoughMs: maxMs })).toBeLessThanOrEqual(maxMs);
      }),
      fuzzRuns(10),
    );
  });
});

// A pattern of each of these readers once went back over what it had read.
test.each([
  ['document types', () => parseFeedOrNull(`${'<!DOCTYPE'.repeat(3_000)}</rss>`)],
  ['a view of volatility', () => readView(`iv ${'goes '.repeat(30)}x`, { spot: 24_000, today })],
  ['a view of a big move', () => readView(`a ${'some '.repeat(30)}n`, { spot: 24_000, today })],
  ['elements that never end', () => cleanText('<SVG<'.repeat(20_000))],
  ['spaces in a date', () => readTime(`2026-11-23 10:00${' '.repeat(50_000)}\n0`, now)],
])('%s are read at once', (_name, read) => {
  expect(minCpuMs(read, { enoughMs: maxMs })).toBeLessThan(maxMs);
});

const readsAgain = (text: string) => /\d+\d+$/.test(text.slice(-1_200));
const copiesForEachLetter = (text: string) => {
  let all = '';
  for (const letter of text.slice(0, 10_000)) all = letter + all.split('').join('');
  return all;
};

test.each([
  ['goes back over what it has read', 'digits, then an exclamation mark', readsAgain],
  ['has work of the square of the length', 'small letters', copiesForEachLetter],
])(
  'a reader that %s is found',
  (_name, shape, read) => {
    const shapes = hostileShapes.filter(({ name }) => name === shape);
    expect(slowShapes(read, shapes)).not.toEqual([]);
  },
  60_000,
);
