import { csvResponse } from '@/lib/csv/csv-response';

test('is a download in UTF-8 that no cache stores', async () => {
  const response = csvResponse('nav-119551.csv', 'a,b\r\n');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="nav-119551.csv"',
    'cache-control': 'private, no-store',
  });
});

test.each([
  ['a".csv', 'a-.csv'],
  ['../../a.csv', '-..-a.csv'],
  ['a\r\nset-cookie: b', 'a--set-cookie--b'],
  ['निवेश.csv', '-----.csv'],
])('the file name %j becomes %j', (name, safe) => {
  expect(csvResponse(name, '').headers.get('content-disposition')).toBe(
    `attachment; filename="${safe}"`,
  );
});
