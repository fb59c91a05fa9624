import {
  fileAnswer,
  methodNotAllowed,
  personalJson,
  personalRedirect,
  problemAnswer,
  sentenceAnswer,
  tooManyAnswer,
} from '@/lib/answers';

test.each([
  ['JSON', personalJson({ a: 1 }, 200, { 'cache-control': 'public' }), 200, '{"a":1}', {}],
  ['a problem', problemAnswer('unavailable', 503), 503, '{"problem":"unavailable"}', {}],
  [
    'too many',
    tooManyAnswer({ retryAfterSeconds: 42 }),
    429,
    '{"problem":"too-many","retryAfterSeconds":42}',
    { 'retry-after': '42' },
  ],
  [
    'a sentence',
    sentenceAnswer('No such portfolio.', 404, { 'retry-after': '5' }),
    404,
    'No such portfolio.',
    { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  ],
  [
    'a file',
    fileAnswer('session.ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'),
    200,
    'BEGIN:VCALENDAR',
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="session.ics"',
    },
  ],
  ['no method', methodNotAllowed('GET'), 405, '', { allow: 'GET' }],
  [
    'a redirect',
    personalRedirect('/analytics', ['a=1', 'b=2']),
    307,
    '',
    { location: '/analytics', 'set-cookie': 'a=1, b=2' },
  ],
])('no cache stores %s', async (_, answer, status, body, headers) => {
  expect([answer.status, await answer.text()]).toEqual([status, body]);
  const all = { ...headers, 'cache-control': 'private, no-store' };
  for (const [name, value] of Object.entries(all)) expect(answer.headers.get(name)).toBe(value);
});

test.each([
  ['a".csv', 'a-.csv'],
  ['../../a.csv', '-..-a.csv'],
  ['a\r\nset-cookie: b', 'a--set-cookie--b'],
  ['निवेश.csv', '-----.csv'],
])('the file name %j becomes %j', (name, safe) => {
  expect(fileAnswer(name, 'text/csv', '').headers.get('content-disposition')).toBe(
    `attachment; filename="${safe}"`,
  );
});
