import fc from 'fast-check';
import { withholdPansInMarkup } from '@/lib/news/data/clean-text';
import { decodeFeed } from '@/lib/news/data/feeds';
import { parseNewsFeed } from '@/lib/news/data/parse-feed';
import { namesPan, withholdPans } from '@/lib/news/domain/safe-link';
import { readTime } from '@/lib/news/domain/read-time';
import { minCpuMs, timed } from '@/tests/factories/cpu-time';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { hostileShapes } from '@/tests/factories/hostile-shapes';

const now = new Date('2026-11-21T12:00:00Z');
const parse = (body: string) => parseNewsFeed(body, 'livemint', now);
const only = (body: string) => parse(body).data?.[0];

function rss(items: string, before = '<?xml version="1.0" encoding="utf-8"?>') {
  return `${before}<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Sample</title>${items}</channel></rss>`;
}
const item = (title: string, rest = '<link>https://a.example/1</link>') =>
  `<item><title>${title}</title>${rest}<description>&lt;p&gt;A body that nobody may copy&lt;/p&gt;</description></item>`;
const titleOf = (raw: string) => only(rss(item(raw)))?.title;

it('reads headline, source, author, exact time and link, and nothing of the article', () => {
  const dated = '<pubDate>Sat, 21 Nov 2026 10:05:30 IST</pubDate>';
  const rest = `<link>https://a.example/1</link><dc:creator>Meera Rao</dc:creator>${dated}`;
  const publishedAt = '2026-11-21T04:35:30.000Z';
  expect(parse(rss(item('Repo rate held', rest)))).toMatchObject({ asOf: publishedAt });
  expect(only(rss(item('Repo rate held', rest)))).toEqual({
    id: expect.stringMatching(/^[a-z0-9]+$/) as string,
    ...{ outlet: 'livemint', title: 'Repo rate held', link: 'https://a.example/1' },
    ...{ author: 'Meera Rao', publishedAt, language: 'en' },
  });
});

it('reads each headline of one address, such as that of a list of releases, and the same one once', () => {
  const items = [item('Repo rate held'), item('Bank fined'), item('Bank fined')];
  const data = parse(rss(items.join(''))).data ?? [];
  expect(data.map(({ title }) => title)).toEqual(['Repo rate held', 'Bank fined']);
  // A headline has the same id whatever else has its address.
  expect(data[0]?.id).toBe(only(rss(item('Repo rate held')))?.id);
});

it('reads a link of 2,000 characters, and none that is longer', () => {
  const linkOf = (characters: number) => `https://a.example/${'x'.repeat(characters - 18)}`;
  const items = [2_000, 2_001].map((characters) =>
    item(String(characters), `<link>${linkOf(characters)}</link>`),
  );
  expect(parse(rss(items.join(''))).data).toMatchObject([{ link: linkOf(2_000) }, { link: null }]);
});

describe('what is malformed in the wild', () => {
  it('a byte order mark', () => {
    expect(only(`\ufeff${rss(item('Headline'))}`)?.title).toBe('Headline');
    expect(decodeFeed(Buffer.from(`\ufeff${rss('')}`), null)).toMatch(/^<\?xml/);
  });

  it.each([
    ['HTML with status 200', '<!doctype html><html><body><h1>We will be back</h1></body></html>'],
    ['an empty body', ''],
    ['headlines without words', rss(item('  &nbsp; '))],
    ['a piece', rss(item('One') + item('Two')).slice(0, 200)],
  ])('%s is no answer', (_, body) => {
    expect(() => parse(body)).toThrow();
  });

  it('a first tag of megabytes, which each item would be read with, is refused', () => {
    const items = Array.from({ length: 100 }, (_, at) => item(`Headline ${at}`)).join('');
    const body = rss(items).replace('<rss', `<rss a="${'x'.repeat(1_900_000)}"`);
    expect(
      minCpuMs(() => expect(() => parse(body)).toThrow('no feed'), { enoughMs: 1_000 }),
    ).toBeLessThan(1_000);
  });

  it('an end in capital letters', () => {
    expect(only(rss(item('Headline').replace('</item>', '</ITEM>')))?.title).toBe('Headline');
  });

  it.each([1, 3, 8, 20])('%i letters that are longer when they are small', (count) => {
    const title = `${'İ'.repeat(count)}stanbul`;
    const parsed = (name: string) => parse(rss(`${item('One')}\n${item(name)}\n`));
    expect(parsed(title).data?.map((each) => each.title)).toEqual(['One', title]);
    expect(parsed(title).report).toEqual(parsed('Two').report);
  });

  it.each([
    ['<guid>https://a.example/g</guid>', 'https://a.example/g'],
    ['<guid isPermaLink="false">https://a.example/g</guid>', null],
    ['<guid>12345</guid>', null],
    ['<guid>tag:a.example,2026:5</guid>', null],
  ])('where the link is missing, %s leads to %s', (guid, link) => {
    expect(only(rss(item('A', guid)))?.link).toBe(link);
  });

  it('a document type is removed', () => {
    const type = '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "x.dtd">';
    const plain = `<?xml version="1.0"?>${type}`;
    expect(only(rss(item('Headline'), plain))?.title).toBe('Headline');
  });

  it.each(['file SYSTEM "file:///etc/passwd"', 'a "aaaa"', '% p SYSTEM "http://evil.example/"'])(
    'an entity of its own is refused (XXE, billion laughs): %s',
    (entity) => {
      const attack = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY ${entity}>]>`;
      expect(() => parse(rss(item('&file;&a;'), attack))).toThrow('entities of its own');
    },
  );

  it('reads the first hundred of ten thousand items', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      item(`Headline ${index}`, `<link>https://a.example/${index}</link>`),
    );
    expect(parse(rss(many.join(''))).data).toHaveLength(100);
  });
});

