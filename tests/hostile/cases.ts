/** How a test reaches one entry, and where a hostile text can go. */
export type HostileCase = {
  /** `{text}` stands for a part of the path. For an action: a page that has it. */
  path: string;
  isMember?: true;
  /** Keys of the query. */
  keys?: readonly string[];
  headers?: readonly string[];
  /** Fields of a form or, where `body` is json, of an object. */
  fields?: readonly string[];
  body?: 'form' | 'json' | 'bytes';
  /** How many plain arguments an action takes; otherwise it takes the state before and a form. */
  plainArguments?: number;
  /** The name of a field that is a file. */
  file?: string;
};

/** The keys, fields and names below are words of one text. */
const wordsOf = (text: string) => (text === '' ? [] : text.split(' '));

const guest = (path: string, keys = ''): HostileCase => ({ path, keys: wordsOf(keys) });
const member = (path: string, keys = ''): HostileCase => ({ ...guest(path, keys), isMember: true });
/** For a program with the operator's secret. */
const operator = (path: string, keys = ''): HostileCase => ({
  ...guest(path, keys),
  headers: ['authorization'],
});
const form = (path: string, fields = '', file?: string): HostileCase => ({
  path,
  isMember: true,
  body: 'form',
  fields: wordsOf(fields),
  ...(file ? { file } : {}),
});
const values = (path: string, plainArguments: number): HostileCase => ({
  path,
  isMember: true,
  plainArguments,
});
const json = (path: string, fields = ''): HostileCase => ({
  path,
  isMember: true,
  body: 'json',
  fields: wordsOf(fields),
});

const coins = '/features/crypto-market';
const funds = '/features/mutual-funds';
const picks = '/features/stock-picks';
const education = '/features/financial-education';
const consultation = '/features/consultation';
const account = '/account';

const fundListKeys =
  'q group amc category plan option age old sort col page compare view min ' +
  'w-consistency w-drawdown w-cost w-age';
const fundKeys = 'range on riskless gap way monthly amount from to kind slab';
const sipKeys = 'm r y a.m n plan fund fundName fundCode saved goal v';
const newsKeys = 'view topic outlet q lang from to page mute follow notice';
const ownScreenKeys = 'col sort order clean rule by better weight take watched from min-pe max-pe';
const bookingFields = 'topic horizon risk question attached agree kind at zone key website';
const changeFields = 'id at reason notes action done basedOn';

