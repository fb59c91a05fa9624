import { readSipPageQuery } from '@/lib/sip/domain/inputs/history-query';
import fc from 'fast-check';
import type { QueryValues } from '@/lib/query-values';
import {
  choiceFields,
  type FieldName,
  fieldNames,
  isChoice,
  keyOf,
  ruleOf,
  type SipInputs,
  type TypedInputs,
} from '@/lib/sip/domain/inputs/fields';
import {
  historyQuery,
  pathOfSentPlan,
  readHistoryQuery,
} from '@/lib/sip/domain/inputs/history-query';
import { planAOf } from '@/lib/sip/domain/answer';
import { readInputs, startInputs } from '@/lib/sip/domain/inputs/inputs';
import { conventionOf, fundOf, plansOf } from '@/lib/sip/domain/inputs/plans';
import {
  inputsPath,
  inputsQuery,
  nameQuery,
  readTab,
  saidUnder,
  typedValue,
  typedFromQuery,
} from '@/lib/sip/domain/inputs/query';
import { openTab, type TabId, tabQuery } from '@/lib/sip/domain/inputs/page-query';
import { examplePlan, type DetailedPlan } from '@/lib/sip/domain/plan';
import { finalValue } from '@/lib/sip/domain/project';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';

const today = '2026-11-21';
const read = (query: QueryValues) => readInputs(typedFromQuery(query), today);

