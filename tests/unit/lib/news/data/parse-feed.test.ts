import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { decodeFeed } from '@/lib/news/data/feeds';
import { parseNewsFeed } from '@/lib/news/data/parse-feed';

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
  const whole = item(
    'Repo rate held',
    '<link>https://a.example/1</link><dc:creator>Meera Rao</dc:creator><pubDate>Sat, 21 Nov 2026 10:05:30 IST</pubDate>',
  );
  const { data, asOf } = parse(rss(whole));
  expect(data).toEqual([
    {
      id: expect.stringMatching(/^[a-z0-9]+$/) as string,
      outlet: 'livemint',
      title: 'Repo rate held',
      link: 'https://a.example/1',
      author: 'Meera Rao',
      publishedAt: '2026-11-21T04:35:30.000Z',
      language: 'en',
    },
  ]);
  expect(asOf).toBe('2026-11-21T04:35:30.000Z');
});

describe('what is malformed in the wild', () => {
  it('a byte order mark', () => {
    expect(only(`\ufeff${rss(item('Headline'))}`)?.title).toBe('Headline');
    expect(decodeFeed(Buffer.from(`\ufeff${rss('')}`), null)).toMatch(/^<\?xml/);
  });

  it.each([
    ['HTML with status 200', '<!doctype html><html><body><h1>We will be back</h1></body></html>'],
    ['an empty body', ''],
    ['a feed without items', rss('')],
    ['headlines without words', rss(item('  &nbsp; '))],
    ['a piece', rss(item('One') + item('Two')).slice(0, 200)],
    ['JSON', '{"version":"https://jsonfeed.org/version/1.1","items":[{"title":"x"}]}'],
    ['an OPML file', '<opml version="2.0"><body><outline text="x"/></body></opml>'],
  ])('%s is no answer', (_, body) => {
    expect(() => parse(body)).toThrow();
  });

  it('entities that XML does not know', () => {
    expect(
      titleOf('&ldquo;Calm&rdquo; &ndash; M&amp;M up&nbsp;&#8377;5 &#x20B9;6 &rupee;7 &nosuch;'),
    ).toBe('“Calm” – M&M up ₹5 ₹6 ₹7 &nosuch;');
  });

  it('bare & and <', () => {
    expect(titleOf('M&M and L&T below < 6%')).toBe('M&M and L&T below < 6%');
  });

  it('something after the root', () => {
    const body = `${rss(item('Headline'))}\n<!-- cached --><script>alert(1)</script> & < </div>`;
    expect(only(body)?.title).toBe('Headline');
  });

  it('missing dates, links and ids: the headline stays, what is not known is null', () => {
    expect(only(rss(item('Headline', '')))).toMatchObject({
      title: 'Headline',
      link: null,
      publishedAt: null,
    });
    expect(parse(rss(item('Headline', ''))).asOf).toBeNull();
  });

  it('a guid that is the address, where the link is missing', () => {
    expect(only(rss(item('A', '<guid>https://a.example/g</guid>')))?.link).toBe(
      'https://a.example/g',
    );
    expect(
      only(rss(item('A', '<guid isPermaLink="false">https://a.example/g</guid>')))?.link,
    ).toBeNull();
  });

  it('double encoding: of entities, of CDATA and of letters', () => {
    expect(titleOf('A &amp;amp; B &amp;amp;lt;b&amp;amp;gt;C')).toBe('A & B C');
    expect(titleOf('<![CDATA[A &amp; B <b>C</b> &ldquo;D&rdquo;]]>')).toBe('A & B C “D”');
    expect(titleOf('Bankâ€™s profit at â‚¹5 crore, CafÃ©')).toBe('Bank’s profit at ₹5 crore, Café');
    expect(titleOf('Ünchanged naïve café')).toBe('Ünchanged naïve café');
  });

  it('RDF', () => {
    const body = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>t</title></channel><item rdf:about="https://a.example/1"><title>From RDF</title><link>https://a.example/1</link><dc:date>2026-11-20T10:00:00+05:30</dc:date></item></rdf:RDF>`;
    expect(only(body)).toMatchObject({
      title: 'From RDF',
      link: 'https://a.example/1',
      publishedAt: '2026-11-20T04:30:00.000Z',
    });
  });

  it('Atom', () => {
    const body = `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>u</id><entry><title type="html">From &amp;lt;b&amp;gt;Atom&amp;lt;/b&amp;gt;</title><id>1</id><link rel="enclosure" href="https://a.example/e"/><link rel="alternate" href="/story/1"/><updated>2026-11-20T10:00:00Z</updated><author><name>N N</name></author></entry></feed>`;
    expect(only(body)).toMatchObject({
      title: 'From Atom',
      link: 'https://www.livemint.com/story/1',
      author: 'N N',
      publishedAt: '2026-11-20T10:00:00.000Z',
    });
  });

  it('stale with status 200: the newest time says so', () => {
    const old = item('Old', '<pubDate>Tue, 23 Apr 2024 09:00:00 +0530</pubDate>');
    expect(parse(rss(old)).asOf).toBe('2024-04-23T03:30:00.000Z');
  });

  it('a document type is taken out, one with entities of its own is refused (XXE, billion laughs)', () => {
    const plain =
      '<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "x.dtd">';
    expect(only(rss(item('Headline'), plain))?.title).toBe('Headline');
    for (const entity of [
      'file SYSTEM "file:///etc/passwd"',
      'a "aaaa"',
      '% p SYSTEM "http://evil.example/"',
    ]) {
      const attack = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY ${entity}>]>`;
      expect(() => parse(rss(item('&file;&a;'), attack))).toThrow('entities of its own');
    }
  });

  it('a title of a million entities ends in time, and short', () => {
    const startedAt = performance.now();
    expect(titleOf('&#65;'.repeat(300_000))?.length).toBeLessThanOrEqual(300);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('reads the first hundred of ten thousand items', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      item(`Headline ${index}`, `<link>https://a.example/${index}</link>`),
    );
    expect(parse(rss(many.join(''))).data).toHaveLength(100);
  });

  it('the same headline twice is one', () => {
    expect(parse(rss(item('One') + item('One'))).data).toHaveLength(1);
  });
});

