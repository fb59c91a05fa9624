import { readAnswer, readRetryAfter, type ProviderRequest } from '@/lib/sources/read-answer';
import { SourceError } from '@/lib/sources/source-error';
import { endlessBody } from '@/tests/factories/endless-body';

let asked: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  asked = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.restoreAllMocks());

const question = (changes: Partial<ProviderRequest> = {}): ProviderRequest => ({
  url: 'https://api.example/prices',
  headers: {},
  hosts: ['mirror.example'],
  maxBytes: 10,
  signal: new AbortController().signal,
  ...changes,
});

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } });

function endless(piece: string) {
  const { stream, ...body } = endlessBody(piece);
  return { answer: new Response(stream), ...body };
}

test('an answer as large as allowed is read', async () => {
  asked.mockResolvedValue(new Response('1234567890'));
  expect(await readAnswer(question())).toBe('1234567890');
});

const tooLarge = { outage: 'too-large' };

test('a body without an end is not read beyond the limit', async () => {
  const { answer, piecesRead, isCancelled } = endless('1234');
  asked.mockResolvedValue(answer);
  await expect(readAnswer(question())).rejects.toMatchObject(tooLarge);
  expect(piecesRead()).toBeLessThan(6);
  expect(isCancelled()).toBe(true);
});

test('a body that is read in pieces is not held, and ends at the limit', async () => {
  asked.mockResolvedValueOnce(endless('1234').answer);
  const pieces: string[] = [];
  const take = (bytes: Uint8Array) => void pieces.push(new TextDecoder().decode(bytes));
  await expect(readAnswer(question({ take }))).rejects.toMatchObject(tooLarge);
  expect(pieces).toEqual(['1234', '1234']);
  asked.mockResolvedValueOnce(new Response('1234567890'));
  expect(await readAnswer(question({ take }))).toBe('');
  expect(pieces.at(-1)).toBe('1234567890');
});

test('a body that is read in pieces ends where its reader refuses it', async () => {
  asked.mockResolvedValueOnce(endless('1').answer);
  const refuse = () => {
    throw new SourceError('malformed', 'a line without an end');
  };
  const answer = readAnswer(question({ maxBytes: 1e6, take: refuse }));
  await expect(answer).rejects.toMatchObject({ outage: 'malformed' });
});

test('a body is not read whose length in the header is too large', async () => {
  const { answer, piecesRead } = endless('1');
  answer.headers.set('content-length', '11');
  asked.mockResolvedValue(answer);
  await expect(readAnswer(question())).rejects.toMatchObject(tooLarge);
  expect(piecesRead()).toBeLessThan(2);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://mirror.example/prices',
  'https://mirror.example:8443/prices',
  'https://mirror.example.evil.example/',
  '//evil.example/',
  'file:///etc/passwd',
  'http://',
])('a redirect to %s is not followed', async (location) => {
  asked.mockResolvedValueOnce(redirectTo(location));
  await expect(readAnswer(question())).rejects.toMatchObject({ outage: 'refused' });
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['/v2/prices', 'https://mirror.example/prices'])(
  'a redirect to %s is followed by us, not by the platform',
  async (location) => {
    asked.mockResolvedValueOnce(redirectTo(location)).mockResolvedValueOnce(new Response('1'));
    expect(await readAnswer(question())).toBe('1');
    expect(asked.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual']);
  },
);

test('a redirect in a circle ends after three', async () => {
  asked.mockImplementation(() => Promise.resolve(redirectTo('/prices')));
  await expect(readAnswer(question())).rejects.toMatchObject({ outage: 'refused' });
  expect(asked).toHaveBeenCalledTimes(4);
});

test('404 is an answer of nothing, 503 an outage with its wait', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await readAnswer(question())).toBeNull();
  asked.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'retry-after': '120' } }));
  await expect(readAnswer(question())).rejects.toMatchObject({ retryAfterMs: 120_000 });
});

test.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 10:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['999999999', 3_600_000],
  ['soon', null],
  ['-5', null],
  [null, null],
])('Retry-After: %s is %p ms', (value, expected) => {
  expect(readRetryAfter(value, Date.parse('2026-11-21T10:00:00Z'))).toBe(expected);
});
