import { answerGoal } from '@/lib/examples/answer-goal';
import { formOf } from '@/tests/factories/form-of';
import { messages } from '@/lib/messages';
import { goalFields, startBounds, type GoalField, type GoalProblem } from '@/lib/examples/goal';

const today = '2026-11-21';

const good: Partial<Record<GoalField, string | File>> = {
  goal: 'House',
  monthly: '₹12,500',
  annualReturn: '11.5 %',
  years: '15',
  start: '2026-12-01',
  state: 'KL',
  account: 'savings',
  rhythm: 'monthly',
  statement: new File([], ''),
  notes: '',
  reminders: 'on',
  agree: 'on',
};

function answer(changes: Partial<Record<GoalField, string | File | null>> = {}) {
  const sent = Object.entries({ ...good, ...changes }).flatMap(([field, value]) =>
    value === null ? [] : [[field, value]],
  );
  return answerGoal(formOf(Object.fromEntries(sent)), today);
}

test('a good form is accepted, and handed back as it was typed', () => {
  expect(answer()).toEqual({
    status: 'accepted',
    typed: { ...good, statement: '' },
    problems: {},
  });
});

test.each<[GoalField, string | File | null, GoalProblem]>([
  ['goal', '', 'missing'],
  ['goal', '   ', 'missing'],
  ['goal', null, 'missing'],
  ['goal', 'a'.repeat(41), 'too-long'],
  ['goal', ' emergency FUND ', 'taken'],
  ['monthly', '', 'missing'],
  ['monthly', 'lots', 'not-a-number'],
  ['monthly', '-5000', 'too-small'],
  ['monthly', '499', 'too-small'],
  ['monthly', '1.1 cr', 'too-large'],
  ['annualReturn', '31', 'too-large'],
  ['years', '2.5', 'not-whole'],
  ['years', '0', 'too-small'],
  ['start', '', 'missing'],
  ['start', '2027-02-29', 'not-a-date'],
  ['start', 'soon', 'not-a-date'],
  ['start', '2026-11-20', 'too-early'],
  ['start', '2028-01-01', 'too-late'],
  ['state', '', 'missing'],
  ['state', 'XX', 'not-listed'],
  ['account', 'gold', 'not-listed'],
  ['rhythm', null, 'missing'],
  ['statement', new File(['a'], 'photo.png'), 'wrong-type'],
  ['statement', new File(['a'.repeat(200_001)], 'a.pdf'), 'too-large'],
  ['notes', 'a'.repeat(281), 'too-long'],
  ['agree', null, 'missing'],
  ['reminders', 'maybe', 'not-listed'],
])('%s %p is %s', (field, value, problem) => {
  const { status, problems, typed } = answer({ [field]: value });
  expect({ status, problems }).toEqual({ status: 'mistakes', problems: { [field]: problem } });
  expect(typed[field]).toBe(value instanceof File ? value.name : (value ?? ''));
});

test.each<[GoalField, string | File | null]>([
  ['monthly', '12.5L'],
  ['start', today],
  ['start', startBounds(today).max],
  ['statement', new File(['a'], 'Statement.CSV')],
  ['statement', new File([], 'blob')],
  ['reminders', null],
  ['notes', null],
  ['notes', `${'a'.repeat(139)}\r\n${'a'.repeat(140)}`],
])('%s may be %p', (field, value) => {
  expect(answer({ [field]: value }).status).toBe('accepted');
});

test('every problem is reported at once', () => {
  const { problems } = answerGoal(new FormData(), today);
  expect(Object.keys(problems)).toEqual(
    goalFields.filter((field) => !['statement', 'notes', 'reminders'].includes(field)),
  );
});

test('the states are in the order in which the list shows them', () => {
  const names = Object.values(messages().forms.states);
  expect(names).toEqual(names.toSorted());
});