describe('the letters of a feed', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['UTF-8 that says nothing', Buffer.from('₹ रुपया'), null, '₹ रुपया'],
    [
      'UTF-8 that says ISO-8859-1',
      Buffer.from('<?xml encoding="iso-8859-1"?>₹'),
      'text/xml',
      '<?xml encoding="iso-8859-1"?>₹',
    ],
    [
      'windows-1252 that says UTF-8',
      latin('<?xml encoding="utf-8"?>Caf\xe9 \x93x\x94'),
      'text/xml; charset=utf-8',
      '<?xml encoding="utf-8"?>Café “x”',
    ],
    [
      'windows-1251, said by the header',
      latin('\xcc\xe8\xf0'),
      'text/xml; charset=windows-1251',
      'Мир',
    ],
    [
      'windows-1251, said by the first line',
      latin('<?xml encoding="windows-1251"?>\xcc'),
      null,
      '<?xml encoding="windows-1251"?>М',
    ],
    ['an unknown encoding', latin('Caf\xe9'), 'text/xml; charset=klingon', 'Café'],
    ['UTF-16 with its mark', Buffer.from('\ufeff₹5', 'utf16le'), null, '₹5'],
  ])('%s', (_, bytes, contentType, text) => {
    expect(decodeFeed(bytes, contentType)).toBe(text);
  });
});

describe('links', () => {
  const linkOf = (raw: string) => only(rss(item('A', `<link>${raw}</link>`)))?.link;
  it.each([
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['java&#10;script:alert(1)', null],
    ['data:text/html,hello', null],
    ['file:///etc/passwd', null],
    ['vbscript:x', null],
    ['ftp://a.example/x', null],
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
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc
            .constantFrom('javascript:', 'data:')
            .chain((scheme) => fc.string().map((rest) => scheme + rest)),
        ),
        (raw) => {
          const escaped = raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
          const link = linkOf(escaped);
          expect(link === null || /^https?:\/\//.test(link ?? 'none')).toBe(true);
        },
      ),
      fuzzRuns(300),
    );
  });
});

it('a fragment leads into the same article: one headline, and an address without it', () => {
  const parts = ['', '#share', '#comments'].map((part) =>
    item('Headline', `<link>https://a.example/1${part}</link>`),
  );
  expect(parse(rss(parts.join(''))).data?.map(({ link }) => link)).toEqual(['https://a.example/1']);
});

it('a day without a time, as SEBI dates, is a day', () => {
  const sebi = item(
    'Order in the matter of Himadri Motors',
    '<pubDate>25 Sep, 2026 +0530</pubDate>',
  );
  expect(only(rss(sebi))).toMatchObject({
    publishedAt: '2026-09-24T18:30:00.000Z',
    dateKind: 'day',
  });
});

