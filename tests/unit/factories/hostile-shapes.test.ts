import { hostileShapes } from '@/tests/factories/hostile-shapes';

describe('the hostile shapes', () => {
  it('are sixty, and no two the same', () => {
    expect(hostileShapes).toHaveLength(60);
    expect(new Set(hostileShapes.map(({ name }) => name)).size).toBe(60);
    expect(new Set(hostileShapes.map(({ make }) => make(1_000))).size).toBe(60);
  });

  it.each(hostileShapes.map((shape) => [shape.name, shape] as const))(
    'makes %s as long as asked for',
    (_name, { make }) => {
      for (const characters of [1_000, 10_000, 100_000]) {
        expect(make(characters)).toHaveLength(characters);
      }
    },
  );
});
