import { memoizeByObject, memoizeRecent } from '@/lib/memoize';

it('computes once for each object, undefined and null among the values', () => {
  const compute = jest.fn(({ value }: { value: number | null | undefined }) => value);
  const of = memoizeByObject(compute);
  for (const key of [{ value: 1 }, { value: null }, { value: undefined }]) {
    expect([of(key), of(key)]).toEqual([key.value, key.value]);
  }
  expect(compute).toHaveBeenCalledTimes(3);
});

it('remembers the keys asked for last', () => {
  const made: string[] = [];
  const recent = memoizeRecent<string>(2);
  const ask = (key: string) =>
    recent(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask).join('')).toBe('ABACAB');
  // The third key took the place of b, which was asked for before a.
  expect(made.join('')).toBe('abcb');
});