describe('item by item', () => {
  const good = (name: string) =>
    item(name, `<link>https://a.example/${name}</link><pubDate>20 Nov 2026</pubDate>`);
  const fields = ['title', 'link', 'pubDate'];
  const read = (...items: string[]) => parseNewsFeed(rss(items.join('')), 'sebi', now, fields);
  const titlesOf = (...items: string[]) => read(...items).data?.map(({ title }) => title);

  it.each([
    ['no end', '<item><title>X</title>', 'the item has no end'],
    ['CDATA without an end', '<item><title><![CDATA[X</title></item>', 'the item is no XML'],
    ['a quote without an end', '<item><title>X</title><link a="></item>', 'the item is no XML'],
    ['twenty thousand elements in each other', `<item>${'<a>'.repeat(20_000)}</item>`, /./],
    ['no headline', '<item><link>https://a.example/x</link></item>', 'no headline'],
    ['a title of 10 MB', item('x'.repeat(10_000_000)), 'the item is too long'],
    ['10 MB of spaces', item(' '.repeat(10_000_000)), 'the item is too long'],
  ])('an item with %s is refused alone', (_, damaged, reason) => {
    expect(titlesOf(good('A'), damaged, good('B'), good('C'))).toEqual(['A', 'B', 'C']);
    const { report } = read(good('A'), damaged, good('B'), good('C'));
    expect(report).toMatchObject({ rows: 4, refusedRows: 1, lostFields: [] });
    expect(report?.firstReasons[0]).toEqual(expect.stringMatching(reason));
  });

  it('text between items, and a channel that ends early, lose no item', () => {
    expect(titlesOf(good('A'), `</channel>${' '.repeat(10_000_000)}<x>`, good('B'))).toEqual([
      'A',
      'B',
    ]);
  });

  it('new and lost fields are named, the usual ones are not', () => {
    const usual = '<description/><guid>1</guid><category>x</category><dc:creator>N</dc:creator>';
    expect(read(good('A').replace('<pubDate>', `${usual}<pubDate>`)).report).toMatchObject({
      newFields: [],
      lostFields: [],
      newWords: [],
    });
    const changed = '<item><title>A</title><url>https://a.example/1</url><b><i>x</i></b></item>';
    expect(read(changed).report).toMatchObject({
      newFields: ['url', 'b'],
      lostFields: ['link', 'pubDate'],
    });
  });

  it('a new way of writing dates is named without the date, one bad date is not', () => {
    const dated = (date: string) => item('A', `<link>/1</link><pubDate>${date}</pubDate>`);
    expect(read(dated('the 20th of Nov 2026')).report?.newWords).toEqual([
      'date: aaa 99aa aa aaa 9999',
    ]);
    expect(read(good('A'), dated('20th Nov')).report?.newWords).toEqual([]);
  });
});

describe('titles are text', () => {
  it.each([
    ['A &lt;script&gt;alert(1)&lt;/script&gt; B', 'A B'],
    ['A &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; B', 'A B'],
    ['<![CDATA[A <script>alert(1)</script> B]]>', 'A B'],
    ['A &lt;img src=x onerror=alert(1)&gt; B', 'A B'],
    ['A &lt;svg onload=alert(1)&gt;x', 'A'],
    ['A &lt;math&gt;&lt;mtext&gt;&lt;/math&gt; B', 'A B'],
    ['A &lt;b&gt;bold&lt;/b&gt; B', 'A bold B'],
    ['A\u202egnirts B\u0000', 'A gnirts B'],
  ])('%s', (raw, text) => {
    expect(titleOf(raw)).toBe(text);
  });

  it('hold no element, however it was encoded', () => {
    const nasty = fc.constantFrom(
      '<b>',
      '&lt;',
      'script',
      '&amp;',
      'lt;',
      'gt;',
      '<!--',
      '<![CDATA[',
      'x',
      '>',
      '<',
    );
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 12 }), (parts) => {
        const raw = parts.join('').replaceAll(']]>', '').replaceAll('<![CDATA[', '');
        const title =
          only(rss(`<item><title><![CDATA[Headline ${raw}]]></title></item>`))?.title ?? '';
        expect(title).not.toMatch(/<[a-z/!][^>]*>/i);
      }),
      fuzzRuns(300),
    );
  });
});
