import * as fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readQuery, writeQuery, type StrategyQuery } from '@/lib/options/domain/position/query';
import { anyLegs, option } from '../../any-legs';

const anyNumber = fc.option(fc.double({ min: 1e-9, max: 1e6, noNaN: true }));
const anyQuery = fc.record({
  legs: anyLegs,
  spot: anyNumber,
  rate: anyNumber,
  dividendYield: anyNumber,
});

test('property: what is written is read back without loss', () => {
  fc.assert(
    fc.property(anyQuery, (query: StrategyQuery) => {
      const read = readQuery(new URLSearchParams(writeQuery(query)));
      expect(read).toEqual({ ...query, unreadLegs: [] });
    }),
    fuzzRuns(500),
  );
});

test('an address is short and stays what it is', () => {
  const query = { legs: [option('buy', 'call', 24_000, 300.4)], spot: 24_041.9, rate: null };
  expect(writeQuery({ ...query, dividendYield: null })).toBe(
    'v=1&s=24041.9&l=b_c_1_1_300.4_2026-12-01_24000_0.15',
  );
});

test.each([
  'x_c_1_65_10_2026-12-01_24000_0.1',
  'b_toString_1_65_10_2026-12-01_24000_0.1',
  'b_c_1.5_65_10_2026-12-01_24000_0.1',
  'b_c_0_65_10_2026-12-01_24000_0.1',
  'b_c_1_65_-10_2026-12-01_24000_0.1',
  'b_c_1_65_10_2026-02-30_24000_0.1',
  'b_c_1_65_10_2026-12-01_0_0.1',
  'b_c_1_65_10_2026-12-01_24000',
  'b_c_1_65_10_2026-12-01_24000_0.1_7',
  'b_f_1_65_10_2026-12-01_24000',
  'b_s_1_65_10_2026-12-01',
  'b_c_1_65_1e999_2026-12-01_24000_0.1',
  '',
])('a leg "%s" is named, not guessed', (text) => {
  const query = new URLSearchParams({ v: '1', l: text });
  expect(readQuery(query)).toMatchObject({ legs: [], unreadLegs: [text] });
});

test('unknown keys are ignored, a bad spot is not known, another version is not read', () => {
  expect(readQuery(new URLSearchParams('v=1&s=-5&r=abc&z=9'))).toEqual({
    legs: [],
    unreadLegs: [],
    spot: null,
    rate: null,
    dividendYield: null,
  });
  expect(readQuery(new URLSearchParams('v=2&s=5'))).toBeNull();
  expect(readQuery(new URLSearchParams())).toBeNull();
});

test('a ninth leg is named as unread', () => {
  const query = new URLSearchParams(
    writeQuery({ legs: [], spot: null, rate: null, dividendYield: null }),
  );
  for (let count = 0; count < 9; count += 1) query.append('l', `b_s_1_65_${count}`);
  expect(readQuery(query)).toMatchObject({ unreadLegs: ['b_s_1_65_8'] });
});
