import fc from 'fast-check';
import { planWithExample, readPlan } from '@/lib/sip/fields';
import { examplePlan, type SipPlan } from '@/lib/sip/plan';
import { projectSip } from '@/lib/sip/project';
import { planPath, planQuery, typedFromQuery, type QueryValues } from '@/lib/sip/query';

const read = (query: QueryValues) => readPlan(typedFromQuery(query));

test('an address without a query is the example', () => {
  expect(read({})).toEqual({ problems: {}, plan: examplePlan });
});

test('every key is read; unknown ones and the version are ignored', () => {
  expect(
    read({ m: '15000', r: '11.5', y: '15', s: '10', l: '2 lakh', v: '1', utm_source: 'x' }),
  ).toEqual({
    problems: {},
    plan: {
      monthlyRupees: 15_000,
      annualReturnPercent: 11.5,
      months: 180,
      yearlyStepUpPercent: 10,
      lumpSumRupees: 200_000,
    },
  });
});

test('of a key given twice the first counts', () => {
  expect(read({ m: ['7000', 'abc'], y: [] }).plan).toMatchObject({
    monthlyRupees: 7000,
    months: 240,
  });
});

test.each([
  ['m', 'abc', 'monthlyRupees', 'not-a-number'],
  ['m', '', 'monthlyRupees', 'missing'],
  ['m', '-5', 'monthlyRupees', 'too-small'],
  ['m', '2 crore', 'monthlyRupees', 'too-large'],
  ['m', '0', 'monthlyRupees', 'nothing-invested'],
  ['r', '', 'annualReturnPercent', 'missing'],
  ['r', '41', 'annualReturnPercent', 'too-large'],
  ['r', '-31', 'annualReturnPercent', 'too-small'],
  ['y', '2.5', 'years', 'not-whole'],
  ['y', '0', 'years', 'too-small'],
  ['y', '51', 'years', 'too-large'],
  ['s', '51', 'yearlyStepUpPercent', 'too-large'],
  ['s', '-1', 'yearlyStepUpPercent', 'too-small'],
  ['l', '2000 crore', 'lumpSumRupees', 'too-large'],
] as const)('%s=%s is a problem of that field alone', (key, text, field, problem) => {
  const typed = typedFromQuery({ [key]: text });
  expect(typed[field]).toBe(text);
  expect(readPlan(typed)).toEqual({ problems: { [field]: problem }, plan: null });
});

test('each bad field has its own message', () => {
  expect(read({ m: 'x', r: 'y', y: 'z', s: 'q', l: 'w' }).problems).toEqual({
    monthlyRupees: 'not-a-number',
    annualReturnPercent: 'not-a-number',
    years: 'not-a-number',
    yearlyStepUpPercent: 'not-a-number',
    lumpSumRupees: 'not-a-number',
  });
});

test('what would come to more rupees than can be counted exactly is a problem of the years', () => {
  const typed = typedFromQuery({ m: '1 crore', r: '40', y: '50', s: '50' });
  expect(readPlan(typed)).toEqual({ problems: { years: 'beyond-counting' }, plan: null });
  expect(planWithExample(typed).months).toBe(240);
});

test('step-up and lump sum may be left blank', () => {
  expect(read({ s: '', l: '' }).plan).toEqual(examplePlan);
});

test('a lump sum alone is a plan', () => {
  expect(read({ m: '0', l: '100000' }).plan).toMatchObject({
    monthlyRupees: 0,
    lumpSumRupees: 100_000,
  });
});

test('the example fills in for bad fields only', () => {
  expect(planWithExample(typedFromQuery({ m: '7000', r: 'abc', y: '5' }))).toEqual({
    ...examplePlan,
    monthlyRupees: 7000,
    months: 60,
  });
});

test('plain digits are shown grouped, anything else as it was typed', () => {
  expect(typedFromQuery({ m: '1250000', l: '12.5L' })).toMatchObject({
    monthlyRupees: '12,50,000',
    lumpSumRupees: '12.5L',
  });
});

test('no more than 60 characters of a field are echoed', () => {
  expect(typedFromQuery({ m: 'x'.repeat(5000) }).monthlyRupees).toHaveLength(60);
});

test('the shortest query leaves out what is zero by default', () => {
  expect(planQuery(examplePlan)).toBe('m=10000&r=12&y=20&v=1');
  expect(planQuery({ ...examplePlan, annualReturnPercent: 0, yearlyStepUpPercent: 10 })).toBe(
    'm=10000&r=0&y=20&s=10&v=1',
  );
});

test('a plan survives its address', () => {
  const anyPlan = fc.record<SipPlan>({
    monthlyRupees: fc.integer({ min: 1, max: 10_000_000 }),
    annualReturnPercent: fc.integer({ min: -3000, max: 4000 }).map((basis) => basis / 100),
    months: fc.integer({ min: 1, max: 50 }).map((years) => years * 12),
    yearlyStepUpPercent: fc.integer({ min: 0, max: 500 }).map((tenth) => tenth / 10),
    lumpSumRupees: fc.integer({ min: 0, max: 10_000_000_000 }),
  });
  fc.assert(
    fc.property(anyPlan, (plan) => {
      fc.pre(projectSip(plan).valueRupees <= Number.MAX_SAFE_INTEGER);
      const { searchParams, pathname } = new URL(planPath(plan), 'https://site.example');
      expect(pathname).toBe('/features/sip-calculator');
      expect(read(Object.fromEntries(searchParams))).toEqual({ problems: {}, plan });
    }),
  );
});
