import { forgetHere, keepHere, onKeptChange, readKept } from '@/components/tax/tools/kept-here';

const item = (id: string, name = id) => ({
  id,
  name,
  fragment: `#v=1&y=2026&sg=${id}`,
  savedAt: '2026-11-21T06:00:00.000Z',
});

beforeEach(() => localStorage.clear());

test('the newest stands first; a new name changes no place; what is removed is gone', () => {
  const heard = jest.fn();
  const stop = onKeptChange(heard);
  keepHere(item('1'));
  keepHere(item('2'));
  keepHere(item('1', 'Raise'));
  expect(readKept().map(({ name }) => name)).toEqual(['2', 'Raise']);
  forgetHere('2');
  expect(readKept()).toEqual([item('1', 'Raise')]);
  forgetHere('1');
  expect(localStorage).toHaveLength(0);
  expect(heard).toHaveBeenCalledTimes(5);
  stop();
});

test.each(['not json', '{"a":1}', '[1, null, {"id": "x"}]'])(
  'what is no list of ours (%s) counts as none',
  (text) => {
    localStorage.setItem('tax-calculations', text);
    expect(readKept()).toEqual([]);
  },
);

test('a browser that keeps nothing says so', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(keepHere(item('1'))).toBe(false);
  refuse.mockRestore();
});
