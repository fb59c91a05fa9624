import { after } from 'next/server';

jest.mock('server-only', () => ({}));
jest.mock('next/server', () => ({ after: jest.fn() }));

type Turns = typeof import('@/app/rendering-turn');
let ends: (() => void)[];
let begun: string[];
let renderingTurn: Turns['renderingTurn'];

beforeEach(async () => {
  jest.useFakeTimers();
  ends = [];
  begun = [];
  jest.mocked(after).mockImplementation((end) => void ends.push(end as () => void));
  await jest.isolateModulesAsync(async () => {
    ({ renderingTurn } = await import('@/app/rendering-turn'));
  });
});

afterEach(() => jest.useRealTimers());

async function begin(...names: string[]) {
  for (const name of names) void renderingTurn().then(() => begun.push(name));
  await jest.advanceTimersByTimeAsync(0);
}

test('four large pages are written at once, the others in the order in which they came', async () => {
  await begin('a', 'b', 'c', 'd', 'e', 'f');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends[1]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun.at(-1)).toBe('f');
});

test('a turn is given back once, and by itself when nobody gives it back', async () => {
  await begin('a', 'b', 'c', 'd', 'e', 'f', 'g');
  ends[0]?.();
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(5);
  await jest.advanceTimersByTimeAsync(500);
  expect(begun).toHaveLength(7);
  await jest.advanceTimersByTimeAsync(500);
  await begin('h', 'i', 'j', 'k', 'l');
  expect(begun).toHaveLength(11);
});
