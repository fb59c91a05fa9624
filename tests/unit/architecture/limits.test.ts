import { limitKinds } from '@/lib/limits/limit-kind';
import { hostileCases } from '../../hostile/cases';
import { routeHandlers, serverActions, textsBehind } from './called-functions';
import { filesBelow, readFromDisk, shippedFiles } from './module-graph';

/**
 * How often each function that a request can start may be started: its kinds of limit (lib/limits/limit-kind.ts), or
 * the reason why it needs none.
 */
type Row = readonly string[] | { why: string };

const machine = { why: 'for a machine that carries a secret; anybody else is refused at once' };
const ownRecord = {
  why: 'one read of what the signed-in person has, as every page of theirs does',
};
const logOut = { why: 'logging out is never refused' };
const sameForAll = { why: 'the same answer for everybody, made from what is in memory or cached' };

const rows: Readonly<Record<string, Row>> = {
  'app/api/account/attempt/route.ts POST': ['account'],
  'app/api/account/avatar/route.ts DELETE': ['avatar'],
  'app/api/account/avatar/route.ts POST': ['avatar'],
  'app/api/account/deletion/route.ts POST': ['account'],
  'app/api/account/export/route.ts GET': ['export'],
  'app/api/account/finish-deletions/route.ts GET': machine,
  'app/api/agenda.ics/route.ts GET': ['file'],
  'app/api/avatar/[name]/route.ts GET': {
    why: 'one file under a name that cannot be guessed, which a browser asks for once',
  },
  'app/api/consultation/sessions/route.ts GET': machine,
  'app/api/demo-member/route.ts GET': machine,
  'app/api/enquiries/route.ts POST': ['enquiry'],
  'app/api/export/route.ts GET': ['export'],
  'app/api/funds/facts/route.ts GET': machine,
  'app/api/funds/portfolios/route.ts POST': machine,
  'app/api/funds/run/route.ts GET': machine,
  'app/api/health/route.ts GET': sameForAll,
  'app/api/holdings.csv/route.ts GET': ['export'],
  'app/api/learning/route.ts POST': ['learning'],
  'app/api/login/attempt/route.ts POST': {
    why: 'it is the limit of sign-in itself: lib/auth/server/sign-in-attempts.ts',
  },
  'app/api/login/route.ts POST': ['session'],
  'app/api/logout/route.ts POST': logOut,
  'app/api/me/route.ts GET': ownRecord,
  'app/api/news/calendar.ics/route.ts GET': sameForAll,
  'app/api/news/feed.json/route.ts GET': ['file'],
  'app/api/news/feed.xml/route.ts GET': ['file'],
  'app/api/picks/closes/route.ts GET': machine,
  'app/api/picks/run/route.ts GET': machine,
  'app/api/search/route.ts GET': ['search'],
  'app/api/search/start/route.ts GET': sameForAll,
  'app/api/session/ended/route.ts GET': ownRecord,
  'app/api/support/qr.svg/route.ts GET': ['file'],
  'app/api/support/wall/[id]/route.ts DELETE': ['support'],
  'app/api/support/wall/[id]/route.ts GET': ['form'],
  'app/api/support/wall/mine/route.ts GET': ownRecord,
  'app/api/support/wall/route.ts GET': ['file'],
  'app/api/support/wall/route.ts POST': ['support'],
  'app/api/vitals/route.ts GET': machine,
  'app/api/vitals/route.ts POST': {
    why: 'counted in memory by lib/vitals/store.ts, which leaves no key of an address behind',
  },
  'app/features/consultation/bookings/[booking]/session.ics/route.ts GET': ['export'],
  'app/features/crypto-market/coins.csv/route.ts GET': ['file'],
  'app/features/crypto-market/holdings.csv/route.ts GET': ['export'],
  'app/features/crypto-market/prices/route.ts GET': ['file'],
  'app/features/financial-education/notes/notes.md/route.ts GET': ['export'],
  'app/features/mutual-funds/[schemeCode]/back-test.csv/route.ts GET': ['file'],
  'app/features/mutual-funds/[schemeCode]/figures.csv/route.ts GET': ['file'],
  'app/features/mutual-funds/[schemeCode]/nav.csv/route.ts GET': ['file'],
  'app/features/mutual-funds/funds.csv/route.ts GET': ['file'],
  'app/features/stock-picks/own/screen.csv/route.ts GET': ['export'],
  'app/features/stock-picks/paper/[id]/trades.csv/route.ts GET': ['export'],
  'app/features/stock-picks/screens.csv/route.ts GET': ['export'],
  'app/(shell)/account/actions.ts changeName': ['account'],
  'app/(shell)/account/actions.ts sendConfirmation': ['account'],
  'app/(shell)/account/actions.ts sendPasswordLink': ['account'],
  'app/(shell)/account/actions.ts signOutDevice': logOut,
  'app/(shell)/account/actions.ts signOutEverywhere': logOut,
  'app/features/consultation/actions.ts cancelBooking': ['booking'],
  'app/features/consultation/actions.ts changeWait': ['booking'],
  'app/features/consultation/actions.ts confirmAddress': ['account'],
  'app/features/consultation/actions.ts saveNotes': ['booking'],
  'app/features/consultation/actions.ts moveBooking': ['booking'],
  'app/features/consultation/actions.ts postBooking': ['booking', 'account'],
  'app/features/consultation/actions.ts saveDraft': ['booking'],
  'app/features/consultation/actions.ts sendBooking': ['booking'],
  'app/features/consultation/actions.ts withdrawAnswers': ['booking'],
  'app/features/financial-education/certificates/actions.ts issueCertificate': ['learning'],
  'app/features/financial-education/certificates/actions.ts withdrawCertificate': ['learning'],
  'app/features/financial-education/notes/actions.ts saveBookmark': ['learning'],
  'app/features/financial-education/notes/actions.ts saveHighlight': ['learning'],
  'app/features/financial-education/notes/actions.ts saveNote': ['learning'],
  'app/features/financial-education/notes/actions.ts removeHighlight': ['learning'],
  'lib/account/actions.ts mergeGuestData': ['saved'],
  'lib/dashboard/server/actions.ts saveTransaction': ['form'],
  'lib/dashboard/server/actions.ts importHoldings': ['import'],
  'lib/dashboard/server/actions.ts saveSharePrice': ['saved'],
  'lib/dashboard/server/actions.ts removeSharePrice': ['saved'],
  'lib/dashboard/server/actions.ts saveCardLayout': ['saved'],
  'lib/dashboard/server/actions.ts saveHousehold': ['saved'],
  'lib/dashboard/server/actions.ts saveTarget': ['saved'],
  'lib/examples/actions.ts checkGoal': ['form'],
  'lib/holdings/actions.ts removeTransaction': ['saved'],
  'lib/holdings/actions.ts saveLot': ['saved'],
  'lib/holdings/actions.ts watch': ['saved'],
  'lib/news/server/actions.ts changeReadingListByForm': ['news'],
  'lib/news/server/actions.ts changeReadingListOfMine': ['news'],
  'lib/options/server/actions.ts saveTrade': ['saved'],
  'lib/options/server/actions.ts removeTrade': ['saved'],
  'lib/picks/server/actions.ts saveChecklist': ['saved'],
  'lib/picks/server/actions.ts saveNote': ['saved'],
  'lib/picks/server/actions.ts savePeers': ['saved'],
  'lib/picks/server/actions.ts saveRatio': ['saved'],
  'lib/picks/server/actions.ts saveScreen': ['saved'],
  'lib/picks/server/actions.ts saveView': ['saved'],
  'lib/picks/server/actions.ts followOnPaper': ['saved'],
  'lib/saved/actions.ts removeSavedItem': ['saved'],
  'lib/sip/server/actions.ts postSipPlan': ['saved'],
  'lib/sip/server/actions.ts saveSipPlan': ['saved'],
  'lib/tax/server/actions.ts saveTaxCalculation': ['saved'],
};

