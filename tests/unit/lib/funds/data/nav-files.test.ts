import { readNavMonthFile, writeNavMonthFile } from '@/lib/funds/data/nav-files';
import type { NavMonth } from '@/lib/funds/domain/market/nav-month';
import { gzipJson } from '@/lib/gzip-json';

const month: NavMonth = {
  ...{ end: '2024-02-29', days: [1, 2, 28, 29], codes: [100, 7_000, 7_001, 7_002] },
  navs: Float64Array.of(
    ...[10, 10.0001, 9.9999, 0],
    // Bought and sold at a thousand, and with more decimals than AMFI usually writes.
    ...[0, 0, 0, 1_234.5],
    ...[10.123456, 0, 10.2, 10.3],
    ...[0.1 + 0.2, 0.3, 0.3, 0.3],
  ),
};

it('is read as it was written, to the last digit', async () => {
  expect(await readNavMonthFile(await writeNavMonthFile(month), '2024-02-29')).toEqual(month);
});

it('holds days of many schemes in few bytes', async () => {
  const days = Array.from({ length: 22 }, (_, at) => at + 1);
  const codes = Array.from({ length: 1_000 }, (_, at) => 100_000 + 3 * at);
  const navOf = (row: number, day: number) =>
    Math.round((10 + row + Math.sin(row + day)) * 10_000) / 10_000;
  const navs = Float64Array.from(codes.flatMap((_, row) => days.map((day) => navOf(row, day))));
  const bytes = await writeNavMonthFile({ end: '2024-02-29', days, codes, navs });
  expect(bytes.length / navs.length).toBeLessThan(3);
  expect((await readNavMonthFile(bytes, '2024-02-29')).navs).toEqual(navs);
});

const file = { version: 1, end: '2024-02-29', days: [1, 2], codeSteps: [5, 1], longNavs: [] };

it.each([
  ['of another month', { ...file, end: '2024-01-31', navs: '1,1;1,1' }],
  ['of another version', { ...file, version: 2, navs: '1,1;1,1' }],
  ['with a row too few', { ...file, navs: '1,1' }],
  ['with a row too many', { ...file, navs: '1,1;1,1;1,1' }],
  ['with a day too many', { ...file, navs: '1,1,1;1,1' }],
  ['with a NAV below zero', { ...file, navs: '1,-2;1,1' }],
  ['with a NAV of zero', { ...file, navs: '1,-1;1,1' }],
  ['with letters', { ...file, navs: '1,a;1,1' }],
  [
    'with long NAVs of an unknown code',
    { ...file, navs: ';', longNavs: [{ code: 9, navs: [1, 2] }] },
  ],
])('refuses a file %s', async (_, content) => {
  await expect(readNavMonthFile(await gzipJson(content), '2024-02-29')).rejects.toThrow();
});

it('refuses a damaged file', async () => {
  const bytes = await writeNavMonthFile(month);
  bytes[40]! ^= 1;
  await expect(readNavMonthFile(bytes, '2024-02-29')).rejects.toThrow();
});
