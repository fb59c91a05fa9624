import { corruptions } from '../../factories/corruptions';

const table = [
  'Scheme Code;Scheme Name;Net Asset Value;Date',
  ' ',
  'Udaharan Mutual Fund',
  ...Array.from({ length: 9 }, (_, index) => `${index + 1};Parvat Fund;1${index}.25;20-Nov-2026`),
].join('\n');
const json = JSON.stringify({
  meta: { scheme_code: 5, name: 'Parvat Fund' },
  data: Array.from({ length: 9 }, (_, index) => ({ date: `1${index}-11-2026`, nav: '12.5' })),
});
const pairs = JSON.stringify({
  name: 'Udaharan F',
  prices: Array.from({ length: 9 }, (_, index) => [1_700_000_000_000 + index, 12.25]),
});
const item =
  '<item><title>Udaharan F</title><pubDate>Fri, 20 Nov 2026 10:00:00 +0530</pubDate></item>';
const rss = `<?xml version="1.0"?><rss><channel>\n${`${item}\n`.repeat(9)}</channel></rss>`;
const feeds = { table, json, pairs, rss };

it.each(corruptions)('$name changes each feed that it concerns', (corruption) => {
  // A feed of headlines has no prices, and JSON neither lines nor a header.
  const concerned = Object.entries(feeds).filter(
    ([kind]) =>
      (kind !== 'rss' || !/price/.test(corruption.name)) &&
      (kind === 'table' || !/line/.test(corruption.name)),
  );
  for (const [, text] of concerned) {
    const before = Buffer.from(text);
    const after = corruption.apply(before);
    expect(before.toString()).toBe(text);
    expect(after.equals(before)).toBe(false);
  }
});

it('corruptions of dates change a date in each of its formats', () => {
  const future = corruptions.find(({ name }) => name === 'all dates in 2099')!;
  for (const text of Object.values(feeds)) {
    expect(future.apply(Buffer.from(text)).toString()).toMatch(/2099|4070908800000/);
  }
});

it('corruptions of columns change no other column', () => {
  const swapped = corruptions.find(({ name }) => name.startsWith('two columns swapped'))!;
  expect(swapped.apply(Buffer.from(table)).toString()).toContain('1;Parvat Fund;20-Nov-2026;10.25');
  expect(swapped.apply(Buffer.from(json)).toString()).toContain(
    '{"date":"12.5","nav":"10-11-2026"}',
  );
});
