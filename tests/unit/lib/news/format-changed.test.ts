import { newsFeeds } from '@/lib/news/data/feeds';
import { createLoader } from '@/lib/sources/loader';
import { durable } from '../../../contract/fake-stores';

const [sebi] = newsFeeds.filter(({ key }) => key === 'sebi/all');

function loaderFor(items: string) {
  const body = `<rss version="2.0"><channel><title>SEBI</title>${items}</channel></rss>`;
  jest.spyOn(global, 'fetch').mockImplementation(async () => new Response(body));
  return createLoader({
    baseUrlOf: () => 'https://sebi.example',
    headersOf: () => ({}),
    isSample: false,
    remember: (_, produce) => produce(),
    lastGood: durable(),
    records: null,
    keepAlive: () => undefined,
    now: () => new Date('2026-11-21T12:00:00Z'),
    log: () => undefined,
  });
}
const item = (date: string) =>
  `<item><title>Order ${date}</title><link>https://sebi.example/${date}</link>${date}</item>`;

it('the format of today is no change', async () => {
  const { load, health } = loaderFor(item('<pubDate>19 Nov, 2026 +0530</pubDate>'));
  expect(await load(sebi!)).not.toHaveProperty('value.isFormatChanged');
  expect(await health([sebi!])).toMatchObject([{ formatChangedAt: null }]);
});

it('a new field, a lost one and a refused item reach the outlet and /api/health', async () => {
  const { load, health } = loaderFor(
    `${item('<published>19.11.2026</published>')}${item('<published/>')}<item><link>x</link></item>`,
  );
  expect(await load(sebi!)).toMatchObject({ ok: true, value: { isFormatChanged: true } });
  expect(await health([sebi!])).toMatchObject([
    {
      formatChangedAt: '2026-11-21T12:00:00.000Z',
      report: {
        rows: 3,
        refusedRows: 1,
        firstReasons: ['no headline'],
        newFields: ['published'],
        lostFields: ['pubDate'],
      },
    },
  ]);
});
