import { readForm, readJson } from '@/lib/security/read-body';
import { pictureLimits } from '@/lib/account/picture-rules';
import { eventsPerRequest } from '@/lib/education/data/learning-schema';
import { notesLimits } from '@/lib/education/domain/lesson-notes';
import { enquiryLimits } from '@/lib/enquiries/enquiry';
import { csvLimits } from '@/lib/holdings/csv-format';
import { guestItemLimits } from '@/lib/saved/guest-items';
import { maxSentBytes } from '@/lib/funds/data/portfolio/portfolio-file';
import { bodyLimitOf, maxActionBytes } from '@/lib/security/body-limits';
import { timedAsync } from '@/tests/factories/cpu-time';
import { endlessBody } from '@/tests/factories/endless-body';

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);

const form = () => {
  const fields = new FormData();
  fields.append('message', 'क'.repeat(100));
  return fields;
};

test('a body as long as allowed is read', async () => {
  expect(await readJson(post('{"a":1}', { 'content-length': '7' }), 7)).toEqual({ a: 1 });
  const read = await readForm(post(form()), 1_000);
  expect(read instanceof FormData && read.get('message')).toBe('क'.repeat(100));
});

test('a longer body is refused without being read to its end', async () => {
  const { stream, piecesRead, isCancelled } = endlessBody('        ');
  expect(await readJson(post(stream), 20)).toBeNull();
  expect(piecesRead()).toBeLessThan(10);
  expect(isCancelled()).toBe(true);
});

test('a request without a body has neither JSON nor a form', async () => {
  const request = () => new Request('http://localhost/');
  expect(await readJson(request(), 20)).toBeNull();
  expect(await readForm(request(), 20)).toBeNull();
});

test('a body whose content-length is too large is not read at all', async () => {
  expect(await readJson(post('{}', { 'content-length': '21' }), 20)).toBeNull();
  expect(await readForm(post('a=b', { 'content-length': '5000' }), 300)).toBe('too-large');
});

test('a form counts what arrives, whatever length was named', async () => {
  expect(await readForm(post(form()), 300)).toBe('too-large');
  expect(await readForm(post(form(), { 'content-length': '1' }), 300)).toBe('too-large');
});

const part = (name: string, lines = '') =>
  `--parts-of-a-form\r\ncontent-disposition: form-data; name="${name}"\r\n${lines}\r\n\r\n`;
const longest = enquiryLimits.fileBytes;

test.each([
  ['a part with a million lines in its head', part('a', 'x: y\r\n'.repeat(longest / 6))],
  ['a name of a megabyte', part('%22'.repeat(longest / 3))],
  ['fifty thousand parts', part('').repeat(longest / 70)],
])('%s are refused before they are parsed', async (_, parts) => {
  const type = 'multipart/form-data; boundary=parts-of-a-form';
  const request = post(`${parts}--parts-of-a-form--\r\n`, { 'content-type': type });
  const { result, ms } = await timedAsync(() => readForm(request, longest * 2));
  expect(result).toBeNull();
  expect(ms).toBeLessThan(500);
});

test.each(['', '{', 'no', '\u0000'])('"%s" is no JSON', async (text) => {
  expect(await readJson(post(text), 20)).toBeNull();
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=a', 'application/json', ''])(
  'of the type %j, text is no form',
  async (type) => {
    expect(await readForm(post('{}', { 'content-type': type }), 300)).toBeNull();
  },
);

/** The fields and lines of a form around its file. */
const around = 10_000;

test('the limit of each path is larger than its largest form', () => {
  expect(bodyLimitOf('/analytics', false)).toBeGreaterThan(csvLimits.bytes + around);
  expect(bodyLimitOf('/api/account/avatar', false)).toBeGreaterThan(pictureLimits.sentBytes);
  expect(bodyLimitOf('/api/enquiries', false)).toBeGreaterThan(enquiryLimits.fileBytes + 100_000);
  expect(bodyLimitOf('/api/funds/portfolios', false)).toBeGreaterThan(maxSentBytes);
  expect(bodyLimitOf('/api/learning', false)).toBeGreaterThan(eventsPerRequest * 400);
  expect(bodyLimitOf('/tables', true)).toBeGreaterThan(guestItemLimits.characters * 3 + around);
  // A note in Hindi, as a form without scripts sends it.
  const lesson = '/features/financial-education/tax/two-regimes';
  expect(bodyLimitOf(lesson, false)).toBeGreaterThan(notesLimits.noteCharacters * 3 + around);
});

test('a path without a form of its own has the smallest limit', () => {
  for (const path of ['/account', '/api/login', '/api/support/wall', '/no-such-page', '__proto__'])
    expect(bodyLimitOf(path, false)).toBe(32_000);
  expect(bodyLimitOf('/tables', true)).toBe(200_000);
  expect(bodyLimitOf('/analytics', true)).toBe(maxActionBytes);
});
