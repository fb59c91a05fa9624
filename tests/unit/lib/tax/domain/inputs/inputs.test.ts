import fc from 'fast-check';
import { taxYears } from '@/lib/law/tax-years';
import { compareRegimes } from '@/lib/tax/domain/compute-tax';
import { messages } from '@/lib/messages';
import { amountFields, amountIn, factFields } from '@/lib/tax/domain/inputs/field-names';
import {
  readAge,
  readAmount,
  readFields,
  typedOf,
  toolFragmentOf,
  toolTextsOf,
} from '@/lib/tax/domain/inputs/fields';
import {
  fragmentKeys,
  fragmentOf,
  inputOfFragment,
  unaskedFragmentOf,
  unaskedTextsOf,
} from '@/lib/tax/domain/inputs/fragment';
import { emptyInput, maxRupees } from '@/lib/tax/domain/inputs/input';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { anyInput } from '../../any-input';
import { person } from '@/tests/factories/tax-person';
import { failure, success } from '@/lib/result';

describe('names of fields', () => {
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

  test('a field that no input has throws', () => {
    const field = 'salaryRupees.nothing' as 'salaryRupees.gross';
    expect(() => amountIn(emptyInput(2026), field)).toThrow('No field salaryRupees.nothing');
  });
});

describe('typed fields', () => {
  test.each([
    ['12.5L', 1_250_000],
    ['₹12,50,000', 1_250_000],
    ['4.35 lakh', 435_000],
    ['1,000.99', 1000],
    ['', 0],
    ['1000 crore', maxRupees],
  ])('%p is %p rupees', (text, rupees) => {
    expect(readAmount('salaryRupees.gross', text)).toEqual(success(rupees));
  });

  test.each([
    ['salaryRupees.gross', 'abc', 'not-a-number'],
    ['salaryRupees.gross', '-5', 'negative'],
    ['salaryRupees.gross', '1000.5 crore', 'too-large'],
    ['lossesRupees.longTerm', '-5', 'negative'],
    ['gainsRupees.shortTermEquity', '-1001 crore', 'too-small'],
  ] as const)('%s refuses %p: %s', (field, text, problem) => {
    expect(readAmount(field, text)).toEqual(failure(problem));
  });

  test('gains may be losses', () => {
    expect(readAmount('gainsRupees.shortTermEquity', '-5,000')).toEqual(success(-5000));
  });

  test.each([
    ['', null],
    ['60', 60],
    [' 1967-04-01 ', '1967-04-01'],
  ])('%p as an age is %p', (text, age) => {
    expect(readAge(text, 2026)).toEqual(success(age));
  });

  test.each([
    // Reached on the day before: 120 at the end of March 2027, and a first day of life in that month.
    ['1906-04-02', '2027-04-01', '1906-04-01', '2027-04-02'],
  ] as const)('%p and %p are births of 2026-27, %p and %p are not', (oldest, youngest, ...not) => {
    for (const birth of [oldest, youngest]) expect(readAge(birth, 2026)).toEqual(success(birth));
    for (const birth of [...not, '2050-01-01', '1900-01-01']) {
      expect(readAge(birth, 2026)).toEqual(failure('not-an-age'));
    }
  });

  test('a birth after the year is a problem of the age field', () => {
    const { age: _, ...chosen } = emptyInput(2024);
    const born = { age: '2026-05-01' };
    expect(readFields(born, chosen).problems).toEqual({ age: 'not-an-age' });
    expect(readFields(born, { ...chosen, year: 2026 }).input?.age).toBe('2026-05-01');
  });

  test.each(['sixty', '-1', '121', '60.5', '1967-02-30', '2967-01-01', '01-04-1967'])(
    '%p is no age',
    (text) => {
      expect(readAge(text, 2026)).toEqual(failure('not-an-age'));
    },
  );

  test('a problem belongs to its field and holds the input back', () => {
    const { age: _, ...chosen } = emptyInput(2026);
    const typed = { age: 'old', 'salaryRupees.gross': 'x', 'otherRupees.normal': '5' };
    expect(readFields(typed, chosen)).toEqual({
      problems: { age: 'not-an-age', 'salaryRupees.gross': 'not-a-number' },
      input: null,
    });
  });

  test.each(['5,00,000', 'abc'])(
    'gains from before the change of rates (%s) count in 2024 alone, where they are asked for',
    (earlier) => {
      const typed = {
        'salaryRupees.gross': '20,00,000',
        'earlierGainsRupees.shortTermEquity': earlier,
      };
      const without = readFields({ 'salaryRupees.gross': '20,00,000' }, emptyInput(2026));
      expect(readFields(typed, emptyInput(2026))).toEqual(without);
      expect(readFields(typed, emptyInput(2024))).not.toEqual(without);
      expect(inputOfFragment('v=1&y=2026&pa=&sg=2000000&es=500000')).toEqual(without.input);
    },
  );

  test('what is typed into fields that only another year asks for is kept beside a calculation', () => {
    const typed = {
      'salaryRupees.gross': '20,00,000',
      'earlierGainsRupees.shortTermEquity': '-5,00,000',
      'earlierGainsRupees.longTermEquity': 'abc',
    };
    expect(unaskedFragmentOf(typed, 2026)).toBe('&es=-500000');
    expect(unaskedFragmentOf(typed, 2024)).toBe('');
    const fragment = '#v=1&y=2026&sg=2000000&es=-500000&el=abc';
    expect(unaskedTextsOf(fragment, 2026)).toEqual({
      'earlierGainsRupees.shortTermEquity': '-5,00,000',
    });
    expect(unaskedTextsOf(fragment, 2024)).toEqual({});
  });

  test('the texts in the fields of an input are read back as the same input', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(readFields(typedOf(input), input)).toEqual({ problems: {}, input });
      }),
      fuzzRuns(30),
    );
  });

  test('an empty form is the default person without income, of no stated age', () => {
    const blank = { ...emptyInput(2026), age: null };
    expect(typedOf(blank)).toEqual({ age: '' });
    expect(readFields({}, emptyInput(2026)).input).toEqual(blank);
    expect(typedOf(emptyInput(2026))).toEqual({ age: '30' });
  });

  test('a person of no stated age pays the tax of one below 60', () => {
    const salaried = { salaryRupees: { gross: 1_275_000 } };
    const { new: inNew, old: inOld } = compareRegimes(person(2026, { ...salaried, age: null }));
    expect([inNew.ageBand, inOld.ageBand]).toEqual(['below60', 'below60']);
    expect(inOld.taxRupees).toBe(compareRegimes(person(2026, salaried)).old.taxRupees);
  });
});

