import { renderToStaticMarkup } from 'react-dom/server';
import { FundRows } from '@/components/funds/list/fund-rows';
import { FundsList } from '@/components/funds/list/funds-list';
import { ListMethod } from '@/components/funds/list/list-header';
import { ColumnBoxes } from '@/components/funds/list/column-boxes';
import { SelectControl } from '@/components/ui/fields/select-control';
import { RouteLink } from '@/components/ui/route-link';
import { directoryOf, type Directory } from '@/lib/funds/data/directory';
import { noStoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { createListLookup, type ListLookup } from '@/lib/funds/domain/list/list-lookup';
import { listPageOf } from '@/lib/funds/domain/list/list-page';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import { messages } from '@/lib/messages';
import type { QueryValues } from '@/lib/query-values';
import { leastCpuMs } from '@/tests/factories/cpu-time';
import { payloadBytes } from '@/tests/factories/payload';
import { sampleDay, sampleFunds, sampleMarket } from '@/tests/factories/sample-funds';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const { funds } = messages();
const clients = [FundRows, ColumnBoxes, SelectControl, RouteLink];
let directory: Directory;
let market: Market;
let lookup: ListLookup;

beforeAll(async () => {
  const list = await sampleFunds();
  directory = directoryOf(list);
  market = sampleMarket(list);
  lookup = createListLookup(directory, {
    ...{ today: sampleDay, market, series: null, facts: null },
  });
});

const draw = (asked: QueryValues) => (
  <FundsList
    list={listPageOf(lookup, null, readListQuery(asked))}
    directory={directory}
    market={market}
    facts={noStoredFacts}
    today={sampleDay}
    newest={sampleDay}
    note={<ListMethod table={market.table} leastYears={null} messages={funds.list} />}
    messages={funds}
  />
);

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

it.each([{}, { sort: 'return-3' }, { category: 'Equity - Flexi Cap Fund' }, { plan: 'regular' }])(
  'looks up %j within a few milliseconds of the processor',
  (asked) => {
    const ms = leastCpuMs(() => void listPageOf(lookup, null, readListQuery(asked)), {
      enoughMs: 8,
    });
    expect(ms).toBeLessThan(8);
  },
);
