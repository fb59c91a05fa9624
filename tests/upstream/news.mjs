import { dayMs } from './days.mjs';
import { randomOf } from './random.mjs';

/**
 * Generated headlines of fictional companies and outlets, answered as the outlets' feeds are: with a byte order mark
 * (RBI), with a comma after the month and no time (SEBI), without dates (PIB), in CDATA, with IST as the zone, with
 * addresses that follow the reader around. All events are fictional. Several outlets report one story in different words, some also in Hindi.
 */
const banks = ['Udaharan Bank', 'Sagarika Bank', 'Parvat Bank', 'Teesta Bank'];
const makers = [
  'Himadri Motors',
  'Nilgiri Motors',
  'Satpura Steel',
  'Kaveri Cement',
  'Tapti Power',
];
const houses = ['Udaharan Mutual Fund', 'Sahyadri Mutual Fund', 'Narmada Mutual Fund'];

/**
 * What can happen on a day: the hour (IST), and the words of each feed that reports it. `{bank}` and so on stand for
 * the day's pick, `{p}`, `{q}` and `{n}` for its figures.
 */
const happenings = [
  {
    hour: 8.2,
    'economictimes/markets': 'Sensex, Nifty seen opening flat as investors await {bank} results',
    'livemint/markets': 'Opening bell: Sensex and Nifty start flat ahead of {bank} results',
  },
  {
    hour: 15.8,
    'economictimes/markets': 'Sensex gains {n} points, Nifty ends higher as bank shares lead',
    'livemint/markets': 'Closing bell: Sensex up {n} points; banks lead the rise',
    'businessline/markets': 'Sensex rises {n} points on buying in banks',
  },
  {
    hour: 16.5,
    'economictimes/markets': '{bank} Q2 net profit rises {p}% to Rs {n} crore',
    'livemint/markets': '{bank} Q2 results: Profit up {p}% at Rs {n} crore',
    'businessline/markets': '{bank} posts {p}% rise in second-quarter profit',
  },
  {
    hour: 12.1,
    'rbi/press-releases': 'Money Market Operations as on the previous working day',
    'rbi/notifications': 'Sample Central Bank (Digital Lending) Directions: clarification no. {p}',
  },
  {
    hour: 11.3,
    every: 3,
    'rbi/press-releases': 'Sample Central Bank imposes monetary penalty of ₹{q} lakh on {bank}',
    'economictimes/economy': 'Central bank imposes Rs {q} lakh penalty on {bank}',
    'businessline/markets': '{bank} fined Rs {q} lakh by central bank',
  },
  {
    hour: 10,
    every: 5,
    'rbi/press-releases':
      'Monetary Policy Committee keeps the policy repo rate unchanged at 5.25 per cent',
    'economictimes/economy': 'Repo rate unchanged at 5.25%: central bank keeps neutral stance',
    'livemint/money': 'Central bank holds repo rate at 5.25%; what it means for your EMI',
    'pib/hindi': 'मौद्रिक नीति समिति ने रेपो दर 5.25 प्रतिशत पर बरकरार रखी',
  },
  {
    hour: 17.4,
    'sebi/all': 'Adjudication order in the matter of {maker} Limited, no. {q}',
    'businessline/markets': 'Market regulator passes order in {maker} disclosure matter no. {q}',
  },
  {
    hour: 16.2,
    every: 2,
    // No person has this PAN: issued numbers begin at 0001.
    'sebi/all': 'Attachment notice no. {q} to a director of {maker} Limited (PAN: AAAAA0000A)',
  },
  {
    hour: 18,
    every: 2,
    'sebi/all': 'Consultation paper on disclosure of expenses by mutual fund schemes, part {p}',
    'economictimes/wealth':
      'Market regulator floats consultation paper on mutual fund expenses, part {p}',
    'livemint/money': 'Mutual fund expenses: regulator seeks comments on disclosure, part {p}',
  },
  {
    hour: 13,
    'pib/english':
      'Gross GST collection grows {p} per cent to ₹1.{q} lakh crore, says sample release',
    'pib/hindi': 'सकल जीएसटी संग्रह {p} प्रतिशत बढ़कर 1.{q} लाख करोड़ रुपये',
    'economictimes/economy': 'GST collections rise {p}% to Rs 1.{q} lakh crore',
  },
  {
    hour: 14.2,
    every: 2,
    'pib/english': 'Industrial output grows {p}.4 per cent in the month, sample release',
    'livemint/markets': 'IIP growth at {p}.4% as manufacturing picks up',
  },
  {
    hour: 9.4,
    'economictimes/wealth': 'Gold price today: 24 carat at Rs 1,25,{n} per 10 grams in Delhi',
  },
  {
    hour: 19.1,
    'livemint/money': 'Monthly SIP contribution to {house} schemes rises {p}%',
    'economictimes/wealth': '{house} sees SIP contribution rise {p}% in the month',
  },
  {
    hour: 12.6,
    'economictimes/markets': '{maker} to acquire a rival for Rs {n} crore',
    'businessline/markets': '{maker} to buy rival in Rs {n}-crore deal',
  },
  {
    hour: 11.8,
    every: 2,
    'economictimes/markets': '5 stocks to buy for the short term: {maker} among top picks',
    'livemint/markets': 'Multibagger smallcap: {maker} could double, says brokerage',
  },
  {
    hour: 20.3,
    'livemint/money': 'Income tax return: how to check your annual information statement, part {p}',
  },
  {
    hour: 21,
    every: 2,
    'livemint/money': 'Bitcoin slips {p}% as traders cut risk',
    'economictimes/markets': 'Bitcoin falls {p}% in crypto sell-off',
  },
  {
    hour: 17,
    every: 3,
    'economictimes/economy': 'STT on options: traders ask for a review of the rate, note {q}',
    'businessline/markets': 'Traders seek review of STT on options, submit note {q}',
  },
  {
    hour: 15,
    'economictimes/wealth':
      'Capital gains on equity funds: how the holding period counts, case {q}',
  },
  { hour: 16, 'businessline/markets': 'Rupee settles {q} paise lower against US dollar' },
  {
    hour: 7.5,
    every: 2,
    'pib/hindi': 'मंत्रालय ने अग्रिम कर की अगली किस्त पर स्पष्टीकरण संख्या {q} जारी किया',
  },
];