describe('the fields', () => {
  test.each([
    [{ m: 'abc' }, 'monthlyRupees', 'not-a-number'],
    [{ m: '' }, 'monthlyRupees', 'missing'],
    [{ m: '-5' }, 'monthlyRupees', 'too-small'],
    [{ m: '2 crore' }, 'monthlyRupees', 'too-large'],
    [{ m: '0' }, 'monthlyRupees', 'nothing-invested'],
    [{ r: '' }, 'annualReturnPercent', 'missing'],
    [{ r: '41' }, 'annualReturnPercent', 'too-large'],
    [{ r: '-31' }, 'annualReturnPercent', 'too-small'],
    [{ y: '2.5' }, 'years', 'not-whole'],
    [{ y: '0' }, 'years', 'no-time'],
    [{ y: '50', mo: '1' }, 'years', 'no-time'],
    [{ mo: '12' }, 'extraMonths', 'too-large'],
    [{ y: '51' }, 'years', 'too-large'],
    [{ s: '51' }, 'stepUp', 'too-large'],
    [{ s: '-1' }, 'stepUp', 'too-small'],
    [{ s: '2 crore', su: 'rupees' }, 'stepUp', 'too-large'],
    [{ l: '2000 crore' }, 'lumpSumRupees', 'too-large'],
    [{ se: '0' }, 'stepUpEveryMonths', 'too-small'],
    [{ t1: '50000' }, 'topUp1Month', 'month-missing'],
    [{ t2: '50000', t2m: 'Brumaire 2029' }, 'topUp2Month', 'not-a-number'],
    [{ t2: '50000', t2m: 'Oct 2026' }, 'topUp2Month', 'too-small'],
    [{ p1: '12' }, 'pause1Months', 'count-missing'],
    [{ p2n: '3' }, 'pause2Month', 'month-missing'],
    [{ g: 'much' }, 'goalRupees', 'not-a-number'],
    [{ i: '21' }, 'inflationPercent', 'too-large'],
    [{ e: '6' }, 'expenseRatioPercent', 'too-large'],
    [{ ag: '30.5' }, 'age', 'not-whole'],
    [{ 'b.y': 'x' }, 'b.years', 'not-a-number'],
    [{ 'b.m': '0' }, 'b.monthlyRupees', 'nothing-invested'],
    [{ 'c.r': '40', 'c.y': '50', 'c.m': '1 crore', 'c.s': '50' }, 'c.years', 'beyond-counting'],
  ] as const)('%j is a problem of one field alone', (query, field, problem) => {
    const { problems, inputs } = read(query);
    expect(problems).toEqual({ [field]: problem });
    expect(inputs).toBeNull();
  });

  test('each bad field has its own message, and the start of a new page fills in for it', () => {
    const { problems, nearest } = read({ m: 'x', r: 'y', y: '5', s: 'q', 'b.l': 'w' });
    const named = ['monthlyRupees', 'annualReturnPercent', 'stepUp', 'b.lumpSumRupees'];
    expect(Object.keys(problems)).toEqual(named);
    expect(nearest).toEqual({ ...startInputs, years: 5 });
    // More rupees than can be counted exactly are a problem of the years.
    const beyond = read({ m: '1 crore', r: '40', y: '50', s: '50' });
    expect(beyond.problems).toEqual({ years: 'beyond-counting' });
    expect(beyond.nearest.years).toBe(20);
  });

  test.each([
    { m: '1 crore', r: '0.1', y: '28', s: '50', se: '1' },
    {
      m: '1 crore',
      r: '40',
      y: '15',
      s: '50',
      se: '1',
      l: '1000 crore',
      t1: '1000 crore',
      t1m: '1',
      t1e: 'yearly',
    },
    { 'b.m': '1 crore', 'b.r': '40', 'b.y': '50', 'b.s': '50' },
    { y: '50', s: '10', 'c.m': '1 crore', 'c.r': '40', 'c.s': '50' },
  ])('the plan that replaces one beyond counting can be counted: %j', (query) => {
    const { problems, nearest } = read(query);
    expect(Object.values(problems)).toEqual(['beyond-counting']);
    for (const { plan } of plansOf(nearest)) {
      expect(finalValue(plan)).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  test('a blank field means none, or the usual', () => {
    const blank = read({ s: '', l: '', i: '', se: '', g: '', ag: '' }).inputs;
    expect(blank).toEqual({ ...startInputs, inflationPercent: 0 });
  });

  test.each([
    [{ m: '0', l: '100000' }, {}],
    [{ m: '0', t1: '100000', t1m: '6' }, {}],
    [{ m: '0', g: '100000' }, {}],
    [{ m: '', g: '100000' }, {}],
    [{ m: '', g: '100000', gs: 'return' }, { monthlyRupees: 'missing' }],
    [{ m: '0', g: '100000', gs: 'years' }, { monthlyRupees: 'nothing-invested' }],
    // Blank in plan B is what the goal gives plan A.
    [{ m: '0', g: '100000', 'b.r': '10' }, {}],
    [{ m: '0', g: '100000', 'b.m': '0' }, { 'b.monthlyRupees': 'nothing-invested' }],
    // A pause of the whole plan, a top-up after its end, and a step up that is never reached.
    [{ y: '1', p1: '1', p1n: '12' }, { monthlyRupees: 'nothing-invested' }],
    [{ m: '0', y: '1', t1: '5000', t1m: '13' }, { monthlyRupees: 'nothing-invested' }],
    [{ m: '0', y: '1', s: '500', su: 'rupees' }, { monthlyRupees: 'nothing-invested' }],
  ])('a lump sum, a top-up or a goal for the instalment is a plan: %j', (query, problems) => {
    expect(read(query).problems).toEqual(problems);
  });

  test.each([
    [{ y: '', g: '1 lakh', gs: 'years' }, {}],
    [{ y: '0', g: '1 lakh', gs: 'years' }, {}],
    [{ y: '', g: '1 lakh' }, { years: 'no-time' }],
    [{ y: '', gs: 'years' }, { years: 'no-time' }],
    // Out of reach, and reached before the first month.
    [{ y: '', m: '1', g: '1000 crore', gs: 'years' }, { years: 'no-time' }],
    [{ y: '', l: '2 lakh', g: '1 lakh', gs: 'years' }, { years: 'no-time' }],
    [{ r: '', g: '1 crore', gs: 'return' }, {}],
    [{ r: 'x', g: '1 crore', gs: 'return' }, { annualReturnPercent: 'not-a-number' }],
    [{ r: '', g: '1 crore' }, { annualReturnPercent: 'missing' }],
    [{ r: '', g: '1000 crore', gs: 'return' }, { annualReturnPercent: 'missing' }],
    [{ r: '', g: '100', gs: 'return' }, { annualReturnPercent: 'missing' }],
  ])('what the goal gives need not be typed: %j', (query, problems) => {
    expect(read(query).problems).toEqual(problems);
  });

  test('a blank duration and a blank return do not change what the goal gives', () => {
    const solved = (query: Record<string, string>) => planAOf(read(query).nearest).main.plan;
    const duration = { g: '1 crore', gs: 'years' };
    expect(solved({ ...duration, y: '' })).toEqual(solved(duration));
    const rate = { g: '1 crore', gs: 'return' };
    expect(solved({ ...rate, r: '' })).toEqual(solved(rate));
  });

  test.each([
    ['Nov 2026', 1],
    ['march 2029', 29],
    ['30', 30],
    ['मार्च २०२९', 29],
    ['३०', 30],
  ])('the month %s is number %d', (text, month) => {
    expect(read({ t1: '1', t1m: text }).inputs?.topUp1Month).toBe(month);
  });
});

describe('the address', () => {
  test('of the first version opens the plan that it always opened; unknown keys are ignored', () => {
    const old = { m: '15000', r: '11.5', y: '15', s: '10', l: '2 lakh', v: '1', utm_source: 'x' };
    expect(read(old).inputs).toEqual({
      ...{ ...startInputs, monthlyRupees: 15_000, annualReturnPercent: 11.5, years: 15 },
      ...{ stepUp: 10, lumpSumRupees: 200_000 },
    });
  });

  test('has the keys that are documented, no two the same', () => {
    const keys = fieldNames.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.join(' ')).toBe(
      'm r y mo s l se sc t1 t1m t2 t2m t3 t3m p1 p1n p2 p2n g i sb e d w wc wcc wr wi wy ag ' +
        'su t1e t2e t3e gs f we cr cp tb b.m b.r b.y b.s b.l b.e c.m c.r c.y c.s c.l c.e',
    );
  });

  test.each([
    [
      'of a key given twice the first counts',
      { m: ['7000', 'abc'], y: [] },
      { monthlyRupees: 7000 },
    ],
    ['a choice that there is not is not given', { f: 'gold', su: '<b>' }, {}],
    ['a choice is read', { f: 'debt', cp: 'end' }, { fund: 'debt', paidAt: 'end' }],
    ['plan A without a prefix goes first', { m: '5000', 'a.m': '9000' }, { monthlyRupees: 5000 }],
  ])('%s', (_, query, changes) => {
    expect(read(query).inputs).toEqual({ ...startInputs, ...changes });
  });

  test('beside other plans every plan has its prefix, and an omitted field is as in plan A', () => {
    const { inputs } = read({ 'a.m': '5000', 'a.r': '12', 'a.y': '10', 'b.r': '10', 'c.y': '15' });
    expect(inputs).toMatchObject({ monthlyRupees: 5000, years: 10, 'b.annualReturnPercent': 10 });
    expect(inputs && inputsQuery(inputs)).toBe('a.m=5000&a.r=12&a.y=10&b.r=10&c.y=15&v=1');
  });

  test('shows plain digits grouped, all else as it was typed, and no more than 60 characters', () => {
    const typed = typedFromQuery({ m: '1250000', l: '12.5L', su: 'rupees', s: '1500' });
    const shown = { monthlyRupees: '12,50,000', lumpSumRupees: '12.5L', stepUp: '1,500' };
    expect(typed).toMatchObject(shown);
    expect(typedFromQuery({ m: 'x'.repeat(5000) }).monthlyRupees).toHaveLength(60);
    expect(saidUnder('n', { n: ['y'.repeat(100)] })).toHaveLength(60);
  });

  test('leaves out what a new page begins with, and the name where it is not asked for', () => {
    expect(inputsPath(startInputs)).toBe('/features/sip-calculator?m=10000&r=12&y=20&v=1');
    const zeros = { ...startInputs, annualReturnPercent: 0, inflationPercent: 0 };
    expect(inputsQuery(zeros)).toBe('m=10000&r=0&y=20&i=0&v=1');
    expect(nameQuery(' ')).toBe('');
    const query = new URLSearchParams(nameQuery('Asha’s 1 & 2'));
    expect([...query]).toEqual([['n', 'Asha’s 1 & 2']]);
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
    )
    // No time at all is refused, or given by the goal.
    .filter(({ years, extraMonths }) => years + extraMonths > 0);

  test('all inputs survive their address and their fields', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const typed = Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [name, typedValue(value)]),
        ) as TypedInputs;
        fc.pre(Object.keys(readInputs(typed, today).problems).length === 0);
        expect(readInputs(typed, today).inputs).toEqual(inputs);
        const { searchParams, pathname } = new URL(inputsPath(inputs), 'https://site.example');
        expect(pathname).toBe('/features/sip-calculator');
        expect(read(Object.fromEntries(searchParams)).inputs).toEqual(inputs);
      }),
      fuzzRuns(60),
    );
  });
});

