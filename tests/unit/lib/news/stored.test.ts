import { newsFeeds } from '@/lib/news/data/feeds';
import { createLoader } from '@/lib/sources/loader';
import { durable } from '../../../contract/fake-stores';

const [sebi] = newsFeeds.filter(({ key }) => key === 'sebi/all');

/** A loader of SEBI's feed with these items, and all that it caches, logs and stores. */
function loaderFor(items: string) {
  const body = `<rss version="2.0"><channel><title>SEBI</title>${items}</channel></rss>`;
  jest.spyOn(global, 'fetch').mockImplementation(async () => new Response(body));
  const cached: unknown[] = [];
  const lastGood = durable();
  const loader = createLoader({
    baseUrlOf: () => 'https://sebi.example',
    headersOf: () => ({}),
    isSample: false,
    remember: async (_, produce) => {
      const value = await produce();
      cached.push(value);
      return value;
    },
    lastGood,
    records: null,
    keepAlive: () => undefined,
    now: () => new Date('2026-11-21T12:00:00Z'),
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

const pan = 'AAAAA0000A';
const written = [
  pan,
  'BBBPB1234B',
  'CCCPC 1234 C',
  'DDDPD-1234-D',
  '&#69;EEPE1234E',
  'FFFPF&amp;nbsp;1234F',
  'gggpg1234g',
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
  expect(data[0]).toMatchObject({
    title: 'Attachment notice to Himadri Rao (PAN withheld)',
    // The address is one of those that name a PAN.
    link: null,
  });
  expect(data.at(-1)?.link).toBe('https://sebi.example/1.html');
});
