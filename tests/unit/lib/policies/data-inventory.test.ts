import { displayChoices } from '@/components/shell/display/remembered-choice';
import { browserKeys } from '@/lib/browser-storage/keys';
import { messages } from '@/lib/messages';
import { assetCache, lessonCachePrefix, pageCache } from '@/lib/offline/saved-caches';
import {
  browserData,
  dataInventory,
  impersonalCollections,
  serverData,
  placesInWords,
} from '@/lib/policies/data-inventory';
import type { NewSavedItem } from '@/lib/saved/saved-item';
import { readFromDisk, shippedFiles } from '@/tests/unit/architecture/module-graph';

const shipped = shippedFiles.map((name) => ({ name, text: readFromDisk(name) }));

/** The first groups of all that a pattern finds in the code that ships, each once. */
function found(pattern: RegExp): string[] {
  const matches = shipped.flatMap(({ text }) => [...text.matchAll(pattern)]);
  return [...new Set(matches.map(([, name = '']) => name))].sort();
}

const names: string[] = Object.values(dataInventory).flatMap((datum) => [...datum.names]);

const namesIn = (wanted: string): string[] =>
  Object.values(dataInventory).flatMap(({ place, names }) => (place === wanted ? names : []));
/** Of a path in Firestore every other part is a collection. */
const firestoreCollections = namesIn('firestore').flatMap((name) =>
  name
    .replace(/\..*$/, '')
    .split('/')
    .filter((_, index) => index % 2 === 0),
);

test('every collection of the database that the code names is in the notice', () => {
  const collections = found(/(?:\.collection|\.collectionGroup)\(\s*'([^'/]+)/g);
  expect(collections.length).toBeGreaterThan(0);
  const known = [...firestoreCollections, ...impersonalCollections];
  expect(known).toEqual(expect.arrayContaining(collections));
  expect(collections).toEqual(expect.arrayContaining([...impersonalCollections]));
});

test('every document of the database that the code names lies under the person', () => {
  expect(found(/\.doc\(\s*[`'"]([a-z]+)\//g)).toEqual(['users']);
});

// readCollection of lib/account/user-tree-store.ts reads no further; the export and the deletion would.
test('no collection of a member lies below a document of another one', () => {
  const ofMembers = namesIn('firestore').filter((name) => name.startsWith('users/{uid}/'));
  expect(ofMembers.length).toBeGreaterThan(3);
  expect(ofMembers.filter((name) => name.split('/').length !== 4)).toEqual([]);
});

test('every field of a new profile is in the notice', () => {
  const store = readFromDisk('lib/auth/server/session-store.ts');
  const created = /reference\.create\(\{([\s\S]*?)\n {4}\}\)/.exec(store)?.[1] ?? '';
  const fields = [...created.matchAll(/^ {6}(\w+):/gm)].map(([, field = '']) => field).sort();
  expect(fields).toContain('username');
  expect(names).toEqual(expect.arrayContaining(fields.map((field) => `users/{uid}.${field}`)));
});

/** Words by which `savedPlans` of lib/messages/en/policies/privacy-policy.ts names each kind of saved item. */
const savedWords: Readonly<Record<NewSavedItem['kind'], string>> = {
  'sip-plan': 'plans and tax calculations',
  'tax-calculation': 'plans and tax calculations',
  watchlist: 'Your watchlist',
  holding: 'Transactions of your portfolio',
  'option-trade': 'Paper trades of your option journal',
  'share-price': 'prices of shares',
  'allocation-target': 'Your target allocation',
  household: 'your household answers',
  'dashboard-layout': 'the layout of your dashboard',
  'picks-screen': 'Your stock screens',
  'picks-view': 'views of lists',
  'picks-ratio': 'ratios',
  'share-checklist': 'Your checklist',
  'share-note': 'journal',
  'share-peers': 'peers for a share',
  'paper-portfolio': 'Your paper portfolios',
  // Stands with the sessions that a member books.
  draft: 'also as a draft',
};

test.each(Object.entries(savedWords))(
  'the notice names the saved items of the kind %s',
  (_, text) => {
    const { savedPlans, consultation } = messages().privacyPolicy.inventory;
    expect(`${savedPlans.datum} ${consultation.datum}`).toContain(text);
  },
);

test('every key of the browser’s storage is in the notice, and no other', () => {
  expect(namesIn('browser-storage').sort()).toEqual([...browserKeys].sort());
});

test('each key of the browser’s storage has one place in the code', () => {
  // A choice of the display hands its key on; of a key with parts, the first is the name.
  const inCode = shipped.flatMap(({ text }) =>
    [...text.matchAll(/browserStorage(?:<[^(]*>)?\(\s*['`]([a-z-]+)/g)].map(([, key]) => key),
  );
  const ofDisplay = Object.values(displayChoices).map(({ key }) => key);
  expect([...inCode, ...ofDisplay].sort()).toEqual([...browserKeys].sort());
  expect(ofDisplay.sort()).toEqual([...dataInventory.display.names].sort());
});

