/**
 * What the site may cost, each line with its reason. Peers were measured on 21 Nov 2026.
 */
const kib = 1024;

/** With a key that no page knows: rendered at each request, and never sent from memory (lib/guest-pages). */
const renderedAnew = (route) => `${route}${route.includes('?') ? '&' : '?'}drawn=anew`;

/**
 * Initial JavaScript of a route, brotli, over the baseline app's (Next and React alone). Every page has a line; where its address
 * has a part that varies, `page` is the pattern and `route` one address of the sample data. `status` is 200 where none is given.
 */
export const javascriptOverBaseline = [
  {
    route: '/privacy-policy',
    bytes: 4 * kib,
    reason:
      'a page of text stays within 5 % of the baseline (113 KiB); 0.7 of it leaves the text out of the payload, which is 7 to 10 KiB less of the document',
  },
  {
    route: '/shipping-delivery-policy',
    bytes: 4 * kib,
    reason: 'as the privacy policy',
  },
  {
    route: '/hi/privacy-policy',
    bytes: 4 * kib,
    reason: 'as in English: words come in the HTML, and the language costs one effect',
  },
  { route: '/hi/shipping-delivery-policy', bytes: 4 * kib, reason: 'as in English' },
  {
    route: '/hi/features/sip-calculator',
    bytes: 10.75 * kib,
    reason:
      'as in English, and the effect that says the language; Hindi months and units come with the rules, after the first edit',
  },
  {
    route: '/hi/features/income-tax-calculator',
    bytes: 10.25 * kib,
    reason: 'as in English, and the effect that says the language',
  },
  {
    route: '/component',
    bytes: 14.75 * kib,
    reason:
      'the goal allows 1.45 times the baseline (+50 KiB): tiles and a field that filters them; the parts are on pages of their own',
  },
  {
    page: '/component/[part]',
    route: '/component/line-chart',
    bytes: 14.5 * kib,
    reason: 'as /component: one part and its code; what needs Headless UI comes after the page',
  },
  {
    route: '/nothing-here',
    status: 404,
    bytes: 3 * kib,
    reason: 'the page for unknown addresses is text and links, as a policy is',
  },
  {
    route: '/features/crypto-market',
    bytes: 12 * kib,
    reason:
      'a table page: sorting, filters and pages are links and a form, so the frame is most of it',
  },
  {
    page: '/features/crypto-market/[coin]',
    route: '/features/crypto-market/sample-devalo-42',
    bytes: 12 * kib,
    reason: 'a chart page, with a converter and a sale after tax',
  },
  {
    route: '/features/crypto-market/compare',
    bytes: 12 * kib,
    reason: 'a chart page; its coins are chosen by a form and by links',
  },
  {
    route: '/features/crypto-market/schedule-vda',
    bytes: 12 * kib,
    reason: 'a calculator whose inputs stay in the browser; what writes the file comes on demand',
  },
  {
    route: '/features/sip-calculator',
    bytes: 10.5 * kib,
    reason:
      'the fields and the loader of all else; plans saved in the browser are 0.2 of it; tabs that open in place are 0.5',
  },
  {
    page: '/features/sip-calculator/with-inputs',
    route: '/features/sip-calculator?m=5000&r=12&y=10&v=1',
    bytes: 10.5 * kib,
    reason: 'the same page, rendered for its inputs',
  },
  {
    page: '/hi/features/sip-calculator/with-inputs',
    route: '/hi/features/sip-calculator?m=5000&r=12&y=10&v=1',
    bytes: 10.75 * kib,
    reason: 'as without inputs',
  },
  {
    route: '/features/consultation',
    bytes: 12 * kib,
    reason: 'steps are links; the form of the last one comes with it, a draft when one is saved',
  },
  {
    route: '/features/income-tax-calculator',
    bytes: 10 * kib,
    reason:
      'the fields alone, year and sharing in the title row among them; the rules of tax and all that shows an answer come when the visitor first points, touches or types',
  },
  {
    route: '/features/option-trading',
    bytes: 11.5 * kib,
    reason:
      'the fields alone, underlying and expiry in the title row among them; the rules of options and all that shows a result come when somebody goes to a field; tabs that open in place are 1.2',
  },
  {
    route: '/features/mutual-funds',
    bytes: 12 * kib,
    reason: 'a table page: search, filters and pages are links and a form without scripts',
  },
  {
    page: '/features/mutual-funds/[schemeCode]',
    route: '/features/mutual-funds/102550',
    bytes: 12 * kib,
    reason: 'a chart page; back-tests and ranges are forms and links without scripts',
  },
  {
    route: '/features/financial-news',
    bytes: 12 * kib,
    reason:
      'a list page: filters and pages are links and a form; read state, read later and mutes are the islands',
  },
  {
    page: '/features/crypto-market/missing/[coin]',
    route: '/features/crypto-market/missing/no-such-coin',
    status: 404,
    bytes: 8 * kib,
    reason: 'text and one field',
  },
  {
    page: '/features/mutual-funds/missing/[schemeCode]',
    route: '/features/mutual-funds/missing/99999999',
    status: 404,
    bytes: 8 * kib,
    reason: 'text and one field',
  },
  {
    route: '/tables',
    bytes: 12 * kib,
    reason: 'a table page: the frame is 5.3; sorting, virtual rows and CSV come on demand',
  },
  {
    route: '/premium-services',
    bytes: 12 * kib,
    reason: 'a table of text and one form beside the frame',
  },
  {
    route: '/buy-me-coffee',
    bytes: 12 * kib,
    reason: 'fields for an amount and for the wall beside the frame; the codes are pictures',
  },
  {
    route: '/analytics',
    bytes: 15.25 * kib,
    reason:
      'the goal allows 1.30 times the baseline (+33.7): the board of card widgets and the forms of members; menus, arranging and the rules of checks come on demand',
  },
  {
    route: '/forms',
    bytes: 12.25 * kib,
    reason:
      'every control of the site at once, with an answer for a failed request; the combobox comes when somebody acts; states beside the form are in tabs',
  },
  {
    route: '/search',
    bytes: 12 * kib,
    reason: 'a form and links; what answers an amount comes when the form is sent',
  },
  {
    route: '/offline',
    bytes: 8 * kib,
    reason: 'the frame, and a list of what this browser has saved',
  },
  { route: '/hi/offline', bytes: 8 * kib, reason: 'as in English' },
  {
    route: '/unavailable',
    bytes: 8 * kib,
    reason: 'the frame and three sentences',
  },
  {
    route: '/picks-record',
    bytes: 8 * kib,
    reason: 'words and one hash: nothing runs but the frame',
  },
  {
    route: '/learn',
    bytes: 5.6 * kib,
    reason: 'text and links, as a policy',
  },
  { page: '/learn/[path]', route: '/learn/first-salary', bytes: 5.6 * kib, reason: 'as /learn' },
  {
    page: '/learn/missing/[path]',
    route: '/learn/missing/none',
    status: 404,
    bytes: 5.6 * kib,
    reason: 'as /learn',
  },
  { route: '/glossary', bytes: 5.6 * kib, reason: 'as /learn' },
  {
    page: '/glossary/[term]',
    route: '/glossary/exit-load',
    bytes: 5.6 * kib,
    reason: 'as /learn; the meanings of words are popovers of the browser',
  },
  {
    page: '/glossary/missing/[term]',
    route: '/glossary/missing/no-such-word',
    status: 404,
    bytes: 5.6 * kib,
    reason: 'as /learn',
  },
  {
    page: '/certificates/missing/[id]',
    route: '/certificates/missing/none',
    status: 404,
    bytes: 5.6 * kib,
    reason: 'as /learn; a certificate itself is the same frame with other words',
  },
  {
    route: '/auth/signin',
    bytes: 8 * kib,
    reason: "Firebase's client comes when the form is sent, not before",
  },
  { route: '/auth/signup', bytes: 8 * kib, reason: 'as signing in' },
  { route: '/auth/reset-password', bytes: 8 * kib, reason: 'as signing in' },
  { route: '/auth/action', bytes: 8 * kib, reason: 'as signing in' },
];

