import { dayMs } from './days.mjs';

/** What goes wrong with feeds of headlines in the wild and in an attack (tests/security/README.md, H-04 and H-05). */
const inFirstTitle = (text, change) =>
  text.replace(
    /(<item><title>(?:<!\[CDATA\[)?)([^<\]]*)/,
    (_, start, title) => start + change(title),
  );

export const newsTextFaults = {
  'undefined-entities': (text) =>
    inFirstTitle(text, (title) => `&ldquo;${title}&rdquo;&nbsp;&rupee;5 &nosuch;`),
  'junk-after-root': (text) => `${text}\n<script>alert(1)</script> & < </div>`,
  'no-dates': (text) => text.replace(/<pubDate>[^<]*<\/pubDate>/g, ''),
  // As SEBI writes them: a day and a zone without a time.
  'days-without-time': (text) =>
    text.replace(/<pubDate>([^<]*)<\/pubDate>/g, (whole, date) => {
      const read = new Date(date.replace('IST', '+0530')).toUTCString();
      const parts = read.match(/(\d\d) (\w+) (\d+)/);
      // SEBI's own feed has such days already.
      return parts ? `<pubDate>${parts[1]} ${parts[2]}, ${parts[3]} +0530</pubDate>` : whole;
    }),
  'no-links': (text) =>
    inItems(text, (item) =>
      item.replace(/<link>[^<]*<\/link>/, '').replace(/<guid[^<>]*>[^<]*<\/guid>/, ''),
    ),
  'double-encoded': (text) =>
    inFirstTitle(
      text,
      (title) => `${title} A &amp;amp; B &amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt; â€™s â‚¹5`,
    ),
  'bare-signs': (text) => inFirstTitle(text, (title) => `${title} M&M below < 6%`),
  rdf: (text) =>
    `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" ` +
    `xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
    `<channel rdf:about="x"><title>Sample</title></channel>${itemsOf(text)
      .map(
        ({ title, link, date }) =>
          `<item rdf:about="${link}"><title>${title}</title><link>${link}</link>${date && `<dc:date>${date}</dc:date>`}</item>`,
      )
      .join('')}</rdf:RDF>`,
  atom: (text) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Sample</title><id>x</id>${itemsOf(text)
      .map(
        ({ title, link, date }) =>
          `<entry><title type="html">${title}</title><id>${link}</id><link rel="alternate" href="${link}"/>` +
          `${date && `<updated>${date}</updated>`}</entry>`,
      )
      .join('')}</feed>`,
  // Says UTF-8 and is windows-1252, as feeds of old systems do.
  'wrong-charset': (text) =>
    Buffer.from(
      inFirstTitle(text, (title) => `Café ${title}`),
      'latin1',
    ),
  xxe: (text) =>
    text
      .replace(
        /^\ufeff?(<\?xml[^>]*\?>)/,
        '$1<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
      )
      .replace(/<item><title>/, '<item><title>&file;'),
  scripts: (text) =>
    inFirstTitle(
      text,
      (title) =>
        `${title} &lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;&lt;svg onload=alert(3)&gt;`,
    ),
  'javascript-links': (text) =>
    inItems(text, (item, index) =>
      index > 0
        ? item
        : item
            .replace(/<link>[^<]*<\/link>/, '<link>javascript:alert(1)</link>')
            .replace(/<guid[^<>]*>[^<]*<\/guid>/, '<guid>data:text/html,hello</guid>'),
    ),
};

export const newsClockFaults = { 'stale-but-200': -900 * dayMs };

/** The content of each <item>. */
function itemTexts(text) {
  return text
    .split('<item>')
    .slice(1)
    .map((rest) => rest.split('</item>', 1)[0]);
}

/** The feed with each item changed. */
function inItems(text, change) {
  const [head, ...items] = text.split('<item>');
  const changed = items.map((rest, index) => {
    const [item] = rest.split('</item>', 1);
    return `<item>${change(item, index)}${rest.slice(item.length)}`;
  });
  return head + changed.join('');
}

function itemsOf(text) {
  return itemTexts(text).map((item) => {
    const inside = (tag) => {
      const [, value = ''] = item.split(`<${tag}>`, 2);
      const [plain] = value.replace(/^<!\[CDATA\[/, '').split(/[<\]]/, 1);
      return plain;
    };
    const date = new Date(inside('pubDate').replace('IST', '+0530'));
    return {
      title: inside('title'),
      link: inside('link'),
      // PIB's feed dates no item, and SEBI's days are none that JavaScript reads: such an item goes without.
      date: Number.isNaN(date.getTime()) ? '' : date.toISOString(),
    };
  });
}
