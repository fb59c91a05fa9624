import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/enquiries/route';
import { findUser } from '@/lib/auth/server/session';
import { sendMyEnquiry } from '@/lib/enquiries/store';
import { takeToken } from '@/lib/limits/store';
import { formOf } from '@/tests/factories/form-of';
import { memberOf } from '@/tests/factories/member';
import { ownRequest } from '@/tests/factories/own-request';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/env', () => ({
  env: {
    ownOrigins: ['http://localhost'],
    addressHeader: 'x-real-ip',
    grievance: { email: 'grievance@arthayatra.example' },
  },
}));
jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/enquiries/store', () => ({ sendMyEnquiry: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));

const json = { accept: 'application/json' };
const id = randomUUID();

const typed = { id, scope: 'website', budget: 'open', message: 'Pages for our small firm.' };

function post(
  fields: Readonly<Record<string, string | File>> = {},
  headers: Readonly<Record<string, string>> = json,
) {
  const body = formOf({ ...typed, website: '', ...fields });
  const sent = { method: 'POST', body, headers: { 'content-length': '2000', ...headers } } as const;
  return POST(ownRequest('/api/enquiries', sent));
}

beforeEach(() => {
  jest.mocked(findUser).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(takeToken).mockReset().mockResolvedValue(success(null));
  jest.mocked(sendMyEnquiry).mockReset().mockResolvedValue(success('AY-0000-0001'));
});

test('a form is stored and answered with its number; a plain post is redirected to its ticket', async () => {
  const answer = await post({ file: new File(['a,b\n1,2\n'], 'C:\\x\\list.csv') });
  const sent = { status: 'sent', number: 'AY-0000-0001' };
  expect([answer.status, await answer.json()]).toEqual([200, sent]);
  const [member, sentId, , file] = jest.mocked(sendMyEnquiry).mock.calls[0] ?? [];
  expect([member?.uid, sentId, file?.name, file?.kind]).toEqual(['asha', id, 'list.csv', 'text']);
  expect(takeToken).toHaveBeenCalledWith('enquiry', { uid: 'asha', address: '203.0.113.7' });
  const plain = await post({}, {});
  const ticket = '/premium-services/enquiries?sent=AY-0000-0001';
  expect([plain.status, plain.headers.get('location')]).toEqual([303, ticket]);
});

test('every mistake is named: as JSON by field, or as plain text without scripts', async () => {
  const wrong = { scope: '', message: 'short', file: new File(['MZ\0'], 'photo.png') };
  const answer = await post(wrong);
  const problems = { scope: 'missing', message: 'too-short', file: 'wrong-type' };
  expect([answer.status, await answer.json()]).toEqual([400, { status: 'mistakes', problems }]);
  const plain = await post(wrong, {});
  expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await plain.text()).toMatch(/This field is required[\s\S]*at least 20[\s\S]*Go back/);
  expect(sendMyEnquiry).not.toHaveBeenCalled();
});

test('without a rate-limit token the answer is 429 with the wait', async () => {
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 42 }));
  const answer = await post();
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    429,
    '42',
    { status: 'too-many', retryAfterSeconds: 42 },
  ]);
  expect(sendMyEnquiry).not.toHaveBeenCalled();
});

test('nothing is stored from a foreign page, a guest, a body too large or a filled honeypot', async () => {
  expect((await post({}, { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({}, { ...json, 'content-length': '4500000' })).status).toBe(413);
  expect((await post({ id: '../other' })).status).toBe(400);
  expect((await post({ website: 'https://spam.example' })).status).toBe(200);
  jest.mocked(findUser).mockResolvedValue(failure('guest'));
  expect((await post()).status).toBe(401);
  // The session may have ended while the form was filled in: its cookies must go before the sign-in page opens.
  expect((await post({}, {})).headers.get('location')).toBe(
    '/api/session/ended?returnUrl=%2Fpremium-services',
  );
  expect(sendMyEnquiry).not.toHaveBeenCalled();
});