/** Pages that a guest cannot open, so that nothing is measured without a session. */
export const membersPages = [
  '/account',
  '/premium-services/enquiries',
  '/account/data',
  '/account/delete',
  '/features/stock-picks',
  '/features/stock-picks/screens/[screen]',
  '/features/stock-picks/companies/[isin]',
  '/features/stock-picks/missing/[thing]',
  '/features/stock-picks/own',
  '/features/stock-picks/your-file',
  '/features/stock-picks/record',
  '/features/stock-picks/paper',
  '/features/stock-picks/paper/follow',
  '/features/stock-picks/paper/[id]',
  '/features/consultation/bookings',
  '/features/consultation/bookings/[booking]',
  '/features/consultation/bookings/missing/[booking]',
  '/features/financial-education',
  '/features/financial-education/[path]/[lesson]',
  '/features/financial-education/missing/[thing]',
  '/features/financial-education/review',
  '/features/financial-education/weekly-mix',
  '/features/financial-education/notes',
  '/features/financial-education/scam-clinic',
  '/features/financial-education/scam-clinic/[drill]',
  '/features/financial-education/certificates',
  // Public, but no certificate exists until a member makes one.
  '/certificates/[id]',
];

/** The whole first visit, as the browser counts it: brotli, as Vercel's network sends it, with headers. */
export const firstVisit = [
  {
    route: '/privacy-policy',
    bytes: 169 * kib,
    requests: 10,
    reason: "0.30 times the old template's sample page (564 KiB)",
  },
  {
    route: '/shipping-delivery-policy',
    bytes: 169 * kib,
    requests: 10,
    reason: 'as for the privacy policy',
  },
  {
    route: '/analytics',
    bytes: 228 * kib,
    requests: 14,
    reason: "0.25 times the old template's dashboard, and no more than next-learn's",
  },
];

