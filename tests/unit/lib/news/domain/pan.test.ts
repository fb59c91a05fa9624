import fc from 'fast-check';
import { namesPan, withholdPans } from '@/lib/news/domain/pan';
import { withholdPansInMarkup } from '@/lib/news/data/clean-text';
import { leastCpuMs } from '@/tests/factories/cpu-time';
import { hostileShapes } from '@/tests/factories/hostile-shapes';

it.each([
  ['Attachment notice (PAN: AAAAA0000A)', 'Attachment notice (PAN withheld)'],
  [
    'Recovery certificate, PAN No. AAAAA0000A, Himadri',
    'Recovery certificate, PAN withheld, Himadri',
  ],
  ['PAN-AAAAA0000A', 'PAN withheld'],
  ['AAAAA 0000 A and AAAAA-0000-A', 'PAN withheld and PAN withheld'],
  ['A A A A A 0 0 0 0 A', 'PAN withheld'],
  ['AAAAA\u00a00000\u200bA', 'PAN withheld'],
  ['AAAAA\u20130000\u2013A.', 'PAN withheld.'],
  ['pan aaaaa 0000 a', 'PAN withheld'],
  ['/orders/himadri-pan-aaaaa0000a-_12345.html', '/orders/himadri-PAN withheld-_12345.html'],
  ['Aaaaa0000a', 'PAN withheld'],
  ['PANAAAAA0000A and BBBPB1234Band', 'PANPAN withheld and PAN withheldand'],
  ['(GSTIN 27AAAAA0000A1Z5)', '(GSTIN 27PAN withheld1Z5)'],
  ['ＡＡＡＡＡ００００Ａ', 'PAN withheld'],
  ['AAAAA०००1A', 'PAN withheld'],
])('%s', (text, left) => {
  expect(withholdPans(text)).toBe(left);
  expect(withholdPansInMarkup(text)).toBe(left);
});

it.each([
  ['&#65;&#x41;AAA&#48;000A', 'PAN withheld'],
  ['AAAAA&nbsp;0000&amp;nbsp;A', 'PAN withheld'],
  ['AAAAA&amp;#48;000&shy;A', 'PAN withheld'],
  ['&lt;b&gt;AAAAA0000A&lt;/b&gt; &amp; &#60;', '&lt;b&gt;PAN withheld&lt;/b&gt; &amp; &#60;'],
])('%s in markup', (text, left) => {
  expect(withholdPansInMarkup(text)).toBe(left);
});

it.each([
  ['https://a.example/pan-aaaaa0000a-_1.html', true],
  ['https://a.example/%41AAAA0000A_1.html', true],
  ['https://a.example/PAN%20withheld-_1.html', true],
  ['https://a.example/%E0%A4%A', false],
  ['https://a.example/news/articleshow/125512345.cms', false],
])('%s names a PAN: %s', (address, isNamed) => {
  expect(namesPan(address)).toBe(isNamed);
});

it.each([
  'Budget2026Highlights: what changed',
  '#BUDGET2026HIGHLIGHTS',
  'Sovereign Gold Bonds 2026-27 Series I',
  'Bonds 2026 a good year',
  'ISIN INE002A01018, NIFTY 24000',
  'Circular SEBI/HO/MRD/P/CIR/2026/12',
  'https://a.example/news/articleshow/125512345.cms',
  'A &amp; B &lt;b&gt; ₹5 &#8377;6',
])('%s holds none and stays', (text) => {
  expect(withholdPans(text)).toBe(text);
});

it('leaves no PAN, at any position', () => {
  const upper = fc.stringMatching(/^[A-Z]{5}[0-9]{4}[A-Z]$/);
  fc.assert(
    fc.property(upper, fc.string(), fc.string(), (pan, before, after) => {
      const text = withholdPans(`${before} ${pan} ${after}`);
      expect(text).not.toContain(pan);
    }),
  );
});

it('is linear: a hundred thousand characters of any shape take less than 100 ms', () => {
  const slow = hostileShapes.filter(({ make }) => {
    const text = make(100_000);
    return leastCpuMs(() => withholdPansInMarkup(text), { enoughMs: 100 }) > 100;
  });
  expect(slow.map(({ name }) => name)).toEqual([]);
});
