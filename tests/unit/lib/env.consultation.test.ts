import { readOpeningHours } from '@/lib/consultation/domain/settings';
import { readConsultation } from '@/lib/env.consultation';
import { environmentProblems } from '@/lib/env.check';

const whole = {
  CONSULTATION_HOURS: 'mon-fri 10:00-13:00 15:00-18:00, sat 10:00-12:00',
  CONSULTATION_HOST: 'Meera Demo',
  CONSULTATION_ROOM: 'https://meet.example/room',
};

const problemsWith = (changes: Record<string, string | undefined>) =>
  readConsultation({ ...whole, ...changes }).problems;

test('hours, a name and a video room are enough: the rest has defaults', () => {
  const { settings, problems } = readConsultation(whole);
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    feeRupees: 0,
    registration: null,
    rules: { noticeHours: 12, dailyCap: 6, bufferMinutes: 15, stepMinutes: 30, moves: 2 },
  });
});

test('without hours nothing is offered, and nothing else is asked for', () => {
  expect(readConsultation({ CONSULTATION_FEE_RUPEES: 'x' })).toEqual({
    settings: null,
    problems: [],
  });
});

test('a fee needs a registration, and a registration the background of its holder', () => {
  const REGISTRATION = 'INA000012345 2030-03-31';
  expect(problemsWith({ CONSULTATION_FEE_RUPEES: '1' })).toEqual([
    'CONSULTATION_FEE_RUPEES must be 0 without CONSULTATION_REGISTRATION: advice for a fee needs a registration.',
  ]);
  expect(problemsWith({ CONSULTATION_REGISTRATION: REGISTRATION })).toEqual([
    expect.stringContaining('CONSULTATION_ABOUT is missing'),
  ]);
  const registered = readConsultation({
    ...whole,
    CONSULTATION_REGISTRATION: REGISTRATION,
    CONSULTATION_ABOUT: 'MBA; no conflicts',
    CONSULTATION_FEE_RUPEES: '2500',
  });
  expect(registered.problems).toEqual([]);
  expect(registered.settings).toMatchObject({
    feeRupees: 2500,
    registration: { number: 'INA000012345', validUntil: '2030-03-31' },
  });
});

test.each([
  ['CONSULTATION_HOURS', 'weekdays'],
  ['CONSULTATION_HOST', ''],
  ['CONSULTATION_ROOM', 'http://meet.example'],
  ['CONSULTATION_EMAIL', 'nobody'],
  ['CONSULTATION_EMAIL', '"host@example.com"'],
  ['CONSULTATION_CLOSED', '2026-02-30'],
  ['CONSULTATION_REGISTRATION', '12345'],
  ['CONSULTATION_REGISTRATION', 'INA000012345 soon'],
  ['CONSULTATION_FEE_RUPEES', '10.50'],
  ['CONSULTATION_RULES', 'buffer 10'],
  ['CONSULTATION_RULES', 'cap many'],
  ['CONSULTATION_RULES', 'toString 1'],
])('%s = %p is found at the start, by its name', (name, value) => {
  expect(problemsWith({ [name]: value })).toContainEqual(expect.stringContaining(`${name} is`));
  expect(environmentProblems({ ...whole, [name]: value })).toContainEqual(
    expect.stringContaining(`${name} is`),
  );
});

test('single rules change, the others stay', () => {
  const { settings } = readConsultation({ ...whole, CONSULTATION_RULES: 'cap 2, buffer 0' });
  expect(settings?.rules).toMatchObject({ dailyCap: 2, bufferMinutes: 0, noticeHours: 12 });
});

test('opening hours are read by day, Sunday first', () => {
  const hours = readOpeningHours('sat-sun 08:30-09:00, wed 10:00-11:00 11:00-12:15');
  expect(hours?.map((day) => day.length)).toEqual([1, 0, 0, 2, 0, 0, 1]);
  expect(hours?.[3]?.[1]).toEqual({ fromMinute: 660, toMinute: 735 });
});

test.each([
  'mon',
  'mon 10:00',
  'mon 13:00-10:00',
  'mon 10:10-11:00',
  'mon 10:00-25:00',
  'mon 10:00-12:00 11:00-13:00',
  'mon 10:00-12:00, mon-tue 10:00-12:00',
  'funday 10:00-12:00',
])('the opening hours %j are refused', (text) => {
  expect(readOpeningHours(text)).toBeNull();
});