describe('the fragment of the address', () => {
  test('is short: what is empty is left out', () => {
    expect(fragmentOf(emptyInput(2026))).toBe('v=1&y=2026');
    const input = person(2025, {
      age: '1967-04-01',
      hraCity: 'pune',
      salaryRupees: { gross: 1_275_000 },
      gainsRupees: { longTermEquity: -5000 },
    });
    expect(fragmentOf(input)).toBe('v=1&y=2025&pa=1967-04-01&pc=pune&sg=1275000&gl=-5000');
  });

  test.each(taxYears.map(({ value }) => value.year))('carries the year %p', (year) => {
    expect(inputOfFragment(fragmentOf(emptyInput(year)))?.year).toBe(year);
  });

  test('loses nothing of an input', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(inputOfFragment(`#${fragmentOf(input)}`)).toEqual(input);
      }),
      fuzzRuns(30),
    );
  });

  test('tells a blank age from 30; an older address, which left out both, is read as 30', () => {
    const blank = { ...emptyInput(2026), age: null };
    expect(fragmentOf(blank)).toBe('v=1&y=2026&pa=');
    expect(inputOfFragment('v=1&y=2026&pa=')).toEqual(blank);
    expect(fragmentOf(emptyInput(2026))).toBe('v=1&y=2026');
    expect(inputOfFragment('v=1&y=2026')).toEqual(emptyInput(2026));
  });

  test('has a key of its own for every field, none of which is a key of a tool', () => {
    const fields = [...factFields, ...amountFields];
    expect(Object.keys(fragmentKeys).sort()).toEqual([...fields].sort());
    expect(new Set([...Object.values(fragmentKeys), 'v']).size).toBe(fields.length + 1);
    expect(Object.values(fragmentKeys).filter((key) => key.startsWith('t'))).toEqual([]);
  });

  test('ignores unknown keys', () => {
    expect(inputOfFragment('v=1&y=2026&sg=500000&utm_source=x&zz=1')).toEqual(
      person(2026, { salaryRupees: { gross: 500_000 } }),
    );
  });

  test.each(['', '#content', 'v=2&y=2026&sg=1', 'y=2026&sg=1', 'v=1&sg=1', 'v=1&y=2019'])(
    '%p is no input',
    (fragment) => {
      expect(inputOfFragment(fragment)).toBeNull();
    },
  );

  test.each([
    ...['sg=-1', 'sg=1.5', 'sg=1e9', 'sg=0x10', 'sg=10000000001', 'sg=', 'gs=-10000000001'],
    ...[
      'pa=121',
      'pa=1967-02-30',
      'pa=2050-01-01',
      'pa=1900-01-01',
      'pa=%3Cscript%3E',
      'pc=atlantis',
      'pr=toString',
      'pd=mild',
    ],
  ])('a value out of bounds (%s) counts as not given', (pair) => {
    expect(inputOfFragment(`v=1&y=2026&${pair}`)).toEqual(emptyInput(2026));
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(inputOfFragment(`v=1&y=2026&pa=${text}&${text}`)?.year ?? null).not.toBe(2019);
        expect(typeof toolTextsOf(`tc=${text}&${text}`)).toBe('object');
      }),
      fuzzRuns(40),
    );
  });
});

describe('texts of the tools', () => {
  test('amounts go as digits, blank fields and mistakes stay out', () => {
    expect(
      toolFragmentOf({
        costToCompany: '20L',
        gratuity: '',
        tds: 'much',
        whatIfKind: 'raise',
        settledOn: '2027-02-30',
        filedOn: '2027-07-31',
      }),
    ).toBe('&tc=2000000&tk=raise&tl=2027-07-31');
    expect(toolFragmentOf({})).toBe('');
  });

  test('texts of the tools survive the fragment', () => {
    const texts = {
      employeeEpf: '90000',
      bonusMonth: '10',
      isPresumptive: 'yes',
      advanceRegime: 'old',
      paidByYearEnd: '5000',
    };
    expect(toolTextsOf(`#v=1&y=2026&sg=1${toolFragmentOf(texts)}`)).toEqual(texts);
  });

  test.each(['tc=-5', 'tc=0', 'tc=11,000%20cr', 'tm=13', 'tk=toString', 'tp=1', 'ts=%3Cb%3E'])(
    '%s counts as not given',
    (pair) => {
      expect(toolTextsOf(`v=1&y=2026&${pair}`)).toEqual({});
    },
  );
});