describe('the letters of a feed', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const xml = (encoding: string, text: string) => `<?xml encoding="${encoding}"?>${text}`;
  it.each([
    ['UTF-8 that says nothing', Buffer.from('₹ रुपया'), null, '₹ रुपया'],
    ['UTF-8 that says ISO-8859-1', Buffer.from(xml('iso-8859-1', '₹')), '', xml('iso-8859-1', '₹')],
    ['1252 that says UTF-8', latin(xml('utf-8', 'Caf\xe9 \x93')), 'utf-8', xml('utf-8', 'Café “')],
    ['windows-1251 of the header', latin('\xcc\xe8\xf0'), 'windows-1251', 'Мир'],
    ['windows-1251 of the file', latin(xml('windows-1251', '\xcc')), '', xml('windows-1251', 'М')],
    ['an unknown encoding', latin('Caf\xe9'), 'klingon', 'Café'],
    ['UTF-16 with its mark', Buffer.from('\ufeff₹5', 'utf16le'), null, '₹5'],
  ])('%s', (_, bytes, charset, text) => {
    const type = charset === null ? null : `text/xml${charset && `; charset=${charset}`}`;
    expect(decodeFeed(bytes, type)).toBe(text);
  });
});

describe('links', () => {
  const linkOf = (raw: string) => only(rss(item('A', `<link>${raw}</link>`)))?.link;
  it.each([
    ['javascript:alert(1)', null],
    ['java&#10;script:alert(1)', null],
    // With a host, as that of https has one.
    ['javascript://a.example/%0aalert(1)', null],
    ['ftp://a.example/1', null],
    ['https://user:secret@a.example/', null],
    ['', null],
    [
      '<![CDATA[ https://a.example/1?id=2&utm_source=rss&utm_medium=x&fbclid=y ]]>',
      'https://a.example/1?id=2',
    ],
    ['https://a.example/1?x=1&amp;amp;y=2', 'https://a.example/1?x=1&y=2'],
    ['/story/7', 'https://www.livemint.com/story/7'],
    ['//b.example/x', 'https://b.example/x'],
    // Shown as a link, never fetched (tests/security/README.md, H-07).
    ['http://169.254.169.254/latest', 'http://169.254.169.254/latest'],
  ])('%s leads to %s', (raw, link) => {
    expect(linkOf(raw)).toBe(link);
  });

  it('only http and https leave the parser, whatever the feed says', () => {
    const script = fc.tuple(fc.constantFrom('javascript:', 'data:'), fc.string());
    const anyLink = fc.oneof(
      ...[fc.webUrl(), fc.string(), script.map(([scheme, rest]) => scheme + rest)],
    );
    fc.assert(
      fc.property(anyLink, (raw) => {
        const link = linkOf(raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
        expect(link === null || /^https?:\/\//.test(link ?? 'none')).toBe(true);
      }),
      fuzzRuns(30),
    );
  });
});

it('a fragment leads into the same article: one headline, and an address without it', () => {
  const parts = ['', '#share', '#comments'].map((part) =>
    item('Headline', `<link>https://a.example/1${part}</link>`),
  );
  expect(parse(rss(parts.join(''))).data?.map(({ link }) => link)).toEqual(['https://a.example/1']);
});

it('a headline holds no character that XML forbids, which would break the feed of this site', () => {
  expect(titleOf('Repo&amp;#65535;rate&amp;#xFFFE;held\uffff today')).toBe('Repo rate held today');
});

it('a day without a time, as SEBI dates, is a day', () => {
  const sebi = rss(item('Order', '<pubDate>25 Sep, 2026 +0530</pubDate>'));
  expect(only(sebi)).toMatchObject({ publishedAt: '2026-09-24T18:30:00.000Z', dateKind: 'day' });
});

describe('item by item', () => {
  const good = (name: string) =>
    item(name, `<link>https://a.example/${name}</link><pubDate>20 Nov 2026</pubDate>`);
  const fields = ['title', 'link', 'pubDate'];
  const read = (...items: string[]) => parseNewsFeed(rss(items.join('')), 'sebi', now, fields);
  const titlesOf = ({ data }: ReturnType<typeof read>) => data?.map(({ title }) => title);

  it.each([
    ['no end', '<item><title>X</title>', 'the item has no end'],
    ['CDATA without an end', '<item><title><![CDATA[X</title></item>', 'the item is no XML'],
    ['a quote without an end', '<item><title>X</title><link a="></item>', 'the item is no XML'],
    ['twenty thousand elements in each other', `<item>${'<a>'.repeat(20_000)}</item>`, /./],
    ['no headline', '<item><link>https://a.example/x</link></item>', 'no headline'],
    ['a title of 10 MB', item('x'.repeat(10_000_000)), 'the item is too long'],
    ['10 MB of spaces', item(' '.repeat(10_000_000)), 'the item is too long'],
  ])('an item with %s is refused alone', (_, damaged, reason) => {
    const answer = read(good('A'), damaged, good('B'), good('C'));
    expect(titlesOf(answer)).toEqual(['A', 'B', 'C']);
    expect(answer.report).toMatchObject({
      ...{ rows: 4, refusedRows: 1, lostFields: [] },
      firstReasons: [expect.stringMatching(reason)],
    });
  });

  it('text between items, and a channel that ends early, lose no item', () => {
    const between = `</channel>${' '.repeat(10_000_000)}<x>`;
    expect(titlesOf(read(good('A'), between, good('B')))).toEqual(['A', 'B']);
  });

  it('new and lost fields are named, the usual ones are not', () => {
    const usual = '<description/><guid>1</guid><category>x</category><dc:creator>N</dc:creator>';
    const nothing = { newFields: [], lostFields: [], newWords: [] };
    const known = good('A').replace('<pubDate>', `${usual}<pubDate>`);
    expect(read(known).report).toMatchObject(nothing);
    const changed = '<item><title>A</title><url>https://a.example/1</url><b><i>x</i></b></item>';
    const fields = { newFields: ['url', 'b'], lostFields: ['link', 'pubDate'] };
    expect(read(changed).report).toMatchObject(fields);
  });

  it('a new way of writing dates is named without the date, one bad date is not', () => {
    const dated = (date: string) => item('A', `<link>/1</link><pubDate>${date}</pubDate>`);
    const pattern = 'date: aaa 99aa aa aaa 9999';
    expect(read(dated('the 20th of Nov 2026')).report?.newWords).toEqual([pattern]);
    expect(read(good('A'), dated('20th Nov')).report?.newWords).toEqual([]);
  });
});

describe('titles are text', () => {
  it.each([
    ['A &lt;script&gt;alert(1)&lt;/script&gt; B', 'A B'],
    ['A &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; B', 'A B'],
    ['<![CDATA[A <script>alert(1)</script> B]]>', 'A B'],
    ['A &lt;img src=x onerror=alert(1)&gt; B', 'A B'],
    ['A &lt;b&gt;bold&lt;/b&gt; B', 'A bold B'],
    ['A\u202egnirts B\u0000', 'A gnirts B'],
    // Entities that XML does not know; then entities, CDATA and letters that were encoded twice.
    [
      '&ldquo;Calm&rdquo; &ndash; M&amp;M up&nbsp;&#8377;5 &#x20B9;6 &rupee;7 &nosuch;',
      '“Calm” – M&M up ₹5 ₹6 ₹7 &nosuch;',
    ],
    ['A &amp;amp; B &amp;amp;lt;b&amp;amp;gt;C', 'A & B C'],
    ['&amp;toString; &amp;valueOf;', '&toString; &valueOf;'],
    ['<![CDATA[A &amp; B <b>C</b> &ldquo;D&rdquo;]]>', 'A & B C “D”'],
    // Numbers of windows-1252, as HTML reads them: RBI&#146;s.
    ['<![CDATA[RBI&#146;s &#147;calm&#148; &#150; &#x80;5 &#129;]]>', 'RBI’s “calm” – €5'],
    ['RBI&amp;#146;s rate', 'RBI’s rate'],
    ['RBI&#146;s rate', 'RBI’s rate'],
    ['Bankâ€™s profit at â‚¹5 crore, CafÃ©', 'Bank’s profit at ₹5 crore, Café'],
    ['Ünchanged naïve café', 'Ünchanged naïve café'],
  ])('%s', (raw, text) => {
    expect(titleOf(raw)).toBe(text);
  });

  it('hold no element, however it was encoded', () => {
    const parts = '<b> &lt; script &amp; lt; gt; <!-- <![CDATA[ x > <'.split(' ');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
        const raw = chosen.join('').replaceAll(']]>', '').replaceAll('<![CDATA[', '');
        expect(titleOf(`<![CDATA[Headline ${raw}]]>`)).not.toMatch(/<[a-z/!][^>]*>/i);
      }),
      fuzzRuns(30),
    );
  });
});

