import { messages } from '@/lib/messages';
import {
  amountFields,
  amountIn,
  factFields,
  groupOf,
  nameOf,
} from '@/lib/tax/domain/inputs/field-names';
import { emptyInput } from '@/lib/tax/domain/inputs/input';

test('every field is explained, and nothing that is no field', () => {
  // Every amount of a tool asks for its meaning by type.
  const { facts, tools, ...groups } = messages().taxGlossary;
  expect(tools.tds).not.toBe('');
  expect(Object.keys(facts)).toEqual(factFields);
  const explained = Object.entries(groups).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}.${name}`),
  );
  expect(explained).toEqual(amountFields);
});

test('a field is a group and a name', () => {
  expect([groupOf('salaryRupees.gross'), nameOf('salaryRupees.gross')]).toEqual([
    'salaryRupees',
    'gross',
  ]);
});

test('a field that an input lacks is our mistake', () => {
  const field = 'salaryRupees.nothing' as 'salaryRupees.gross';
  expect(() => amountIn(emptyInput(2026), field)).toThrow('No field salaryRupees.nothing');
});
