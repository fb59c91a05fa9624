import { putMySavedItem, requireSaver, type Saver } from '@/lib/saved/store';
import { saveTaxCalculation } from '@/lib/tax/server/actions';
import { savedCalculationOf, summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/saved/store', () => ({ putMySavedItem: jest.fn(), requireSaver: jest.fn() }));

const id = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';
const fragment = '#v=1&y=2026&sg=2000000&tc=2200000';
const updatedAt = new Date('2026-11-21T06:00:00Z');

test('a saved calculation has the fields of the calculator alone, and comes back with its tax', () => {
  const item = savedCalculationOf(id, ' My \u202Esalary ', `${fragment}&zz=<script>&tk=toString`);
  expect(item).toEqual({
    id,
    kind: 'tax-calculation',
    version: 1,
    data: { title: 'My salary', fragment: 'v=1&y=2026&sg=2000000&tc=2200000' },
  });
  expect(item && summariseSavedCalculation({ ...item, updatedAt })).toEqual({
    id,
    title: 'My salary',
    yearLabel: 'Tax Year 2026-27',
    newTaxRupees: 192_400,
    oldTaxRupees: 413_400,
    path: '/features/income-tax-calculator#v=1&y=2026&sg=2000000&tc=2200000',
    updatedAt,
  });
});

test('a blank age is saved as blank', () => {
  const saved = savedCalculationOf(id, '', '#v=1&y=2026&pa=&sg=2000000');
  expect(saved?.data).toHaveProperty('fragment', 'v=1&y=2026&pa=&sg=2000000');
});

test.each([
  ['nothing of ours', '', '#content'],
  ['too long a name', 'x'.repeat(61), fragment],
])('%s is not saved', async (_, title, text) => {
  expect(savedCalculationOf(id, title, text)).toBeNull();
  expect(await saveTaxCalculation(id, title, text)).toBe('invalid');
});

test('an item of another kind, version or shape is no calculation', () => {
  const item = savedCalculationOf(id, '', fragment);
  if (!item) throw new Error('Nothing was made');
  const read = (change: object) => summariseSavedCalculation({ ...item, updatedAt, ...change });
  expect(read({ kind: 'sip-plan' })).toBeNull();
  expect(read({ version: 2 })).toBeNull();
  expect(read({ data: { title: '' } })).toBeNull();
  expect(read({ data: { title: '', fragment: 'v=9' } })).toBeNull();
});

beforeEach(() => {
  const value = { uid: 'asha' } as Saver;
  jest.mocked(requireSaver).mockResolvedValue(success(value));
});

test.each([
  [success(null), 'saved'],
  [failure('guest'), 'ended'],
  [failure('full'), 'full'],
])('the answer %p of the account is said as %s', async (answer, said) => {
  jest.mocked(putMySavedItem).mockResolvedValue(answer);
  expect(await saveTaxCalculation(id, '', fragment)).toBe(said);
});

test('without a session, and of something else than texts, nothing is saved', async () => {
  const odd = { toString: () => fragment } as unknown as string;
  expect(await saveTaxCalculation(id, '', odd)).toBe('invalid');
  jest.mocked(requireSaver).mockResolvedValue(failure('guest'));
  expect(await saveTaxCalculation(id, '', fragment)).toBe('ended');
});