test('every cache that the code opens is in the notice', () => {
  const { savedPages, savedLessons } = dataInventory;
  expect([...savedPages.names].sort()).toEqual([assetCache, pageCache].sort());
  expect(savedLessons.names).toEqual([`${lessonCachePrefix}{random}`]);
  const openers = shipped.filter(({ text }) => /caches\.open\(/.test(text));
  expect(openers.map(({ name }) => name).sort()).toEqual(['lib/offline/saved-copies.ts']);
});

test('every cookie that the code sets is in the notice', () => {
  const cookieNames = found(/[cC]ookieName = (?:env\.isHttps \? )?'([^']+)'/g);
  expect(cookieNames.length).toBeGreaterThan(1);
  expect(names).toEqual(expect.arrayContaining(cookieNames));
});

/** Who writes files into Cloud Storage, and the row of the notice; null: nothing about any person. */
const fileWriters: Readonly<Record<string, keyof typeof dataInventory | null>> = {
  'lib/account/picture-store.ts': 'profileImage',
  'lib/enquiries/store.ts': 'enquiryFiles',
  'lib/funds/server/market-store.ts': null,
  'lib/funds/server/portfolio-store.ts': null,
  'lib/news/server/first-sights-store.ts': null,
  'lib/picks/server/imported-source.ts': null,
  'lib/sources/last-good.ts': null,
};

test('every file that the code stores is in the notice', () => {
  const writers = shipped.filter(
    ({ name, text }) =>
      !name.startsWith('lib/firebase/') && /storageBucket\(\)|writeStoredFile\(/.test(text),
  );
  expect(writers.map(({ name }) => name).sort()).toEqual(Object.keys(fileWriters));
  const [folder = ''] = dataInventory.enquiryFiles.names[0].split('{');
  expect(readFromDisk('lib/enquiries/store.ts')).toContain(`\`${folder}\${`);
});

test.each(['en', 'hi'] as const)('each row has words in %s and stands in one table', (language) => {
  const ids = Object.keys(dataInventory).sort();
  expect([...serverData, ...browserData].sort()).toEqual(ids);
  expect(Object.keys(messages(language).privacyPolicy.inventory).sort()).toEqual(ids);
});

test('the page for gifts says of a payment by UPI what the notice says', () => {
  const { support, privacyPolicy } = messages();
  const sentence = 'Our bank statement shows your name and UPI address';
  expect(support.upi.noConfirmation).toContain(sentence);
  expect(privacyPolicy.recipients.upi.data).toContain(sentence);
});

const placesMessages = messages().privacyPolicy.places;
const settings = {
  region: 'asia-south1',
  sendsMail: true,
  mailRelay: 'Relay Ltd',
  videoRoomUrl: 'https://meet.example/room-with-a-secret',
};

test('the places that are set are named, the video room by its host alone', () => {
  expect(placesInWords(settings, placesMessages)).toEqual({
    region: 'asia-south1 (Mumbai, India)',
    mailRelay: 'Relay Ltd',
    videoRoom: 'meet.example',
  });
});

test('a region without a name of ours is printed as it is', () => {
  expect(placesInWords({ ...settings, region: 'europe-west3' }, placesMessages).region).toBe(
    'europe-west3',
  );
});

test('places that are not set are named as such', () => {
  const unset = { region: null, sendsMail: true, mailRelay: null, videoRoomUrl: null };
  expect(placesInWords(unset, placesMessages)).toEqual({
    region: placesMessages.regionNotStated,
    mailRelay: placesMessages.mailRelayNotStated,
    videoRoom: placesMessages.noVideoRoom,
  });
  expect(placesInWords({ ...settings, sendsMail: false }, placesMessages).mailRelay).toBe(
    placesMessages.noMail,
  );
});
