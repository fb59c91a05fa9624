/**
 * What the product stores about a person, for the notice that section 5 of the Digital Personal Data
 * Protection Act 2023 asks for. The privacy policy prints this list; tests/unit/lib/policies compares it
 * with the code: a new document, cookie or browser entry without a row here fails the build's checks.
 */
type Place =
  | 'firebase-auth'
  | 'firestore'
  | 'cloud-storage'
  | 'cookie'
  | 'browser-storage'
  | 'browser-cache'
  | 'host-logs';

type Datum = {
  place: Place;
  /** Where in that place: the path of a document or file, the name of a cookie, the key of an entry. */
  names: readonly string[];
};

export const dataInventory = {
  email: { place: 'firebase-auth', names: ['email'] },
  password: { place: 'firebase-auth', names: ['passwordHash'] },
  signInRecord: { place: 'firebase-auth', names: ['metadata', 'users/{uid}.createdAt'] },
  googleSignIn: { place: 'firebase-auth', names: ['providerData', 'users/{uid}.googleSince'] },
  username: { place: 'firestore', names: ['users/{uid}.username'] },
  profileImage: {
    place: 'firestore',
    names: ['users/{uid}.profileImage', 'users/{uid}/pictures/{name}'],
  },
  consent: { place: 'firestore', names: ['users/{uid}.consent'] },
  devices: { place: 'firestore', names: ['users/{uid}/sessions/{sid}'] },
  savedPlans: { place: 'firestore', names: ['users/{uid}/saved/{id}'] },
  newsReadingList: { place: 'firestore', names: ['users/{uid}/news/{id}'] },
  consultation: {
    place: 'firestore',
    names: ['users/{uid}/bookings/{id}', 'consultation-slots/{time}', 'consultation-waits/{id}'],
  },
  mail: { place: 'firestore', names: ['mail/{id}'] },
  closing: { place: 'firestore', names: ['deletions/{hash}'] },
  enquiries: { place: 'firestore', names: ['users/{uid}/enquiries/{id}'] },
  enquiryFiles: { place: 'cloud-storage', names: ['enquiries/{random}'] },
  wallEntries: { place: 'firestore', names: ['wall/{id}'] },
  attemptCounts: { place: 'firestore', names: ['limits/{key}'] },
  learning: {
    place: 'firestore',
    names: ['users/{uid}/learning/{id}', 'users/{uid}/lesson-notes/{id}'],
  },
  certificates: { place: 'firestore', names: ['certificates/{id}'] },
  sessionCookies: { place: 'cookie', names: ['__Host-session', 'session'] },
  knownDevice: { place: 'cookie', names: ['__Host-known-device', 'known-device'] },
  signedInHint: { place: 'cookie', names: ['signed-in'] },
  display: { place: 'browser-storage', names: ['theme', 'figures', 'amounts', 'reading'] },
  dashboardNotes: {
    place: 'browser-storage',
    names: ['household', 'last-sip', 'tasks-done'],
  },
  guestNewsReadingList: { place: 'browser-storage', names: ['news-reading-list'] },
  savedTaxes: { place: 'browser-storage', names: ['tax-calculations'] },
  guestCopy: { place: 'browser-storage', names: ['saved'] },
  optionJournal: { place: 'browser-storage', names: ['option-journal'] },
  ownMarketFiles: { place: 'browser-storage', names: ['market-files', 'market-columns'] },
  optionPause: { place: 'browser-storage', names: ['option-pause-until'] },
  pendingLearning: { place: 'browser-storage', names: ['learning'] },
  recentSearches: { place: 'browser-storage', names: ['recent-searches'] },
  ownWallEntries: { place: 'browser-storage', names: ['wall-entries'] },
  enquiryDraft: { place: 'browser-storage', names: ['enquiry-draft', 'name-draft'] },
  googleRedirect: { place: 'browser-storage', names: ['google-redirect'] },
  measureConsent: { place: 'browser-storage', names: ['measure'] },
  savedPages: { place: 'browser-cache', names: ['pages', 'built-files'] },
  savedLessons: { place: 'browser-cache', names: ['lessons-{random}'] },
  requestLogs: { place: 'host-logs', names: ['request log'] },
} as const satisfies Record<string, Datum>;

