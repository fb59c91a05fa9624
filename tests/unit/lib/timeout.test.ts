import { TimeoutError, withTimeout } from '@/lib/timeout';

const never = new Promise<string>(() => undefined);

test('a value that is in time is returned, and its timer is gone', async () => {
  jest.useFakeTimers();
  await expect(withTimeout(Promise.resolve('value'), 1_000)).resolves.toBe('value');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('work that fails in time fails with its own error', async () => {
  const work = Promise.reject(new RangeError('of the work'));
  await expect(withTimeout(work, 1_000, () => 'late')).rejects.toThrow(RangeError);
});

test('late work throws a TimeoutError', async () => {
  await expect(withTimeout(never, 5)).rejects.toThrow(TimeoutError);
  await expect(withTimeout(never, 5)).rejects.toThrow('no answer within 5 ms');
});

test('late work is replaced by what the caller names', async () => {
  await expect(withTimeout(never, 5, () => null)).resolves.toBeNull();
});

test('a failure that comes after its time is not left unhandled', async () => {
  const lateFailure = new Promise<string>((_, reject) => setTimeout(() => reject(new Error()), 10));
  await expect(withTimeout(lateFailure, 1, () => 'late')).resolves.toBe('late');
  await new Promise((resolve) => setTimeout(resolve, 20));
});
