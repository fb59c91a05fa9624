import { memoizeByObject, memoizeRecent, oncePerInstance } from '@/lib/memoize';

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

it('all copies of a module share one value, made at the first use', () => {
  const create = jest.fn(() => ({ requests: 0 }));
  const copies: (typeof oncePerInstance)[] = [oncePerInstance];
  jest.isolateModules(() => {
    copies.push(
      jest.requireActual<{ oncePerInstance: typeof oncePerInstance }>('@/lib/memoize')
        .oncePerInstance,
    );
  });
  const [first, second] = copies.map((once) => once('test.shared', create));
  expect(second).toBe(first);
  expect(copies[0]).not.toBe(copies[1]);
  expect(create).toHaveBeenCalledTimes(1);
});

it('another name is another value', () => {
  expect(oncePerInstance('test.one', () => 1)).toBe(1);
  expect(oncePerInstance('test.other', () => 2)).toBe(2);
});
