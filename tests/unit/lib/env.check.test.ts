import { generateKeyPairSync } from 'node:crypto';
import {
  checkEnvironment,
  EnvironmentError,
  environmentProblems,
  requiredVariables,
} from '@/lib/env.check';
import {
  addressOf,
  readAmounts,
  readPrices,
  readPrivateKey,
  sourceAddresses,
  splitKeys,
} from '@/lib/env.settings';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const pem = privateKey;
const keyLines = pem.trim().split('\n');
const firstKey = '3f9a0c51d7e24b8896aa10cf5b7de342';
const secondKey = 'b81e7702c94d4f5ea3156d08f27ac9e0';

const production = {
  SITE_URL: 'https://arthayatra.example',
  FIREBASE_PROJECT_ID: 'arthayatra-live',
  FIREBASE_API_KEY: 'AIzaSy-web',
  FIREBASE_STORAGE_BUCKET: 'arthayatra-live.firebasestorage.app',
  FIREBASE_CLIENT_EMAIL: 'site@arthayatra-live.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: pem,
  AUTH_COOKIE_KEYS: firstKey,
  GRIEVANCE_NAME: 'Asha Rao',
  GRIEVANCE_EMAIL: 'grievance@arthayatra.example',
};
const local = {
  ...production,
  SITE_URL: 'http://localhost:3000',
  FIREBASE_PROJECT_ID: 'demo-site',
};

const problemsWith = (changes: Record<string, string | undefined>, base = production) =>
  environmentProblems({ ...base, ...changes });

describe('a complete configuration', () => {
  it.each([
    ['in production', production],
    ['on this machine', local],
    ['on this machine by number', { ...local, SITE_URL: 'http://127.0.0.1:3000' }],
  ])('passes %s', (_, env) => {
    expect(environmentProblems(env)).toEqual([]);
    expect(() => checkEnvironment(env)).not.toThrow();
  });

  it('may name emulators on this machine', () => {
    const hosts = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(problemsWith(hosts, local)).toEqual([]);
  });
});