/**
 * Collections of the database that hold nothing about any person, and so have no row. `enquiry-numbers` says that a
 * number is taken, and not by whom.
 */
export const impersonalCollections: readonly string[] = [
  'calls',
  'picks-record',
  'vitals',
  'consultation-days',
  'enquiry-numbers',
];

export type DatumId = keyof typeof dataInventory;

const all = Object.keys(dataInventory) as DatumId[];

const browserPlaces: readonly Place[] = ['cookie', 'browser-storage', 'browser-cache'];

const isInBrowser = (id: DatumId) => browserPlaces.includes(dataInventory[id].place);

/** What lies on servers, in the order of the table. */
export const serverData: readonly DatumId[] = all.filter((id) => !isInBrowser(id));

/** What lies in the visitor's own browser: cookies and storage. */
export const browserData: readonly DatumId[] = all.filter(isInBrowser);

/** The words of one row of the notice. */
export type DatumMessages = {
  datum: string;
  purpose: string;
  where: string;
  howLong: string;
  whoSees: string;
};

/**
 * The companies that process personal data for this site, or that a visitor deals with from here. `hosts` are the
 * addresses that our server or the visitor's browser contacts; tests compare them with the code. `notice` is null where
 * the company follows from a setting or from the visitor's own choice.
 */
export const recipients = {
  googleFirebase: {
    notice: 'https://firebase.google.com/support/privacy',
    hosts: [
      'identitytoolkit.googleapis.com',
      'securetoken.googleapis.com',
      'firestore.googleapis.com',
      'storage.googleapis.com',
      'oauth2.googleapis.com',
      'www.googleapis.com',
      'apis.google.com',
    ],
  },
  vercel: { notice: 'https://vercel.com/legal/privacy-policy', hosts: [] },
  mailRelay: { notice: null, hosts: [] },
  videoRoom: { notice: null, hosts: [] },
  upi: { notice: null, hosts: [] },
  buyMeACoffee: {
    notice: 'https://www.buymeacoffee.com/privacy-policy',
    hosts: ['buymeacoffee.com'],
  },
} as const satisfies Record<string, { notice: string | null; hosts: readonly string[] }>;

export type RecipientId = keyof typeof recipients;

export type RecipientMessages = { name: string; task: string; data: string; region: string };

/** What a person may ask for, with the section of the Digital Personal Data Protection Act 2023. */
export const rights = {
  access: '11',
  correction: '12',
  erasure: '12',
  withdrawal: '6(4)',
  grievance: '13',
  board: '13(3)',
  nomination: '14',
} as const;

export type RightId = keyof typeof rights;

export type RightMessages = { right: string; how: string };

/** Settings of a deployment about where data goes; null if not set. */
export type PlaceSettings = {
  /** The location of Google Cloud where database and files are. */
  region: string | null;
  /** Whether the site's mails are sent at all, and through which company. */
  sendsMail: boolean;
  mailRelay: string | null;
  /** The address of the video call; null where no sessions are offered. */
  videoRoomUrl: string | null;
};

export type PlaceMessages = {
  /** The locations of Google Cloud in India, in words. */
  regions: Readonly<Record<string, string>>;
  regionNotStated: string;
  noMail: string;
  mailRelayNotStated: string;
  noVideoRoom: string;
};

/** The values of {region}, {mailRelay} and {videoRoom} in the privacy policy. */
export function placesInWords(settings: PlaceSettings, messages: PlaceMessages) {
  const { region, sendsMail, mailRelay, videoRoomUrl } = settings;
  return {
    region: region ? (messages.regions[region] ?? region) : messages.regionNotStated,
    mailRelay: sendsMail ? (mailRelay ?? messages.mailRelayNotStated) : messages.noMail,
    videoRoom: videoRoomUrl ? new URL(videoRoomUrl).host : messages.noVideoRoom,
  };
}