/** The kinds that a text asks for, by itself or through one of the functions that pass a kind on. */
function kindsIn(text: string): string[] {
  const calls =
    /\b(?:takeToken|requireSaver|changeOfAccount)\((?:request, |\s+request,\s+)?'(\w+)'/g;
  return [...new Set([...text.matchAll(calls)].map(([, kind = '']) => kind))];
}

const entries = [...routeHandlers, ...serverActions];

test('every route handler and every server action has a row in `rows` of this file, and every row is one of them', () => {
  expect(entries.map(({ path, name }) => `${path} ${name}`).sort()).toEqual(
    Object.keys(rows).sort(),
  );
});

test.each(entries)('$name of $path is limited as its row says', (entry) => {
  const row = rows[`${entry.path} ${entry.name}`];
  const kinds = row && !('why' in row) ? row : [];
  expect(kindsIn(textsBehind(entry)).sort()).toEqual([...kinds].sort());
});

test('every kind of limit is used', () => {
  const used = Object.values(rows).flatMap((row) => ('why' in row ? [] : row));
  expect([...new Set(used)].sort()).toEqual([...limitKinds].sort());
});

/** Pages that read their query or a part of their path: the entries for text from outside beside these functions. */
const readingPages = filesBelow('app', ['/page.tsx']).filter(
  (path) => path.includes('[') || /\breadQuery\(|\bsearchParams\b/.test(readFromDisk(path)),
);

test('each entry for text from outside has a case in tests/hostile/cases.ts, and each case has its entry', () => {
  const wanted = [...readingPages, ...entries.map(({ path, name }) => `${path}#${name}`)];
  expect(Object.keys(hostileCases).sort()).toEqual(wanted.sort());
});

test('a file that somebody chose is read in these places, each of which cuts it by bytes first', () => {
  const reading = /\b(?:file|File|picked|chosen)\b[^;\n]*\.(?:text|arrayBuffer|stream)\(\)/;
  const readers = shippedFiles.filter((path) => reading.test(readFromDisk(path)));
  expect(readers.toSorted()).toEqual([
    'app/api/enquiries/route.ts',
    'lib/dashboard/server/actions.ts',
    'lib/market-files/file-worker.ts',
    'lib/statements/template-header.ts',
  ]);
});