it.each<Record<string, string>>([
  { MAIL_EXTENSION: 'on' },
  { MAIL_RELAY: 'Brevo (Sendinblue SAS)' },
  { NSE_PRICES_LICENCE: 'NSE Data, agreement 12 of 1 Oct 2026' },
  { PICKS_BENCHMARK_SCHEME: '120716' },
  { PICKS_PRICE_LAG_DAYS: '30' },
  { PICKS_PRICE_LAG_DAYS: '365' },
  { GUEST_PAGES_SECONDS: '300' },
  { FIREBASE_REGION: 'asia-south1' },
  { FIREBASE_REGION: 'nam5' },
  { FIREBASE_AUTH_DOMAIN: '' },
  { FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com' },
  { FIREBASE_STORAGE_BUCKET: 'arthayatra-live.appspot.com' },
  { API_URL: 'https://api.arthayatra.example/v1' },
  { GRIEVANCE_EMAIL: "o'brien@arthayatra.example" },
  { COINGECKO_PRO_API_KEY: 'CG-a1B2c3D4' },
])('%j may be set', (changes) => {
  expect(problemsWith(changes)).toEqual([]);
});

describe('figures from outside', () => {
  it('may be samples, from this machine, on this machine', () => {
    const sample = { DATA_MODE: 'sample', COINGECKO_BASE_URL: 'http://127.0.0.1:4000/coingecko' };
    expect(problemsWith(sample, local)).toEqual([]);
    expect(problemsWith({ DATA_MODE: 'live' })).toEqual([]);
  });

  it('come from the providers themselves where no other address is set', () => {
    expect(addressOf({}, 'amfi')).toBe('https://portal.amfiindia.com');
    expect(addressOf({ AMFI_BASE_URL: '  ' }, 'amfi')).toBe(sourceAddresses.amfi);
    expect(addressOf({ AMFI_BASE_URL: 'https://x.example' }, 'amfi')).toBe('https://x.example');
  });

  it('come from the address of paid plans where CoinGecko has a key of one', () => {
    const paid = { COINGECKO_PRO_API_KEY: 'CG-paid' };
    expect(addressOf(paid, 'coingecko')).toBe('https://pro-api.coingecko.com/api/v3');
    expect(addressOf(paid, 'amfi')).toBe(sourceAddresses.amfi);
    const own = { ...paid, COINGECKO_BASE_URL: 'https://x.example' };
    expect(addressOf(own, 'coingecko')).toBe('https://x.example');
  });
});

it('reads amounts and prices; unset ones are an empty list', () => {
  expect(readAmounts('Hosting=1500; Domain = 120;')).toEqual([
    { name: 'Hosting', rupees: 1500 },
    { name: 'Domain', rupees: 120 },
  ]);
  expect(readPrices('plus=199/1990')).toEqual([
    { plan: 'plus', monthRupees: 199, yearRupees: 1990 },
  ]);
  expect([readAmounts(undefined), readPrices(' ')]).toEqual([[], []]);
});

describe('a missing variable', () => {
  it.each(Object.entries(requiredVariables))('%s is named, with its meaning', (name, meaning) => {
    for (const value of [undefined, '', '   ']) {
      expect(problemsWith({ [name]: value })).toContain(`${name} is missing: ${meaning}.`);
    }
  });

  it('is named together with all others', () => {
    expect(() => checkEnvironment({})).toThrow(EnvironmentError);
    const names = environmentProblems({}).map((problem) => problem.split(' ')[0]);
    expect(names).toEqual(Object.keys(requiredVariables));
  });
});

describe('a malformed or dangerous value', () => {
  const refused: Readonly<Record<string, readonly string[]>> = {
    SITE_URL: [
      'arthayatra.example',
      'https://arthayatra.example/',
      'https://arthayatra.example/home',
      'ftp://arthayatra.example',
      ' https://arthayatra.example',
      'https://arthayatra.example\n',
    ],
    AUTH_COOKIE_KEYS: [
      ' , ',
      firstKey.slice(1),
      `${firstKey},${secondKey.slice(1)}`,
      `${firstKey},${firstKey}`,
      'secret1secret1secret1secret1secret1',
      `undefined${firstKey}`,
      'a'.repeat(40),
      `"${firstKey}"`,
      `'${firstKey},${secondKey}'`,
    ],
    FIREBASE_PROJECT_ID: ['My Project', '"arthayatra-live"'],
    FIREBASE_API_KEY: ['"AIzaSy-web"', 'AIzaSy web'],
    FIREBASE_STORAGE_BUCKET: [
      'gs://arthayatra-live.firebasestorage.app',
      '"arthayatra-live.firebasestorage.app"',
      'arthayatra-live.firebasestorage.app/folder',
    ],
    FIREBASE_CLIENT_EMAIL: ['my-project', '"site@arthayatra-live.iam.gserviceaccount.com"'],
    FIREBASE_PRIVATE_KEY: [
      'abc',
      '-----BEGIN PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
    ],
    CRON_SECRET: [
      firstKey.slice(1),
      'example-example-example-example-x',
      `é${firstKey}`,
      `अ${firstKey}`,
    ],
    FIREBASE_AUTH_EMULATOR_HOST: ['127.0.0.1:9099'],
    FIRESTORE_EMULATOR_HOST: ['127.0.0.1:8080'],
    FIREBASE_STORAGE_EMULATOR_HOST: ['127.0.0.1:9199'],
    NODE_TLS_REJECT_UNAUTHORIZED: ['0'],
    API_URL: ['not a url', 'javascript:alert(1)', 'ftp://api.example'],
    PRODUCTION: ['yes'],
    GRIEVANCE_EMAIL: ['nobody', '"grievance@arthayatra.example"', "'grievance@arthayatra.example'"],
    MAIL_EXTENSION: ['yes'],
    MAIL_RELAY: ['<b>'],
    NSE_PRICES_LICENCE: ['licensed', 'x1'],
    PICKS_BENCHMARK_SCHEME: ['Nifty'],
    PICKS_PRICE_LAG_DAYS: ['29', '366', '30.5'],
    GUEST_PAGES_SECONDS: ['301'],
    FIREBASE_REGION: ['Mumbai', 'asia-south1/x'],
    FIREBASE_AUTH_DOMAIN: [
      'https://project.firebaseapp.com',
      'project.firebaseapp.com/__/auth',
      "a.example; script-src 'unsafe-inline'",
      'localhost',
    ],
    ADDRESS_HEADER: ['x-real-ip: 1'],
    UPI_ADDRESS: ['name@bank&pa=thief@bank', 'someone@example.com'],
    UPI_NAME: ['<b>'],
    COFFEE_HANDLE: ['../evil'],
    RUNNING_COSTS: ['Hosting=lots'],
    SUPPORT_RECEIVED: ['2026-13=10'],
    PREMIUM_PRICES: ['gold=1/2', 'plus=199/2400', 'plus=199/1990; plus=99/990'],
    DATA_MODE: ['demo', 'sample'],
    COINGECKO_API_KEY: ['CG-demo key'],
    COINGECKO_PRO_API_KEY: ['""', '"CG-paid"'],
    COINGECKO_BASE_URL: ['api.coingecko.com', 'http://127.0.0.1:4000/coingecko'],
    AMFI_BASE_URL: ['https://portal.amfiindia.com/'],
    AMFI_NAVS: ['yes'],
    MFAPI_BASE_URL: ['https://api.mfapi.in?x=1'],
    FRANKFURTER_BASE_URL: ['file:///etc/passwd'],
  };
  const values = Object.entries(refused).flatMap(([name, bad]) =>
    bad.map((value) => [name, value]),
  );

  it.each(values)('of %s is refused: %j', (name = '', value) => {
    const problems = problemsWith({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
  });

  it.each(['http://arthayatra.example', 'http://localhost.evil.example', 'http://10.0.0.1:3000'])(
    'of SITE_URL is refused: %s, because it is not this machine',
    (SITE_URL) => {
      expect(problemsWith({ SITE_URL }, local)).toEqual([
        'SITE_URL must be https for every host but localhost.',
      ]);
    },
  );

  it('is refused on http when the project is a real one', () => {
    expect(problemsWith({ FIREBASE_PROJECT_ID: 'arthayatra-live' }, local)).toEqual([
      'FIREBASE_PROJECT_ID must begin with demo- when SITE_URL is http://localhost.',
    ]);
  });

  it('is never printed', () => {
    const values = {
      ...production,
      FIREBASE_PRIVATE_KEY: 'hunter2-key',
      AUTH_COOKIE_KEYS: 'hunter2-cookie',
      SITE_URL: 'hunter2-site',
      FIREBASE_API_KEY: 'hunter2 api',
      COINGECKO_PRO_API_KEY: '"hunter2"',
    };
    const problems = environmentProblems(values);
    expect(problems).toHaveLength(5);
    expect(problems.join(' ')).not.toContain('hunter2');
  });
});

describe('a private key', () => {
  it.each([
    ['as it is', pem.trim()],
    ['with its line breaks written out', pem.trim().replaceAll('\n', '\\n')],
    ['in double quotes', `"${pem.trim().replaceAll('\n', '\\n')}"`],
    ['in single quotes', `'${pem.trim()}'`],
    ['with spaces for its line breaks', pem.trim().replaceAll('\n', ' ')],
    ['with indented lines', pem.trim().replaceAll('\n', '\n  ')],
    [
      'with its last line behind the one before',
      keyLines.slice(0, -1).join('\n') + keyLines.at(-1),
    ],
  ])('is read %s', (_, value) => {
    expect(readPrivateKey(value)).toBe(pem.trim());
    expect(problemsWith({ FIREBASE_PRIVATE_KEY: value })).toEqual([]);
  });

  it.each([
    ['without its last line', keyLines.slice(0, -1).join('\n')],
    ['without a line in its middle', keyLines.filter((_, index) => index !== 4).join('\n')],
    ['that is a public one', publicKey],
  ])('is refused %s, in words that hold none of it', (_, value) => {
    const problems = problemsWith({ FIREBASE_PRIVATE_KEY: value });
    expect(problems).toEqual([
      `FIREBASE_PRIVATE_KEY is malformed: ${requiredVariables.FIREBASE_PRIVATE_KEY}.`,
    ]);
  });
});

it('takes an optional variable that is empty or blank for one that is left out', async () => {
  const environmentBefore = process.env;
  const optional = ['FIREBASE_AUTH_EMULATOR_HOST', 'GRIEVANCE_ADDRESS', 'PICKS_PRICE_LAG_DAYS'];
  for (const value of ['', '  ']) {
    jest.resetModules();
    const blank = Object.fromEntries(optional.map((name) => [name, value]));
    process.env = { ...environmentBefore, ...local, ...blank };
    const { env } = await import('@/lib/env');
    process.env = environmentBefore;
    expect(env.firebase.authEmulatorHost).toBeNull();
    expect(env.grievance.address).toBeNull();
    expect(env.picks.priceLagDays).toBeNull();
  }
});

describe('cookie keys', () => {
  it('keep their order, newest first, without blanks', () => {
    expect(splitKeys(` ${secondKey} , ${firstKey} ,`)).toEqual([secondKey, firstKey]);
  });

  it('of which the first is empty leave the others in use', () => {
    expect(problemsWith({ AUTH_COOKIE_KEYS: `,${firstKey}` })).toEqual([]);
  });
});

describe('the seller', () => {
  const seller = {
    SELLER_NAME: 'Nilgiri Ledger Services',
    SELLER_ADDRESS: '4 Example Road, Pune 411001',
    SELLER_GSTIN: '27AAPFU0939F1ZV',
  };

  test('is optional, also with prices: they are not shown then', () => {
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ PREMIUM_PRICES: 'plus=199/1990' })).toEqual([]);
    expect(problemsWith(seller)).toEqual([]);
    expect(problemsWith({ ...seller, SELLER_GSTIN: '' })).toEqual([]);
  });

  test.each([
    ['SELLER_NAME', { ...seller, SELLER_NAME: ' ' }],
    ['SELLER_ADDRESS', { ...seller, SELLER_ADDRESS: undefined }],
    ['SELLER_NAME', { ...seller, SELLER_NAME: 'a\nb' }],
    ['SELLER_ADDRESS', { ...seller, SELLER_ADDRESS: 'a'.repeat(401) }],
    ['SELLER_GSTIN', { ...seller, SELLER_GSTIN: '27AAPFU0939F1ZW' }],
  ])('%s is named when it is missing or malformed', (name, variables) => {
    const problems = problemsWith(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} is (missing|malformed): `));
    expect(problems[0]).not.toContain('AAPFU');
  });

  test('is needed where a session has a fee', () => {
    const withFee = {
      CONSULTATION_HOURS: 'mon-fri 10:00-13:00',
      CONSULTATION_HOST: 'Asha Rao',
      CONSULTATION_ROOM: 'https://meet.example/room',
      CONSULTATION_ABOUT: 'No commissions.',
      CONSULTATION_REGISTRATION: 'INA000012345 2030-03-31',
      CONSULTATION_FEE_RUPEES: '500',
    };
    expect(problemsWith(withFee)).toEqual([expect.stringMatching(/^SELLER_NAME is missing/)]);
    expect(problemsWith({ ...withFee, ...seller })).toEqual([]);
  });
});