/** A case for each entry that entries.ts finds; the test of this table turns red for one without. */
export const hostileCases: Readonly<Record<string, HostileCase>> = {
  'app/(guest)/auth/action/page.tsx': guest('/auth/action', 'mode oobCode'),
  'app/(guest)/auth/reset-password/page.tsx': guest('/auth/reset-password', 'returnUrl email'),
  'app/(guest)/auth/signin/page.tsx': guest('/auth/signin', 'returnUrl reason'),
  'app/(guest)/auth/signup/page.tsx': guest('/auth/signup', 'returnUrl'),
  'app/(shell)/account/actions.ts#changeName': form(account, 'username'),
  'app/(shell)/account/actions.ts#sendConfirmation': form(account),
  'app/(shell)/account/actions.ts#sendPasswordLink': form(account),
  'app/(shell)/account/actions.ts#signOutDevice': form(account, 'sid'),
  'app/(shell)/account/actions.ts#signOutEverywhere': form(account),
  'app/(shell)/account/page.tsx': member(account, 'notice tab'),
  'app/(shell)/analytics/page.tsx': guest('/analytics', 'range demo tab open edit'),
  'app/(shell)/certificates/[id]/page.tsx': guest('/certificates/{text}'),
  'app/(shell)/certificates/missing/[id]/page.tsx': guest('/certificates/missing/{text}'),
  'app/(shell)/component/[part]/page.tsx': guest('/component/{text}'),
  'app/(shell)/glossary/[term]/page.tsx': guest('/glossary/{text}'),
  'app/(shell)/glossary/missing/[term]/page.tsx': guest('/glossary/missing/{text}'),
  'app/(shell)/learn/[path]/page.tsx': guest('/learn/{text}'),
  'app/(shell)/learn/missing/[path]/page.tsx': guest('/learn/missing/{text}'),
  'app/(shell)/premium-services/enquiries/page.tsx': member('/premium-services/enquiries', 'sent'),
  'app/(shell)/search/page.tsx': guest('/search', 'q in'),
  'app/(shell)/unavailable/page.tsx': guest('/unavailable', 'returnUrl'),
  'app/[...missing]/page.tsx': guest('/{text}'),
  'app/api/account/attempt/route.ts#POST': json('/api/account/attempt'),
  'app/api/account/avatar/route.ts#DELETE': member('/api/account/avatar'),
  'app/api/account/avatar/route.ts#POST': {
    path: '/api/account/avatar',
    isMember: true,
    body: 'bytes',
  },
  'app/api/account/deletion/route.ts#POST': {
    path: '/api/account/deletion',
    isMember: true,
    headers: ['authorization'],
    body: 'json',
  },
  'app/api/account/export/route.ts#GET': member('/api/account/export'),
  'app/api/account/finish-deletions/route.ts#GET': operator('/api/account/finish-deletions'),
  'app/api/agenda.ics/route.ts#GET': guest('/api/agenda.ics'),
  'app/api/avatar/[name]/route.ts#GET': guest('/api/avatar/{text}'),
  'app/api/consultation/sessions/route.ts#GET': operator('/api/consultation/sessions'),
  'app/api/demo-member/route.ts#GET': operator('/api/demo-member', 'uid'),
  'app/api/enquiries/route.ts#POST': {
    ...form('/api/enquiries', 'id scope budget message website', 'file'),
    headers: ['accept', 'content-type'],
  },
  'app/api/export/route.ts#GET': member('/api/export'),
  'app/api/health/route.ts#GET': guest('/api/health'),
  'app/api/holdings.csv/route.ts#GET': member('/api/holdings.csv', 'template sales'),
  'app/api/learning/route.ts#POST': json('/api/learning', 'events uid from'),
  'app/api/login/route.ts#POST': {
    ...json('/api/login', 'consentVersion endsOthers'),
    headers: ['authorization', 'user-agent'],
  },
  'app/api/login/attempt/route.ts#POST': json('/api/login/attempt', 'email outcome kind'),
  'app/api/logout/route.ts#POST': { path: '/api/logout', body: 'json', headers: ['cookie'] },
  'app/api/me/route.ts#GET': { path: '/api/me', headers: ['cookie', 'accept-language'] },
  'app/api/news/calendar.ics/route.ts#GET': guest('/api/news/calendar.ics'),
  'app/api/news/feed.json/route.ts#GET': guest('/api/news/feed.json', newsKeys),
  'app/api/news/feed.xml/route.ts#GET': guest('/api/news/feed.xml', newsKeys),
  'app/api/funds/facts/route.ts#GET': operator('/api/funds/facts'),
  'app/api/funds/portfolios/route.ts#POST': {
    ...json('/api/funds/portfolios', 'fileName titles asOf holdings'),
    keys: ['check'],
    headers: ['authorization'],
  },
  'app/api/funds/run/route.ts#GET': operator('/api/funds/run', 'day missing month'),
  'app/api/picks/closes/route.ts#GET': operator('/api/picks/closes', 'day missing'),
  'app/api/picks/run/route.ts#GET': operator('/api/picks/run', 'day'),
  'app/api/search/route.ts#GET': guest('/api/search', 'q language'),
  'app/api/search/start/route.ts#GET': guest('/api/search/start', 'language'),
  'app/api/session/ended/route.ts#GET': guest('/api/session/ended', 'returnUrl'),
  'app/api/support/qr.svg/route.ts#GET': guest('/api/support/qr.svg', 'amount'),
  'app/api/support/wall/[id]/route.ts#DELETE': {
    path: '/api/support/wall/{text}',
    headers: ['x-entry-secret'],
  },
  'app/api/support/wall/[id]/route.ts#GET': {
    path: '/api/support/wall/{text}',
    headers: ['x-entry-secret'],
  },
  'app/api/support/wall/mine/route.ts#GET': member('/api/support/wall/mine'),
  'app/api/support/wall/route.ts#GET': guest('/api/support/wall'),
  'app/api/support/wall/route.ts#POST': json(
    '/api/support/wall',
    'id secret name message amount website',
  ),
  'app/api/vitals/route.ts#GET': operator('/api/vitals'),
  'app/api/vitals/route.ts#POST': json('/api/vitals', 'page vitals name'),
  'app/features/consultation/actions.ts#cancelBooking': form(consultation, changeFields),
  'app/features/consultation/actions.ts#changeWait': form(consultation, 'day kind stop'),
  'app/features/consultation/actions.ts#confirmAddress': form(consultation, bookingFields),
  'app/features/consultation/actions.ts#saveNotes': form(consultation, changeFields),
  'app/features/consultation/actions.ts#moveBooking': form(consultation, changeFields),
  'app/features/consultation/actions.ts#postBooking': form(consultation, `${bookingFields} draft`),
  'app/features/consultation/actions.ts#saveDraft': form(consultation, bookingFields),
  'app/features/consultation/actions.ts#sendBooking': form(consultation, bookingFields),
  'app/features/consultation/actions.ts#withdrawAnswers': form(consultation, 'id'),
  'app/features/consultation/bookings/[booking]/page.tsx': member(
    `${consultation}/bookings/{text}`,
    'notice step day at zone',
  ),
  'app/features/consultation/bookings/[booking]/session.ics/route.ts#GET': member(
    `${consultation}/bookings/{text}/session.ics`,
  ),
  'app/features/consultation/bookings/missing/[booking]/page.tsx': member(
    `${consultation}/bookings/missing/{text}`,
  ),
  'app/features/consultation/page.tsx': guest(consultation, 'kind day at zone wait step'),
  'app/features/crypto-market/[coin]/page.tsx': guest(
    `${coins}/{text}`,
    'tab range units paid price from held',
  ),
  'app/features/crypto-market/coins.csv/route.ts#GET': guest(
    `${coins}/coins.csv`,
    'q category cur sort dir page col w',
  ),
  'app/features/crypto-market/compare/page.tsx': guest(`${coins}/compare`, 'c range'),
  'app/features/crypto-market/holdings.csv/route.ts#GET': member(`${coins}/holdings.csv`),
  'app/features/crypto-market/missing/[coin]/page.tsx': guest(`${coins}/missing/{text}`),
  'app/features/crypto-market/page.tsx': guest(coins, 'view q category cur sort dir page col w'),
  'app/features/crypto-market/prices/route.ts#GET': guest(`${coins}/prices`),
  'app/features/financial-education/[path]/[lesson]/page.tsx': member(`${education}/tax/{text}`),
  'app/features/financial-education/certificates/actions.ts#issueCertificate': form(
    `${education}/certificates`,
    'name path id',
  ),
  'app/features/financial-education/certificates/actions.ts#withdrawCertificate': form(
    `${education}/certificates`,
    'id',
  ),
  'app/features/financial-education/certificates/page.tsx': member(
    `${education}/certificates`,
    'notice',
  ),
  'app/features/financial-education/missing/[thing]/page.tsx': member(
    `${education}/missing/{text}`,
  ),
  'app/features/financial-education/notes/actions.ts#saveBookmark': form(
    education,
    'lesson bookmark',
  ),
  'app/features/financial-education/notes/actions.ts#saveHighlight': values(education, 2),
  'app/features/financial-education/notes/actions.ts#saveNote': form(
    education,
    'text basedOn lesson',
  ),
  'app/features/financial-education/notes/actions.ts#removeHighlight': form(education, 'lesson id'),
  'app/features/financial-education/notes/notes.md/route.ts#GET': member(
    `${education}/notes/notes.md`,
  ),
  'app/features/financial-education/scam-clinic/[drill]/page.tsx': member(
    `${education}/scam-clinic/{text}`,
  ),
  'app/features/financial-news/page.tsx': guest('/features/financial-news', newsKeys),
  'app/features/mutual-funds/[schemeCode]/back-test.csv/route.ts#GET': guest(
    `${funds}/100001/back-test.csv`,
    fundKeys,
  ),
  'app/features/mutual-funds/[schemeCode]/figures.csv/route.ts#GET': guest(
    `${funds}/100001/figures.csv`,
    fundKeys,
  ),
  'app/features/mutual-funds/[schemeCode]/nav.csv/route.ts#GET': guest(`${funds}/{text}/nav.csv`),
  'app/features/mutual-funds/[schemeCode]/page.tsx': guest(`${funds}/100001`, fundKeys),
  'app/features/mutual-funds/missing/[schemeCode]/page.tsx': guest(`${funds}/missing/{text}`),
  'app/features/mutual-funds/funds.csv/route.ts#GET': guest(`${funds}/funds.csv`, fundListKeys),
  'app/features/mutual-funds/page.tsx': guest(funds, fundListKeys),
  'app/features/option-trading/page.tsx': guest(
    '/features/option-trading',
    'under lot spot step date rate yield iv days anchor exchange fee act preset s view words legs price on',
  ),
  'app/features/sip-calculator/with-inputs/page.tsx': guest('/features/sip-calculator', sipKeys),
  'app/features/stock-picks/companies/[isin]/page.tsx': member(
    `${picks}/companies/{text}`,
    'page peer tab',
  ),
  'app/features/stock-picks/missing/[thing]/page.tsx': member(`${picks}/missing/{text}`),
  'app/features/stock-picks/page.tsx': member(picks, 'q sort order'),
  'app/features/stock-picks/screens.csv/route.ts#GET': member(
    `${picks}/screens.csv`,
    'q sort order',
  ),
  'app/features/stock-picks/own/page.tsx': member(`${picks}/own`, `saved ${ownScreenKeys}`),
  'app/features/stock-picks/own/screen.csv/route.ts#GET': member(
    `${picks}/own/screen.csv`,
    ownScreenKeys,
  ),
  'app/features/stock-picks/paper/follow/page.tsx': member(
    `${picks}/paper/follow`,
    `screen ${ownScreenKeys}`,
  ),
  'app/features/stock-picks/paper/[id]/page.tsx': member(`${picks}/paper/{text}`, 'view'),
  'app/features/stock-picks/paper/[id]/trades.csv/route.ts#GET': member(
    `${picks}/paper/{text}/trades.csv`,
  ),
  'app/features/stock-picks/record/page.tsx': member(`${picks}/record`, 'screen view cost from'),
  'app/features/stock-picks/screens/[screen]/page.tsx': member(
    `${picks}/screens/{text}`,
    'page q col sort order clean view',
  ),
  'app/hi/features/sip-calculator/with-inputs/page.tsx': guest(
    '/hi/features/sip-calculator',
    sipKeys,
  ),
  'lib/account/actions.ts#mergeGuestData': values('/analytics', 1),
  'lib/dashboard/server/actions.ts#saveTransaction': form(
    '/analytics',
    'type assetClass instrument on quantity rupees account id editedId editedFrom',
  ),
  'lib/dashboard/server/actions.ts#importHoldings': form('/analytics', '', 'file'),
  'lib/dashboard/server/actions.ts#saveSharePrice': form(
    '/analytics',
    'price assetClass instrumentId day',
  ),
  'lib/dashboard/server/actions.ts#removeSharePrice': form('/analytics', 'id'),
  'lib/dashboard/server/actions.ts#saveCardLayout': values('/analytics', 1),
  'lib/dashboard/server/actions.ts#saveHousehold': form(
    '/analytics',
    'monthlyIncomeRupees savingsRupees accountsWithoutNominee regime hasDependants shown-savingsRupees shown-regime',
  ),
  'lib/dashboard/server/actions.ts#saveTarget': form(
    '/analytics',
    'equity debt gold coins mixed cash shown-equity',
  ),
  'lib/examples/actions.ts#checkGoal': form(
    '/forms',
    'goal monthly annualReturn years start account state rhythm notes reminders agree',
    'statement',
  ),
  'lib/holdings/actions.ts#removeTransaction': form('/analytics', 'id removedFrom'),
  'lib/holdings/actions.ts#saveLot': form(
    '/analytics',
    'assetClass instrumentId boughtOn quantity cost id',
  ),
  'lib/holdings/actions.ts#watch': form('/analytics', 'assetClass instrumentId id isWatched'),
  'lib/news/server/actions.ts#changeReadingListByForm': form(
    '/features/financial-news',
    'change word outlet',
  ),
  'lib/news/server/actions.ts#changeReadingListOfMine': values('/features/financial-news', 1),
  'lib/options/server/actions.ts#saveTrade': values('/features/option-trading', 1),
  'lib/options/server/actions.ts#removeTrade': values('/features/option-trading', 1),
  'lib/picks/server/actions.ts#saveChecklist': form(picks, 'isin point kept'),
  'lib/picks/server/actions.ts#saveNote': form(picks, 'id isin text'),
  'lib/picks/server/actions.ts#savePeers': form(picks, 'isin peer'),
  'lib/picks/server/actions.ts#saveRatio': form(picks, 'id name formula'),
  'lib/picks/server/actions.ts#saveScreen': form(picks, 'id title rule ranking'),
  'lib/picks/server/actions.ts#saveView': form(picks, 'id title query'),
  'lib/picks/server/actions.ts#followOnPaper': form(
    `${picks}/paper/follow`,
    'id screen rule ranking title starts amount weighting brokerage',
  ),
  'lib/saved/actions.ts#removeSavedItem': form('/analytics', 'id'),
  'lib/sip/server/actions.ts#postSipPlan': form(
    '/features/sip-calculator',
    'plan title id language',
  ),
  'lib/sip/server/actions.ts#saveSipPlan': form(
    '/features/sip-calculator',
    'plan title id language',
  ),
  'lib/tax/server/actions.ts#saveTaxCalculation': values('/features/income-tax-calculator', 3),
};
