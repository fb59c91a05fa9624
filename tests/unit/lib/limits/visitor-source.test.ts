import { env } from '@/lib/env';
import { namelessKey, unknownAddress, visitorAddress } from '@/lib/limits/visitor-source';
import { refuseExport, refuseFile } from '@/lib/limits/file-limit-store';
import { takeToken } from '@/lib/limits/store';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.mock('@/lib/env', () => ({
  env: { addressHeader: 'x-real-ip', cookieKeys: ['newest', 'older'] },
}));

const addressOf = (value: string | null) =>
  visitorAddress(new Headers(value === null ? {} : { 'x-real-ip': value }));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.10.113.27', '203.10.113.27'],
  ['1::ffff:203.0.113.7', '1:0:0:0'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  // What `::` leaves out lies within the first four groups; a dotted end stands for two.
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  ['::1:2:3:4:192.0.2.1', '0:0:1:2'],
  ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4'],
  ['1.2.3.4, 203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['1.2.3.4,2001:db8:1:2::9', '2001:db8:1:2'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
])('%s counts as %s', (value, group) => {
  expect(addressOf(value)).toBe(group);
});

test.each([
  ...['', '1.2.3', '203.0.113.7, ', ',', '1.2.3.4, 999.0.0.1', '::ffff:999.0.0.1'],
  // A port with more behind it, and an address with more before it.
  ...['203.0.113.7:80x', 'x203.0.113.7:80', '[2001:db8::1]:80x', 'x[2001:db8::1]:80'],
])('%p counts in the one group of unreadable addresses', (value) => {
  expect(addressOf(value)).toBe(unknownAddress);
});

test('an entry that the visitor writes before the proxy’s changes no address', () => {
  const headers = new Headers([
    ['x-real-ip', '198.51.100.1'],
    ['x-real-ip', '203.0.113.7'],
  ]);
  expect(visitorAddress(headers)).toBe('203.0.113.7');
});

test('no address without the header, and where no header is the proxy’s', () => {
  expect(addressOf(null)).toBeNull();
  jest.replaceProperty(env, 'addressHeader', null);
  expect(addressOf('203.0.113.7')).toBeNull();
});

test('a long value is cut before it is read, and its end counts', () => {
  expect(addressOf(`${'1.2.3.4, '.repeat(20_000)}203.0.113.7`)).toBe('203.0.113.7');
  expect(addressOf('1'.repeat(100_000))).toBe(unknownAddress);
  expect(addressOf(`x${'203.0.113.7'.padStart(100)}`)).toBe('203.0.113.7');
});

test('the key of a visitor is an HMAC with the newest key of the site, and names no one', () => {
  // printf 'person asha' | openssl dgst -sha256 -hmac newest -binary | basenc --base64url | cut -c 1-32
  expect(namelessKey('person asha')).toBe('L3bKum4Ku0YYDody5Q9uI5N55UQiHq_f');
});

const request = new Request('http://localhost', { headers: { 'x-real-ip': '203.0.113.7' } });

test('a file counts by address, an export by person; neither is refused while there are some left', async () => {
  jest.mocked(takeToken).mockResolvedValue(success(null));
  expect(await refuseFile(request)).toBeNull();
  expect(await refuseExport('asha')).toBeNull();
  expect(jest.mocked(takeToken).mock.calls).toEqual([
    ['file', { uid: null, address: '203.0.113.7' }],
    ['export', { uid: 'asha', address: null }],
  ]);
});

test('a refusal is a sentence with the wait, uncached', async () => {
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 42 }));
  const refused = await refuseExport('asha');
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('retry-after')).toBe('42');
  expect(refused?.headers.get('cache-control')).toBe('private, no-store');
  expect(await refused?.text()).toContain('42 seconds');
});
