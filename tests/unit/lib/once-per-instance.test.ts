import { oncePerInstance } from '@/lib/once-per-instance';

test('all copies of a module share one value, made at the first use', () => {
  const create = jest.fn(() => ({ requests: 0 }));
  const copies: (typeof oncePerInstance)[] = [oncePerInstance];
  jest.isolateModules(() => {
    copies.push(
      jest.requireActual<{ oncePerInstance: typeof oncePerInstance }>('@/lib/once-per-instance')
        .oncePerInstance,
    );
  });
  const [first, second] = copies.map((once) => once('test.shared', create));
  expect(second).toBe(first);
  expect(copies[0]).not.toBe(copies[1]);
  expect(create).toHaveBeenCalledTimes(1);
});

test('another name is another value', () => {
  expect(oncePerInstance('test.one', () => 1)).toBe(1);
  expect(oncePerInstance('test.other', () => 2)).toBe(2);
});
