/**
 * SEBI's titles and addresses name the PANs of private persons. None reaches a store, a page or a log.
 */
import { newsFeeds } from '@/lib/news/data/feeds';
import { createLoader } from '@/lib/sources/loader';
import { durable } from '../../../contract/fake-stores';

const [sebi] = newsFeeds.filter(({ key }) => key === 'sebi/all');
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
const body = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>SEBI</title>${titles
  .map(
    (title, index) =>
      `<item><title>${title}</title><link>https://sebi.example/notice-pan-aaaaa0000a-_${index}.html</link>` +
      `<description>${title}</description><pubDate>19 Nov, 2026 +0530</pubDate></item>`,
  )
  .join(
    '',
  )}<item><title>A circular</title><link>https://sebi.example/1.html</link></item></channel></rss>`;
/** Five letters, four digits and a letter, whatever divides them. */
const anyPan = /[a-z]{5}[^a-z0-9]{0,8}\d{4}[^a-z0-9]{0,8}[a-z](?![a-z])/i;

it('stores, caches and gives no PAN; every headline stays', async () => {
  expect(body).toMatch(anyPan);
  jest.spyOn(global, 'fetch').mockImplementation(async () => new Response(body));
  const cached: unknown[] = [];
  const lastGood = durable();
  const { load } = createLoader({
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
