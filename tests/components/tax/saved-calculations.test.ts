import {
  removeCalculation,
  saveCalculation,
  savedCalculations,
} from '@/components/tax/tools/saved-calculations';

const item = (id: string, name = id) => ({
  id,
  name,
  fragment: `#v=1&y=2026&sg=${id}`,
  savedAt: '2026-11-21T06:00:00.000Z',
});

beforeEach(() => localStorage.clear());

test('the newest is first; a new name changes no place; what is removed is gone', () => {
  const heard = jest.fn();
  const stop = savedCalculations.subscribe(heard);
  saveCalculation(item('1'));
  saveCalculation(item('2'));
  saveCalculation(item('1', 'Raise'));
  expect((savedCalculations.read() ?? []).map(({ name }) => name)).toEqual(['2', 'Raise']);
  removeCalculation('2');
  expect(savedCalculations.read() ?? []).toEqual([item('1', 'Raise')]);
  removeCalculation('1');
  expect(localStorage).toHaveLength(0);
  expect(heard).toHaveBeenCalledTimes(5);
  stop();
});

test.each(['not json', '{"a":1}', '[1, null, {"id": "x"}]'])(
  'what is no list of ours (%s) counts as none',
  (text) => {
    localStorage.setItem('tax-calculations', text);
    expect(savedCalculations.read() ?? []).toEqual([]);
  },
);

test('without storage in the browser, the save reports it', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(saveCalculation(item('1'))).toBe('blocked');
  refuse.mockRestore();
});