const daysBack = 7;
const istMs = 5.5 * 3_600_000;

/** Each feed by the path and query of the site's own address of it. */
const feeds = {
  rbi: {
    '/pressreleases_rss.xml': ['press-releases', rssWithMark],
    '/notifications_rss.xml': ['notifications', rssWithMark],
  },
  sebi: { '/sebirss.xml': ['all', rssByDay] },
  pib: {
    '/RssMain.aspx?Lang=1': ['english', rssWithoutDates],
    '/RssMain.aspx?Lang=2': ['hindi', rssWithoutDates],
  },
  economictimes: {
    '/markets/rssfeeds/1977021501.cms': ['markets', rssInCdata],
    '/wealth/rssfeeds/837555174.cms': ['wealth', rssInCdata],
    '/news/economy/rssfeeds/1373380680.cms': ['economy', rssInCdata],
  },
  livemint: { '/rss/markets': ['markets', rssFollowing], '/rss/money': ['money', rssFollowing] },
  businessline: { '/markets/feeder/default.rss': ['markets', rss] },
};

export const newsrooms = Object.keys(feeds);

/** @returns null for an address that the outlet does not have. */
export function answerAsNewsroom(outlet) {
  return (path, query, { nowMs }) => {
    const language = query.get('Lang');
    const [name, write] = feeds[outlet][language ? `${path}?Lang=${language}` : path] ?? [];
    if (!name) return null;
    const items = headlinesOf(`${outlet}/${name}`, nowMs);
    return { text: write(items, outlet, nowMs), type: 'application/rss+xml; charset=utf-8' };
  };
}