describe('a PAN', () => {
  it.each([
    ['Attachment notice (PAN: AAAAA0000A)', 'Attachment notice (PAN withheld)'],
    ['Certificate, PAN No. AAAAA0000A, Himadri', 'Certificate, PAN withheld, Himadri'],
    ['PAN-AAAAA0000A', 'PAN withheld'],
    ['AAAAA 0000 A and AAAAA-0000-A', 'PAN withheld and PAN withheld'],
    ['A A A A A 0 0 0 0 A', 'PAN withheld'],
    ['A A A A A 0000 A and AAAAA 0 0 0 0 - A', 'PAN withheld and PAN withheld'],
    ['AAAAA - 0000 - A and AAAAA 0000-A.', 'PAN withheld and PAN withheld.'],
    ['BBBPB 1234 B Himadri Rao, AAAAA 0000 A of', 'PAN withheld Himadri Rao, PAN withheld of'],
    ['PAN: AAAAA 0000 A day and PAN AAAAA 0000 - A', 'PAN withheld day and PAN withheld'],
    // With what follows in a headline, too, unless the number is a year or round.
    ['ABCDE 1234 - F and ABCDE 1234. F', 'PAN withheld and PAN withheld'],
    ['ABCDE 1234 A Mr Rao', 'PAN withheld Mr Rao'],
    ['ABCDE 1234 F-Mumbai', 'PAN withheld-Mumbai'],
    ['ABCDE 1234 P\u2019s order', 'PAN withheld\u2019s order'],
    ['ABCDE ००00 - A guide', 'PAN withheld guide'],
    ['Notice to R Rao (PAN No.) ABCPR 1234 - K', 'Notice to R Rao (PAN No.) PAN withheld'],
    ['PANs ABCDE 1234 A Mr', 'PANs PAN withheld Mr'],
    // A private person, and where PANs are spoken of.
    ['ABCPR 2025 - K', 'PAN withheld'],
    ['(PAN) ABCDE 2025 A Mr', '(PAN) PAN withheld Mr'],
    ['PAN number is ABCDE 2000 A Mr', 'PAN withheld Mr'],
    ['Permanent Account Number RULES 2025 - A', 'Permanent Account Number PAN withheld'],
    ['RULES 2025 - A B C D E 1234 F', 'RULES 2025 - PAN withheld'],
    ['AAAAA\u00a00000\u200bA', 'PAN withheld'],
    ['AAAAA\u20130000\u2013A.', 'PAN withheld.'],
    ['pan aaaaa 0000 a', 'PAN withheld'],
    ['PAN number is abcde 1234 f', 'PAN withheld'],
    ['the pan card no. is abcde-1234-f.', 'the PAN withheld.'],
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
    ['https://a.example/order-ABCDE%201234%20A%20Mr.html', true],
    ['https://a.example/RULES%202025%20-%20A%20primer', true],
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
    'RULES 2025 - A primer',
    'UNION BUDGET INDIA 2026 - A roadmap',
    'NIFTY 5000 A day',
    'NIFTY 5000 – A. Rao explains',
    'TAX IN 2026 - A GUIDE',
    'TAX RULES 2025. I ask, you answer',
    'BONDS 2026 L&T, NIFTY 2026 V-shaped',
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
      return minCpuMs(() => withholdPansInMarkup(text), { enoughMs: 100 }) > 100;
    });
    expect(slow.map(({ name }) => name)).toEqual([]);
  });
});

