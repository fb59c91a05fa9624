import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthAndEducationCess } from '@/content/law/cess';
import { newRegimeSlabs } from '@/content/law/slabs';
import { standardDeduction } from '@/content/law/standard-deduction';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { quizSchema, type QuizQuestion } from '@/lib/education/domain/lesson-files';
import { rowHolding, type DatedRow } from '@/lib/law/dated-row';
import type { Regime } from '@/lib/law/tax-years';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { defaultYear, type TaxInput } from '@/lib/tax/domain/inputs/input';
import { person as personOfYear, type Changes } from '@/tests/factories/tax-person';

/**
 * For the answers marked as right that follow from a formula or a row of law: an answer that the law or the arithmetic
 * contradicts turns red, and so does a row that changes under a question.
 */
export const today: IsoDate = '2026-11-23';
export const on = <Value>(rows: readonly DatedRow<Value>[]): Value => rowHolding(rows, today).value;

/** What the right option must say: a number that it names, or words that no other option has. */
type Says = number | RegExp;
/** The question, what its right option says, and whether that follows; `numbers` are those of the question. */
type Row = readonly [key: string, says: Says | ((numbers: number[]) => Says), follows?: boolean];

const messages: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  five: 5,
  seven: 7,
  twelve: 12,
};
const units: Readonly<Record<string, number>> = { lakh: 1e5, crore: 1e7 };

/** The numbers of a text, as they come; "₹8 lakh" is 800000, and a few are written as words. */
function numbersOf(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?|\b[a-z]+\b)(?: (lakh|crore))?/g)].flatMap(
    ([, word = '', unit = '']) => {
      const number = messages[word] ?? Number(word.replace(/,/g, ''));
      return word === '' || Number.isNaN(number) ? [] : [number * (units[unit] ?? 1)];
    },
  );
}

export function textOf(id: string): string {
  return readFileSync(join(process.cwd(), 'content/lessons', `${id}.mdx`), 'utf8');
}

/** The numbers of a row of a table in a lesson, by the text of its first cell. */
export function rowOf(id: string, name: string): number[] {
  const row = textOf(id)
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `));
  if (!row) throw new Error(`No row ${name} in ${id}`);
  return numbersOf(row.slice(name.length + 2));
}

/** From its file: the course would compile the text of every lesson. */
export function questionCalled(key: string): QuizQuestion {
  const [id = '', name] = key.split(':');
  const file = readFileSync(join(process.cwd(), 'content/lessons', `${id}.quiz.json`), 'utf8');
  const { questions } = quizSchema.parse(JSON.parse(file));
  const question = questions.find((each) => each.id === name);
  if (!question) throw new Error(`No question ${key}`);
  return question;
}

/** The only option that says so; of numbers, the option whose first one is nearest. */
function optionThatSays({ options }: QuizQuestion, says: Says): string | undefined {
  if (typeof says !== 'number') {
    const found = options.filter(({ text }) => says.test(text));
    return found.length === 1 ? found[0]?.text : undefined;
  }
  const distance = (text: string) => Math.abs((numbersOf(text)[0] ?? Infinity) / says - 1);
  const [nearest] = [...options].sort((one, other) => distance(one.text) - distance(other.text));
  return nearest && distance(nearest.text) < 0.1 ? nearest.text : undefined;
}

/** Of each row what its right option says, and the option that is marked as right. */
export function casesOf(path: string, rows: readonly Row[]) {
  return rows.map(([name, says, follows = true]) => {
    const key = `${path}/${name}`;
    const asked = questionCalled(key);
    const right = asked.options.find(({ isRight }) => isRight)?.text;
    const said = typeof says === 'function' ? says(numbersOf(asked.question)) : says;
    return {
      question: `content/lessons/${path}/${name.replace(':', '.quiz.json, ')}`,
      follows,
      found: optionThatSays(asked, said),
      right,
    };
  });
}

type Deductions = Changes['deductionsRupees'];

/** A resident below 60 without any income of the usual year, but for what is given. */
export const person = (changes: Changes): TaxInput => personOfYear(defaultYear, changes);

export const taxOf = (changes: Changes, regime: Regime) =>
  computeTax(person(changes), regime).taxRupees;
export const salary = (gross: number) => ({ salaryRupees: { gross } });
export const newTax = (gross: number) => taxOf(salary(gross), 'new');
export const interestTax = (normal: number, age = 45) =>
  taxOf({ age, otherRupees: { normal } }, 'new');

/** Whole rupees that deductions take off the tax before cess; at 20 lakh the last rupees bear 30 % in the old regime. */
export function saved(
  regime: Regime,
  added: Deductions,
  base: Deductions = {},
  gross = 2_000_000,
  parentsAge: TaxInput['parentsAge'] = 'below60',
): number {
  const parts = (deductionsRupees: Deductions) =>
    computeTax(person({ ...salary(gross), parentsAge, deductionsRupees }), regime).beforeCessParts;
  return Math.round((parts(base) - parts({ ...base, ...added })) / 100_000);
}

export const pay = salary(2_000_000);
export const savedBy = (changes: Changes, regime: Regime, base: Changes = pay) =>
  taxOf(base, regime) - taxOf({ ...base, ...changes }, regime);
export const employerPension = (rupees: number) => ({
  salaryRupees: { gross: 2_000_000, basicAndDa: 1_000_000, employerPension: rupees },
});

export const cessFactor = 1 + on(healthAndEducationCess).ratePercent / 100;
export const slabs = on(newRegimeSlabs);
export const deduction = on(standardDeduction.new).rupees;
/** A rate after the tax of a slab. */
export const afterTax = (ratePercent: number, slabPercent: number) =>
  ratePercent * (1 - (slabPercent / 100) * cessFactor);
