import fc from 'fast-check';
import { canonicalJson, type Json } from '@/lib/picks/domain/record/record-chain';

test('keys are sorted at every depth, lists are not', () => {
  const value = { b: [3, { z: null, a: true }], a: 'é"\n', A: 1e21 };
  expect(canonicalJson(value)).toBe('{"A":1e+21,"a":"é\\"\\n","b":[3,{"a":true,"z":null}]}');
});

test('the order in which a database gives the fields changes nothing, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value as Json);
      expect(canonicalJson(reversed(value) as Json)).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([NaN, Infinity, -Infinity])('%s is refused', (number) => {
  expect(() => canonicalJson({ number })).toThrow(/JSON/);
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}