describe('the plans', () => {
  const inputs = (changes: Partial<SipInputs>): SipInputs => ({ ...startInputs, ...changes });

  test.each<[string, Partial<SipInputs>, Partial<DetailedPlan>]>([
    ['five plain fields', {}, {}],
    ['a step-up in percent', { stepUp: 10 }, { yearlyStepUpPercent: 10 }],
    [
      'a step-up in rupees',
      { stepUp: 500, stepUpUnit: 'rupees', stepUpEveryMonths: 6 },
      { stepUpRupees: 500, stepUpEveryMonths: 6 },
    ],
    [
      'a top-up that is paid once',
      { topUp1Rupees: 5000, topUp1Month: 30 },
      { topUps: [{ month: 30, rupees: 5000 }] },
    ],
    ['a pause', { pause2Month: 25, pause2Months: 6 }, { pauses: [{ fromMonth: 25, months: 6 }] }],
    ['costs', { expenseRatioPercent: 1 }, { expenseRatioPercent: 1 }],
    ['years and months', { years: 2, extraMonths: 6 }, { months: 30 }],
    ['months alone', { years: 0, extraMonths: 7 }, { months: 7 }],
  ])('are plain but for what is set: %s', (_, changes, details) => {
    expect(plansOf(inputs(changes))).toEqual([{ id: 'a', plan: { ...examplePlan, ...details } }]);
  });

  test('repeat a yearly top-up every twelfth month', () => {
    const yearly = { topUp2Rupees: 5000, topUp2Month: 5, topUp2Repeats: 'yearly' } as const;
    const months = plansOf(inputs(yearly))[0]!.plan.topUps!.map(({ month }) => month);
    expect([...months.slice(0, 3), months.at(-1)]).toEqual([5, 17, 29, 593]);
  });

  test('B and C are plan A with what they have of their own, and own years have no extra months', () => {
    const changes = { years: 10, extraMonths: 6, pause1Month: 3, pause1Months: 2 };
    const own = { 'b.annualReturnPercent': 10, 'c.years': 5 };
    const [a, b, c] = plansOf(inputs({ ...changes, ...own }));
    expect(b).toEqual({ ...a, id: 'b', plan: { ...a?.plan, annualReturnPercent: 10 } });
    expect(c).toEqual({ ...a, id: 'c', plan: { ...a?.plan, months: 60 } });
    expect(plansOf(inputs({ 'c.lumpSumRupees': 0 })).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('have the fund and the convention that are chosen', () => {
    expect(fundOf(startInputs)).toEqual({ kind: 'equity' });
    const debt = { kind: 'debt', slabRatePercent: 20 };
    expect(fundOf(inputs({ fund: 'debt', slabRatePercent: 20 }))).toEqual(debt);
    expect(fundOf(inputs({ fund: 'none' }))).toBeNull();
    const chosen = inputs({ rateConvention: 'effective', paidAt: 'end' });
    expect(conventionOf(chosen)).toEqual({ rate: 'effective', paidAt: 'end' });
  });
});

describe('the plan on real history', () => {
  const path = '/features/sip-calculator';
  const opened = '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10';

  it.each([
    // A chosen fund needs no words.
    [{ fq: ' parag flexi ', fc: ['102550', '7'] }, '&fc=102550'],
    [{ fq: ' a & b ' }, '&fq=a%20%26%20b'],
    [{}, ''],
    [{ fk: 'Equity - Flexi Cap Fund' }, '&fk=Equity%20-%20Flexi%20Cap%20Fund'],
    [{ fk: 'Debt - Gilt Fund', fp: 'regular' }, '&fk=Debt%20-%20Gilt%20Fund&fp=regular'],
    [{ fk: 'Gilt', fp: 'x', fq: 'parag', fw: 'category' }, '&fk=Gilt'],
    [{ fk: 'Debt - Gilt Fund', fq: 'parag' }, '&fq=parag'],
    [{ fk: 'Debt - Gilt Fund', fq: 'parag', fc: '7' }, '&fc=7'],
    [{ fk: ' ', fw: 'category', fc: '7' }, '&fc=7'],
  ])('reads a fund or a category, whichever the form was sent for: %j', (query, expected) => {
    expect(historyQuery(readHistoryQuery(query))).toBe(expected);
  });

  it.each([
    [{ p: `${path}?m=5000&r=11&y=10&s=10&v=1`, fq: 'gilt' }, 'm=5000&r=11&y=10&s=10&v=1&fq=gilt'],
    [{ p: `${path}?m=5000&r=12&y=20&v=1`, fq: 'gilt', fc: '7' }, 'm=5000&r=12&y=20&v=1&fc=7'],
    [{ p: 'http://[elsewhere' }, 'm=10000&r=12&y=20&v=1'],
    [{ p: '//evil.example/?m=7000' }, 'm=7000&r=12&y=20&v=1'],
    [{ p: 'm=7000', fq: ' ' }, 'm=7000&r=12&y=20&v=1&tab=fund'],
    [
      { p: `${path}?m=5000&n=My%20house&id=${opened}`, fc: '7' },
      `m=5000&r=12&y=20&v=1&fc=7&n=My%20house&id=${opened}`,
    ],
    [{ p: `m=5000&n=House&id=x`, fc: '7' }, 'm=5000&r=12&y=20&v=1&fc=7'],
    [{ p: ['m=lots', 'm=1'], fc: '//evil.example' }, 'm=10000&r=12&y=20&v=1&fc=%2F%2Fevil.example'],
  ])('leads from a sent plan to its own address, never elsewhere', (query, expected) => {
    expect(pathOfSentPlan(query, today)).toBe(`${path}?${expected}`);
    const { p: _, ...withoutPlan } = query as QueryValues;
    expect(pathOfSentPlan(withoutPlan, today)).toBeNull();
  });
});

describe('the tabs', () => {
  it('are read from an address and written back; an unknown one is none', () => {
    const read = [{ tab: ['tax', 'costs'] }, { tab: 'style' }, {}].map(readTab);
    expect(read).toEqual(['tax', null, null]);
    expect(read.map(tabQuery)).toEqual(['&tab=tax', '', '']);
  });

  it.each<[TabId[], TabId | null, boolean, TabId]>([
    [['years', 'tax', 'fund'], 'tax', true, 'tax'],
    [['years', 'tax', 'fund'], 'costs', true, 'fund'],
    [['years', 'compare', 'withdrawals'], null, false, 'compare'],
    [['years', 'withdrawals'], 'compare', false, 'withdrawals'],
    [['years', 'tax'], null, false, 'years'],
  ])('of %j with %j chosen, a fund asked for: %p, %s is open', (tabs, chosen, asks, open) => {
    expect(openTab(tabs, chosen, asks)).toBe(open);
  });
});

test.each([
  [{ id: '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10' }, '7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e10'],
  [{ id: 'college' }, null],
  [{}, null],
])('the address %j opens the saved plan %j', (query, openedId) => {
  expect(readSipPageQuery(query, '2026-11-29').openedId).toBe(openedId);
});