describe('a time', () => {
  it.each([
    ['Sat, 21 Nov 2026 10:00:00 GMT', '2026-11-21T10:00:00.000Z'],
    ['Sat, 21 Nov 2026 10:00:00 IST', '2026-11-21T04:30:00.000Z'],
    ['Sat, 21 Nov 2026 10:00:00', '2026-11-21T04:30:00.000Z'],
    ['21 Nov 26 10:00', '2026-11-21T04:30:00.000Z'],
    ['Saturday, 21 November 2026 05:00:00 EST', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00+05:30', '2026-11-21T04:30:00.000Z'],
    ['2026-11-21T10:00:00.250Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00:00', '2026-11-21T04:30:00.000Z'],
    ['2026-11-21', '2026-11-20T18:30:00.000Z'],
    // SEBI writes a comma after the month, no weekday and no time.
    ['25 Sep, 2026 +0530', '2026-09-24T18:30:00.000Z'],
    [' 5  Sep,  2026  +0530 ', '2026-09-04T18:30:00.000Z'],
    ['Fri, 25 Sept, 2026 14:05 +05:30', '2026-09-25T08:35:00.000Z'],
    ['16-JAN-2025 15:29:51', '2025-01-16T09:59:51.000Z'],
    ['Sat, 21 Nov 2026 10:00:00 GMT+0530 (IST)', '2026-11-21T04:30:00.000Z'],
    ['29 Feb 2024 10:00 IST', '2024-02-29T04:30:00.000Z'],
    ['Sat, 21 Nov 2026 10:00:00 GMT+5:30', '2026-11-21T04:30:00.000Z'],
    ['21 Nov 2026 10:00 +5:30', '2026-11-21T04:30:00.000Z'],
    ['21 Nov 2026, 10:05 AM', '2026-11-21T04:35:00.000Z'],
    ['Fri, 20 Nov 2026 10:05:30 pm IST', '2026-11-20T16:35:30.000Z'],
    ['20 Nov 2026 12:05 a.m. IST', '2026-11-19T18:35:00.000Z'],
    ['20-Nov-2026 12:05PM', '2026-11-20T06:35:00.000Z'],
    ['2026-11-20 01:05:00 PM GMT+5:30', '2026-11-20T07:35:00.000Z'],
  ])('%s is %s', (raw, instant) => {
    expect(readTime(raw, now)?.at).toBe(instant);
  });

  it.each([
    '',
    '31 Feb 2026 10:00:00 GMT',
    'Sat, 21 Nov 2026 25:00:00 GMT',
    'Sat, 21 Nov 2026 10:00:00 MARS',
    'Mon, 01 Jan 1900 00:00:00 GMT',
    // Later than now by more than a clock is wrong.
    'Sun, 22 Nov 2026 10:00:00 GMT',
    '23 Nov, 2026 +0530',
    '25 Sep, 2099 +0530',
    '29 Feb, 2025 +0530',
    '25 Sep, 2026 +0530 and more',
    '25 Sepal, 2026 +0530',
    'Someday, 25 Sep 2026 10:00 IST',
    '25 Sep, 2026 +9930',
    '25 Sep, 2026 10:61 +0530',
    '25 Sep 2026 14:05 PM',
    '25 Sep 2026 00:05 AM',
    '25 Sep 2026 10:05 XM',
    '25 Sep 2026 PM',
    // The second digit of the hours, or the first of the minutes, is missing.
    '25 Sep 2026 10:05 GMT+530',
    // Of numbers alone, the order of day and month is not certain.
    '05/06/2026',
    '20260605',
    // Digits of another script, half a date, and a date that is far too long.
    '२५ Sep, २०२६ +0530',
    `25 Sep, ${'2026 '.repeat(100_000)}`,
  ])('%s is no time that can be right', (raw) => {
    expect(readTime(raw, now)).toBeNull();
  });

  it('knows a day without a time, which may be tomorrow’s', () => {
    expect(readTime('25 Sep, 2026 00:00 +0530', now)?.kind).toBe('time');
    const tomorrow = { at: '2026-11-21T18:30:00.000Z', kind: 'day' };
    expect(readTime('22 Nov, 2026 +0530', now)).toEqual(tomorrow);
  });

  it('reads no hostile text for long', () => {
    for (const { name, make } of hostileShapes) {
      const text = make(1_000_000);
      const { result, ms } = timed(() => readTime(text, now), 50);
      expect([name, result, ms < 100]).toEqual([name, null, true]);
    }
  });
});

test('a headline of 300 characters is whole, a longer one ends with a mark', () => {
  expect(titleOf('x'.repeat(300))).toBe('x'.repeat(300));
  expect(titleOf('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
});

test('a headline that is too long is never cut within an emoji, which no address could hold', () => {
  const title = titleOf(`${'A'.repeat(298)}😀 and more`);
  expect(title).toBe(`${'A'.repeat(298)}…`);
  expect(() => encodeURIComponent(title ?? '')).not.toThrow();
});
