import { fileSize } from '@/components/ui/fields/file-size';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import {
  isNumberField,
  maxGoalLength,
  maxNotesLength,
  maxStatementBytes,
  numberBounds,
  startBounds,
  type GoalField,
  type GoalProblem,
  type NumberField,
} from '@/lib/forms/goal';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';

type FormsMessages = Messages['forms'];

const formats: Readonly<Record<NumberField, (value: number) => string>> = {
  monthly: formatRupees,
  annualReturn: formatPercent,
  years: formatNumber,
};

/** The error message of a field, with what to do. */
export function problemInWords(
  field: GoalField,
  problem: GoalProblem,
  { problems, goal }: Pick<FormsMessages, 'problems' | 'goal'>,
  today: IsoDate,
): string {
  const number = isNumberField(field) ? field : null;
  const missing: Partial<Record<GoalField, string>> = problems.missing;
  switch (problem) {
    case 'missing':
      return missing[field] ?? problems.notListed;
    case 'not-a-number':
      return number ? problems.notANumber[number] : problems.notListed;
    case 'not-whole':
      return problems.notWhole;
    case 'too-small':
      return number ? fill(problems.tooSmall, { min: bound(number, 'min') }) : problems.notListed;
    case 'too-large':
      return number
        ? fill(problems.tooLarge, { max: bound(number, 'max') })
        : fill(goal.file.tooLarge, { max: fileSize(maxStatementBytes) });
    case 'too-long':
      return fill(problems.tooLong, { max: field === 'notes' ? maxNotesLength : maxGoalLength });
    case 'not-a-date':
      return problems.notADate;
    case 'too-early':
      return problems.tooEarly;
    case 'too-late':
      return fill(problems.tooLate, { max: formatDate(startBounds(today).max) });
    case 'not-listed':
      return problems.notListed;
    case 'wrong-type':
      return goal.file.wrongType;
    case 'taken':
      return problems.taken;
  }
}

function bound(field: NumberField, end: 'min' | 'max'): string {
  return formats[field](numberBounds[field][end]);
}