/** HTML of a static page, gzip, against the same text as minimal HTML without the framework. */
export const htmlOverHandWritten = {
  routes: ['/privacy-policy', '/shipping-delivery-policy'],
  ratio: 1.7,
  reason: "Next sends the text twice (HTML and flight data); the baseline's own ratio is 1.56",
};

/** Requests per second against the baseline app's page, medians of alternating pairs. */
export const throughput = [
  {
    route: '/privacy-policy',
    baseline: '/static',
    ratio: 0.8,
    perByte: true,
    reason: 'static pages lie outside the middleware; per byte, since the baseline has no menus',
  },
  {
    route: '/account',
    baseline: '/member',
    isForMembers: true,
    ratio: 0.6,
    reason: 'the goal is 0.7 of a baseline with the same authorization; below 0.6 the bench fails',
  },
];

/**
 * Lighthouse, mobile, beside the baseline app's client page in the same run: how many points its performance may lie
 * below that page, and by what factor its blocking time may be longer. Accessibility, best practices and SEO are 100
 * everywhere, SEO of members' pages aside, which no search engine may list.
 */
export const lighthouse = {
  baseline: '/client',
  routes: [
    '/privacy-policy',
    '/features/sip-calculator',
    '/features/income-tax-calculator',
    '/features/option-trading',
    '/features/crypto-market',
    '/features/mutual-funds',
    '/features/mutual-funds/102550',
    '/features/financial-news',
    '/analytics',
    '/glossary',
  ],
  pointsBelow: 3,
  members: {
    routes: ['/analytics', '/features/stock-picks', '/features/financial-education', '/account'],
    pointsBelow: 5,
  },
  blockingRatio: 2,
  /** Readers do not notice less blocking time than this, so it passes whatever the baseline app needs. */
  minBlockingMs: 50,
};

/** How fast the calculators answer at a processor slowed down four times, medians of 20. */
export const sipSpeed = {
  computing: { what: 'SIP: three plans of 40 years, month by month', budgetMs: 4 },
  nextPaint: { what: 'SIP: from a key to the next paint', budgetMs: 50 },
};

export const taxSpeed = {
  computing: { what: 'tax: both regimes and the break-even', budgetMs: 4 },
  nextPaint: { what: 'tax: from a key to the next paint', budgetMs: 50 },
};

/** How fast the option page answers at a processor slowed down four times, medians of 20. */
export const optionPageSpeed = {
  computing: { what: 'options: eight legs of two expiries: figures, payoff, tables', budgetMs: 4 },
  nextPaint: { what: 'options: from a key in the spot to the next paint', budgetMs: 50 },
  drag: { what: 'options: from a step of a slider to the next paint', budgetMs: 50 },
};

/** Full comparisons of the two tax regimes a second, on one core. */
export const taxComparisons = [
  {
    name: 'salary and one deduction',
    isFull: false,
    perSecond: 50_000,
    reason: 'a curve of a thousand points stays far below a frame on a slow phone',
  },
  {
    name: 'every field filled',
    isFull: true,
    perSecond: 50_000,
    reason: 'as above: more kinds of income do not slow it down',
  },
];

/** Options a second of processor time, on one core. */
export const optionsSpeed = [
  {
    name: 'price and all greeks',
    perSecond: 2_000_000,
    reason: 'a heat map of spot, volatility and date stays below a frame',
  },
  {
    name: 'implied volatilities',
    perSecond: 300_000,
    reason: 'a whole chain in a millisecond or two',
  },
  {
    name: 'eight legs of two expiries: breakevens, extremes, value',
    perSecond: 1000,
    reason: '4 ms at a processor four times slower',
  },
];

/** First visits on a slow phone and a slow network; medians of nine. */
export const throttledVisits = [
  { route: '/analytics', lcpMs: 890, shift: 0.001 },
  { route: '/privacy-policy', lcpMs: 460, shift: 0.001 },
  { route: '/features/sip-calculator', lcpMs: 890, shift: 0.001 },
];

/** From a click in the menu to the new heading, as slow. */
export const throttledNavigations = [
  {
    what: 'menu to a page that the pointer fetched before',
    from: '/analytics',
    to: '/privacy-policy',
    isPrefetched: true,
    budgetMs: 150,
  },
  {
    what: 'menu to a page with a chart, not fetched before',
    from: '/analytics',
    to: '/features/sip-calculator',
    budgetMs: 410,
  },
  {
    what: "menu to a members' page, not fetched before",
    from: '/analytics',
    to: '/features/stock-picks',
    isMember: true,
    budgetMs: 425,
  },
];

