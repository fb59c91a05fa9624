import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import {
  choiceFields,
  fieldNames,
  isChoice,
  keyOf,
  ruleOf,
  type FieldName,
  type SipInputs,
} from '@/lib/sip/domain/inputs/fields';
import { readInputs, startInputs } from '@/lib/sip/domain/inputs/inputs';
import {
  inputsPath,
  inputsQuery,
  namedPath,
  saidUnder,
  typedFromInputs,
  typedFromQuery,
} from '@/lib/sip/domain/inputs/query';
import type { QueryValues } from '@/lib/query-values';

const today = '2026-11-21';
const read = (query: QueryValues) => readInputs(typedFromQuery(query), today);

test('an address without a query is the start of a new page', () => {
  expect(read({})).toEqual({ problems: {}, inputs: startInputs, nearest: startInputs });
});

test('an address of the first version opens the plan that it always opened; unknown keys are ignored', () => {
  expect(
    read({ m: '15000', r: '11.5', y: '15', s: '10', l: '2 lakh', v: '1', utm_source: 'x' }).inputs,
  ).toEqual({
    ...startInputs,
    monthlyRupees: 15_000,
    annualReturnPercent: 11.5,
    years: 15,
    stepUp: 10,
    lumpSumRupees: 200_000,
  });
});

test('the keys are those that are documented, and no two are the same', () => {
  const keys = fieldNames.map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.join(' ')).toBe(
    'm r y mo s l se sc t1 t1m t2 t2m t3 t3m p1 p1n p2 p2n g i sb e d w wc wcc wr wi wy ag ' +
      'su t1e t2e t3e gs f we cr cp tb b.m b.r b.y b.s b.l b.e c.m c.r c.y c.s c.l c.e',
  );
});

test('of a key given twice the first counts', () => {
  expect(read({ m: ['7000', 'abc'], y: [] }).inputs).toMatchObject({
    monthlyRupees: 7000,
    years: 20,
  });
});

test('a choice that there is not counts as not given', () => {
  expect(read({ f: 'gold', su: '<b>' }).inputs).toEqual(startInputs);
  expect(read({ f: 'debt', cr: 'effective', cp: 'end' }).inputs).toMatchObject({
    fund: 'debt',
    rateConvention: 'effective',
    paidAt: 'end',
  });
});

test('beside other plans every plan has its prefix, and an omitted field is as in plan A', () => {
  const { inputs } = read({ 'a.m': '5000', 'a.r': '12', 'a.y': '10', 'b.r': '10', 'c.y': '15' });
  expect(inputs).toMatchObject({ monthlyRupees: 5000, years: 10, 'b.annualReturnPercent': 10 });
  expect(inputs && inputsQuery(inputs)).toBe('a.m=5000&a.r=12&a.y=10&b.r=10&c.y=15&v=1');
  expect(read({ m: '5000', 'a.m': '9000' }).inputs?.monthlyRupees).toBe(5000);
});

test('plain digits are shown grouped, anything else as it was typed', () => {
  expect(typedFromQuery({ m: '1250000', l: '12.5L', su: 'rupees', s: '1500' })).toMatchObject({
    monthlyRupees: '12,50,000',
    lumpSumRupees: '12.5L',
    stepUp: '1,500',
  });
});

test('no more than 60 characters of a field are echoed', () => {
  expect(typedFromQuery({ m: 'x'.repeat(5000) }).monthlyRupees).toHaveLength(60);
  expect(saidUnder('n', { n: ['y'.repeat(100)] })).toHaveLength(60);
});

test('the shortest query leaves out what a new page begins with', () => {
  expect(inputsQuery(startInputs)).toBe('m=10000&r=12&y=20&v=1');
  expect(inputsQuery({ ...startInputs, annualReturnPercent: 0, inflationPercent: 0 })).toBe(
    'm=10000&r=0&y=20&i=0&v=1',
  );
});

test('a name goes along only where it is asked for', () => {
  expect(inputsPath(startInputs)).not.toContain('n=');
  expect(namedPath(startInputs, ' ')).toBe(inputsPath(startInputs));
  const url = new URL(namedPath(startInputs, 'Asha’s 1 & 2'), 'https://site.example');
  expect(url.searchParams.get('n')).toBe('Asha’s 1 & 2');
});

/** Any value that a field takes, in the steps in which it is typed. */
function anyValue(name: FieldName, stepUpUnit: string) {
  if (isChoice(name)) return fc.constantFrom<string>(...choiceFields[name].options);
  const { unit, min, max, blank } = ruleOf(name, stepUpUnit);
  const value =
    unit === 'percent'
      ? fc
          .integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) })
          .map((basis) => basis / 100)
      : fc.integer({ min: Math.ceil(min), max });
  return blank === null ? fc.option(value) : value;
}

const anyInputs = fc
  .constantFrom('percent', 'rupees')
  .chain((stepUpUnit) =>
    fc
      .record(Object.fromEntries(fieldNames.map((name) => [name, anyValue(name, stepUpUnit)])))
      .map((inputs) => ({ ...inputs, stepUpUnit }) as unknown as SipInputs),
  );

test('all inputs survive their address and their fields', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      fc.pre(Object.keys(readInputs(typedFromInputs(inputs), today).problems).length === 0);
      expect(readInputs(typedFromInputs(inputs), today).inputs).toEqual(inputs);
      const { searchParams, pathname } = new URL(inputsPath(inputs), 'https://site.example');
      expect(pathname).toBe('/features/sip-calculator');
      expect(read(Object.fromEntries(searchParams)).inputs).toEqual(inputs);
    }),
    fuzzRuns(60),
  );
});