/** Newest first, without events whose hour is still to come. */
function headlinesOf(feed, nowMs) {
  const today = Math.floor((nowMs + istMs) / dayMs);
  return Array.from({ length: daysBack }, (_, back) => today - back)
    .flatMap((day) =>
      happenings.flatMap((happening, index) => {
        const pattern = happening[feed];
        if (!pattern || day % (happening.every ?? 1) !== 0) return [];
        const order = Object.keys(happening).indexOf(feed);
        const timeMs = day * dayMs - istMs + happening.hour * 3_600_000 + order * 11 * 60_000;
        return [{ title: storyTitle(pattern, `${day} ${index}`), timeMs, id: `${day}-${index}` }];
      }),
    )
    .filter(({ timeMs }) => timeMs <= nowMs)
    .sort((one, other) => other.timeMs - one.timeMs);
}

function storyTitle(pattern, seed) {
  const random = randomOf(`news ${seed}`);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const values = {
    bank: pick(banks),
    maker: pick(makers),
    house: pick(houses),
    p: 3 + Math.floor(random() * 20),
    q: 11 + Math.floor(random() * 88),
    n: 100 + Math.floor(random() * 890),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One item for each headline, of the elements that `elementsOf` writes for it. */
function channel(items, outlet, elementsOf) {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Sample of ${outlet}</title>
<link>https://${outlet}.example/</link><description>Generated</description>
${items.map((item) => `<item>${elementsOf(item).join('')}</item>`).join('\n')}
</channel></rss>`;
}

const description = '<description>Generated text that no page may show.</description>';

function rss(items, outlet) {
  return channel(items, outlet, ({ title, timeMs, id }) => [
    `<title>${escaped(title)}</title>`,
    `<link>https://${outlet}.example/story/${id}</link>`,
    description,
    `<guid isPermaLink="false">${outlet}-${id}</guid>`,
    `<pubDate>${new Date(timeMs).toUTCString()}</pubDate>`,
  ]);
}

/** As SEBI does: a day, and addresses that repeat the title. */
function rssByDay(items, outlet) {
  return channel(items, outlet, ({ title, timeMs, id }) => {
    const [, day, month, year] = new Date(timeMs + istMs).toUTCString().split(' ');
    const slug = title.toLowerCase().replace(/[^a-z0-9]/g, '-');
    return [
      `<title>${escaped(title)}</title>`,
      `<link>https://${outlet}.example/story/${slug}_${id}.html</link>`,
      description,
      `<pubDate>${day} ${month}, ${year} +0530</pubDate>`,
    ];
  });
}

/** As the Press Information Bureau does. */
function rssWithoutDates(items, outlet) {
  return rss(items, outlet).replace(/<pubDate>[^<]*<\/pubDate>/g, '');
}

function rssWithMark(items, outlet) {
  return `\ufeff${rss(items, outlet)}`;
}

function rssInCdata(items, outlet) {
  return channel(items, outlet, ({ title, timeMs, id }) => [
    `<title><![CDATA[${title}]]></title>`,
    `<link>https://${outlet}.example/story/${id}</link>`,
    '<description><![CDATA[<p>Generated text that no page may show.</p>]]></description>',
    '<dc:creator>Sample Desk</dc:creator>',
    `<pubDate>${new Date(timeMs + istMs).toISOString().replace('.000Z', '+05:30')}</pubDate>`,
  ]);
}

function rssFollowing(items, outlet) {
  return channel(items, outlet, ({ title, timeMs, id }) => [
    `<title>${escaped(title)}</title>`,
    `<link>https://${outlet}.example/story/${id}?utm_source=rss&amp;utm_medium=feed</link>`,
    `<pubDate>${new Date(timeMs + istMs).toUTCString().replace('GMT', 'IST')}</pubDate>`,
  ]);
}