/** Memory of the server after the load, over the baseline app's after the same load. */
export const memoryOverBaseline = 1.5;

/** What guests see, beside a page of the baseline app: prerendered pages beside a static one, data beside a dynamic one. */
export const publicPages = [
  { route: '/features/sip-calculator', baseline: '/static', ratio: 0.8 },
  { route: '/hi/features/sip-calculator', baseline: '/static', ratio: 0.8 },
  { route: '/features/option-trading', baseline: '/static', ratio: 0.8 },
  { route: '/features/income-tax-calculator', baseline: '/static', ratio: 0.8 },
  { route: '/analytics', baseline: '/dynamic', ratio: 0.35 },
  { route: '/features/crypto-market', baseline: '/dynamic', ratio: 0.35 },
  { route: '/features/crypto-market/sample-devalo-42', baseline: '/dynamic', ratio: 0.35 },
  { route: '/features/mutual-funds', baseline: '/dynamic', ratio: 0.35 },
  { route: '/features/mutual-funds/102550', baseline: '/dynamic', ratio: 0.35 },
  { route: '/features/financial-news', baseline: '/dynamic', ratio: 0.35 },
];

export const publicPagesLimits = { processorMs: 12, p99Ms: 1_000 };

/** No task of /tables may hold the page longer than this while 10,000 rows are sorted or scrolled. */
export const tablesSpeed = { longestTaskMs: 50 };

/** The headlines of a busy week, grouped into stories. */
export const newsSpeed = {
  headlines: 2_000,
  budgetMs: 100,
  reason: 'it happens once for each new answer of a feed, while a visitor waits',
};

/** What the fund pages work out, medians of nine, on 14,300 schemes and 20 years of weekdays. */
export const marketRules = [
  { id: 'parse', what: 'NAVAll read whole', atMost: 300, unit: 'ms' },
  { id: 'memory', what: 'NAVAll read whole: memory at its peak', atMost: 150, unit: 'MB' },
  { id: 'search', what: 'search, 95th percentile of 20 queries', atMost: 30, unit: 'ms' },
  { id: 'month', what: 'AMFI’s report of a month, 300,000 rows, read', atMost: 1_000, unit: 'ms' },
  { id: 'monthFile', what: 'a stored month of days read', atMost: 150, unit: 'ms' },
  { id: 'rolling', what: 'rolling returns, 20 years daily, 10 windows', atMost: 20, unit: 'ms' },
  { id: 'xirr', what: 'XIRR of 240 flows', atMost: 1, unit: 'ms' },
];

/** The guests' dashboard and the first page of each market, rendered from a warm cache. */
export const marketPages = [
  { route: '/analytics', budgetMs: 60 },
  { route: '/features/crypto-market', budgetMs: 50 },
  // Plain HTML, before compression: a phone parses all of it.
  { route: '/features/mutual-funds', budgetMs: 40, maxBytes: 150_000 },
  { route: '/features/mutual-funds?plan=regular&sort=return-5', budgetMs: 60, maxBytes: 160_000 },
  {
    route: '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund&view=category',
    budgetMs: 60,
    maxBytes: 150_000,
  },
  // A sort, a filter and the scorecard are one request each.
  { route: '/features/mutual-funds?sort=points', budgetMs: 60, maxBytes: 160_000 },
  { route: '/features/mutual-funds?group=debt&sort=drawdown', budgetMs: 60, maxBytes: 160_000 },
  { route: '/features/mutual-funds/102550', budgetMs: 60, maxBytes: 200_000 },
  { route: '/features/mutual-funds/102550?tab=risk', budgetMs: 60, maxBytes: 200_000 },
  { route: '/features/mutual-funds/102550?tab=sip', budgetMs: 60, maxBytes: 200_000 },
  { route: '/features/financial-news', budgetMs: 50 },
].map((budget) => ({ ...budget, route: renderedAnew(budget.route) }));

/** What a search adds to the 95th percentile of the page that is rendered anyway, while fifty ask at once. */
export const searchUnderLoad = {
  route: '/features/mutual-funds?q=parvt+flexi+direct+growth',
  plainRoute: renderedAnew('/features/mutual-funds'),
  connections: 50,
  ratio: 1.5,
};

/** The whole of search, as /api/search asks it: 95 of 100 answers are no slower. */
export const searchSpeed = {
  entries: 15_000,
  p95Ms: 30,
  reason: 'an answer with every letter that is typed',
};

/** All screens and an own rule on 5,000 companies in 50 ms of one processor, so 20 times a second. */
export const picksSpeed = {
  name: '5,000 companies, every screen and an own rule, reasons of all that are listed',
  perSecond: 20,
};
