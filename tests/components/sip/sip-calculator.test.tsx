import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writtenQueries } from '@/components/forms/written-queries';
import { formView } from '@/components/sip/form-view';
import { saveCsv } from '@/components/ui/files/save-csv';
import { leaveFor } from '@/lib/navigation/leave-for';
import { newPlanField, openedField } from '@/lib/sip/domain/inputs/page-query';
import { messages } from '@/lib/messages';
import type { QueryValues } from '@/lib/query-values';
import { saveSipPlan } from '@/lib/sip/server/actions';
import { fieldNames } from '@/lib/sip/domain/inputs/fields';
import { lastPlan } from '@/lib/sip/domain/inputs/last-plan';
import { answerBox as answer, drawPage, field, firstId, labels, pageOf } from './draw-page';
import { hrefOf } from '@/tests/components/href-of';
import { enterText } from '@/tests/components/enter-text';
import { passTime } from '@/tests/components/pass-time';

jest.mock('@/lib/sip/server/actions', () => ({ saveSipPlan: jest.fn() }));

jest.mock('@/lib/navigation/leave-for', () => ({ leaveFor: jest.fn() }));
jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));

const { sip } = messages();
const { choices, of: fullLabel } = sip.fields;

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const monthly = () => field(labels.monthlyRupees);
const years = () => field(labels.years);
const inSet = (label: string, set: string) =>
  fullLabel.replace('{label}', label).replace('{set}', set);
const planName = () => field(`${sip.save.name} (${sip.save.optional})`);
const saveButton = () => screen.getByText(sip.save.submit);

/** Lets pauses pass that announcements, messages and the address wait for. */
const pause = () => passTime(1000);

/** One edit that is waited for: once a form has been sent, React holds its answer as a promise. */
const edit = (box: HTMLElement, text: string) =>
  act(async () => {
    enterText(box, text);
    await Promise.resolve();
  });

/** The engine and its messages come with the first focus. */
const focus = (box: HTMLElement) =>
  act(async () => {
    box.focus();
    await jest.advanceTimersByTimeAsync(0);
  });

async function retype(box: HTMLElement, text: string) {
  await focus(box);
  await edit(box, text);
}

async function openEdited(query: QueryValues = {}) {
  drawPage(query);
  await retype(monthly(), '5000');
  await pause();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(saveSipPlan).mockReset();
  jest.mocked(leaveFor).mockReset();
});
afterEach(() => jest.useRealTimers());

test('components/sip/form-view.ts asks for each field of the address once', () => {
  const { core, groups, hidden } = formView(sip.fields);
  const inGroups = groups.flatMap(({ sets }) => sets.flatMap(({ fields }) => fields));
  const asked = [...core, ...inGroups, ...hidden].map(({ name }) => name);
  expect(asked.sort()).toEqual([...fieldNames].sort());
});

test('the fund whose history the plan uses stays in the address, and its form sends the plan as typed', async () => {
  drawPage({ fc: '102550' }, '&fc=102550');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'real history' });
  const lent = () => new FormData(form).get('p');
  expect(lent()).toBe('/features/sip-calculator?m=10000&r=12&y=20&v=1');
  await retype(monthly(), '5000');
  await pause();
  expect(lent()).toBe('/features/sip-calculator?m=5000&r=12&y=20&v=1');
  expect(window.location.search).toBe('?m=5000&r=12&y=20&v=1&fc=102550');
  expect(form).toBeVisible();
});

test('the form of the fund sends the plan that was opened, too', async () => {
  drawPage({ fc: '102550' }, '&fc=102550', { isOpened: true, title: 'House' });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'real history' });
  const sent = `/features/sip-calculator?m=10000&r=12&y=20&v=1&n=House&id=${firstId}`;
  expect(new FormData(form).get('p')).toBe(sent);
});

test('words under the field say the amount while it is typed, and leaving it makes figures of words', async () => {
  drawPage();
  await retype(monthly(), '12.5L');
  expect(monthly()).toHaveValue('12.5L');
  expect(monthly()).toHaveAccessibleDescription('Twelve lakh fifty thousand rupees');
  await user.tab();
  expect(monthly()).toHaveValue('12,50,000');
  await user.clear(monthly());
  await user.type(monthly(), '125000');
  expect(monthly()).toHaveValue('1,25,000');
});

const firstTopUp = sip.fields.sets.topUp.replace('{number}', '1');
const firstPause = sip.fields.sets.pause.replace('{number}', '1');
const goal = { [labels.goalRupees]: '1 crore' };

/** What is typed and chosen, by label; the answer has the texts, and the address ends with the query. */
test.each([
  {
    plan: 'a step-up in rupees up to a cap',
    typed: { [labels.stepUp]: '2500', [labels.instalmentCapRupees]: '2 lakh' },
    chosen: { [labels.stepUpUnit]: choices.rupees },
    texts: ['₹2,500 more every year up to ₹2 lakh'],
    query: '&s=2500&sc=200000&su=rupees&v=1',
  },
  {
    plan: 'yearly top-ups and a pause',
    typed: {
      [labels.monthlyRupees]: '5000',
      [labels.years]: '10',
      [inSet(labels.topUpRupees, firstTopUp)]: '50000',
      [inSet(labels.topUpMonth, firstTopUp)]: '13',
      [inSet(labels.pauseMonth, firstPause)]: '25',
      [inSet(labels.pauseMonths, firstPause)]: '6',
    },
    chosen: { [inSet(labels.topUpRepeats, firstTopUp)]: choices.yearly },
    texts: ['with ₹4.5 lakh of top-ups and 6 months skipped', '₹10,20,000'],
    query: '&t1=50000&t1m=13&p1=25&p1n=6&t1e=yearly&v=1',
  },
  {
    plan: 'the instalment of a goal in rupees of today',
    typed: goal,
    chosen: {},
    texts: ['₹1 crore in today’s money, which is ₹3.21 crore', 'invest ₹32,'],
    query: '&g=10000000&v=1',
  },
  {
    plan: 'the years of a goal',
    typed: goal,
    chosen: { [labels.goalUnknown]: choices.years },
    texts: [/invest for 3\d years/],
    query: '&g=10000000&gs=years&v=1',
  },
  {
    plan: 'the return of a goal',
    typed: goal,
    chosen: { [labels.goalUnknown]: choices.return },
    texts: [/the plan must earn 2\d/],
    query: '&g=10000000&gs=return&v=1',
  },
])('$plan: typed and chosen, it is answered and in the address', async (example) => {
  const { typed, chosen, texts, query } = example;
  drawPage();
  for (const [label, text] of Object.entries(typed)) await retype(field(label), text);
  for (const [label, choice] of Object.entries(chosen)) {
    await user.selectOptions(field(label), choice);
  }
  await pause();
  for (const text of texts) expect(answer()).toHaveTextContent(text);
  expect(window.location.search.slice(-query.length)).toBe(query);
});

test('plans B and C stand beside plan A, also as their link opens them', async () => {
  const { b, c } = sip.fields.sets;
  const compared = () => screen.getByRole('table', { name: sip.details.compare.table });
  const { unmount } = drawPage();
  await retype(field(inSet(labels.annualReturnPercent, b)), '10');
  await retype(field(inSet(labels.stepUp, c)), '10');
  await pause();
  expect(compared()).toHaveTextContent('₹76,56,969');
  expect(compared()).toHaveTextContent('₹1,98,88,715');
  const { search } = window.location;
  expect(search).toBe('?a.m=10000&a.r=12&a.y=20&b.r=10&c.s=10&v=1');
  unmount();
  drawPage(Object.fromEntries(new URLSearchParams(search)));
  await retype(monthly(), '10000');
  expect(compared()).toHaveTextContent('₹1,98,88,715');
});

test('the slider moves the box and the answer', async () => {
  drawPage();
  await edit(screen.getByLabelText(`${labels.years}, slider`), '10');
  await pause();
  expect(years()).toHaveValue('10');
  expect(answer()).toHaveTextContent('₹23,23,391');
});

test('bad input keeps its text, gets a message, and the last good answer stays, marked', async () => {
  drawPage();
  await retype(monthly(), '5000');
  await retype(years(), 'ten');
  expect(screen.queryByText(sip.problems.wrong.years)).not.toBeInTheDocument();
  await pause();
  expect(years()).toHaveValue('ten');
  expect(years()).toBeInvalid();
  expect(years()).toHaveAccessibleDescription(sip.problems.wrong.years);
  expect(answer()).toHaveTextContent('Some fields need a correction. This result is for: ₹5,000');
  expect(window.location.search).not.toContain('ten');
});

test('Enter in the form goes to the first bad field, or to the answer', async () => {
  drawPage({ r: 'much', y: '99' });
  await user.type(monthly(), '{Enter}');
  expect(field(labels.annualReturnPercent)).toHaveFocus();
  await retype(field(labels.annualReturnPercent), '12');
  await retype(years(), '10');
  await user.keyboard('{Enter}');
  expect(answer()).toHaveFocus();
});

test('Enter before the engine has come is answered when it comes', async () => {
  drawPage();
  act(() => monthly().focus());
  act(() => enterText(monthly(), '5000'));
  const wasSent = fireEvent.submit(screen.getByRole('form', { name: sip.fields.title }));
  expect(wasSent).toBe(false);
  expect(answer()).not.toHaveFocus();
  await pause();
  expect(answer()).toHaveFocus();
  expect(answer()).toHaveTextContent('₹5,000 a month');
});

test('what is edited before the engine has come stays beside the plan that was typed at this address before', async () => {
  window.history.replaceState(null, '', '/features/sip-calculator?m=7000&r=10&y=15&v=1');
  writtenQueries.add(window.location.pathname + window.location.search);
  render(pageOf());
  enterText(monthly(), '5000');
  await pause();
  await pause();
  expect(answer()).toHaveTextContent('₹5,000 a month for 15 years');
  expect(window.location.search).toBe('?m=5000&r=10&y=15&v=1');
});

test('the sentence is announced once, after a pause', async () => {
  drawPage();
  const announced = () => within(answer()).queryByRole('status');
  expect(announced()).toBeEmptyDOMElement();
  await retype(monthly(), '5000');
  expect(announced()).toBeEmptyDOMElement();
  await pause();
  expect(announced()).toHaveTextContent('₹5,000 a month for 20 years');
});

test('a tab is shown in place once the browser computes the answer, and the address follows', async () => {
  await openEdited();
  const tab = (name: string) => screen.getByRole('link', { name });
  expect(tab(sip.details.tabs.years)).toHaveAttribute('aria-current', 'page');
  await user.click(tab(sip.details.tabs.costs));
  expect(screen.getByRole('region', { name: sip.details.costs.title })).toBeVisible();
  expect(screen.queryByRole('table', { name: sip.details.table.title })).not.toBeInTheDocument();
  await pause();
  expect(window.location.search).toBe('?m=5000&r=12&y=20&v=1&tab=costs');
  expect(tab(sip.details.tabs.tax)).toHaveAttribute(
    'href',
    '/features/sip-calculator?m=5000&r=12&y=20&v=1&tab=tax#sip-details',
  );
  await user.click(tab(sip.details.tabs.working));
  expect(screen.getByText('Instalments n = 240')).toBeVisible();
});

test('a convention and monthly rows are chosen beside what they change, again after an edit', async () => {
  await openEdited({ y: '10' });
  const choose = (name: string) => user.click(screen.getByRole('link', { name }));
  await choose(sip.details.tabs.working);
  await choose(choices.effective);
  expect(answer()).toHaveTextContent('₹11,20,179');
  await retype(monthly(), '10000');
  expect(answer()).toHaveTextContent('₹22,40,3');
  await choose(choices.nominal);
  expect(answer()).toHaveTextContent('₹23,23,391');
  await choose(sip.details.tabs.years);
  await choose(sip.details.table.months);
  const months = screen.getByRole('table', { name: sip.details.table.monthlyTitle });
  expect(within(months).getAllByRole('row')).toHaveLength(121);
});

test('the link is copied with its inputs, and the table is saved as CSV', async () => {
  await openEdited({ y: '10' });
  await user.click(screen.getByRole('button', { name: sip.share.copy }));
  expect(await screen.findByText(sip.share.copied)).toBeVisible();
  const { origin } = window.location;
  expect(await navigator.clipboard.readText()).toBe(
    `${origin}/features/sip-calculator?m=5000&r=12&y=10&v=1`,
  );
  await user.click(screen.getByRole('button', { name: sip.details.table.csv }));
  await pause();
  expect(jest.mocked(saveCsv).mock.calls).toEqual([
    ['sip-years.csv', expect.stringContaining(',600000,561695,1161695,')],
  ]);
});

test('a prerendered page takes the day of the browser and gives each visitor’s item an id of its own', async () => {
  jest.mocked(saveSipPlan).mockResolvedValue({ status: 'saved' });
  jest.setSystemTime(new Date('2027-03-10T12:00:00Z'));
  for (let visit = 0; visit < 2; visit += 1) {
    const { unmount } = drawPage({}, '', { isPrerendered: true });
    await retype(monthly(), '5000');
    await pause();
    expect(screen.getByText('Until Feb 2047')).toBeVisible();
    await user.click(saveButton());
    await pause();
    unmount();
  }
  const [first, second] = jest.mocked(saveSipPlan).mock.calls.map(([form]) => form.get('id'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

test('two presses save one item, and a changed plan is another', async () => {
  jest.mocked(saveSipPlan).mockResolvedValue({ status: 'saved' });
  await openEdited();
  await user.click(saveButton());
  expect(await screen.findByText(sip.save.saved, { exact: false })).toBeVisible();
  await user.click(saveButton());
  await pause();
  await edit(years(), '10');
  expect(screen.queryByText(sip.save.saved, { exact: false })).not.toBeInTheDocument();
  await user.click(saveButton());
  await pause();
  const [first, again, other] = jest.mocked(saveSipPlan).mock.calls.map(([form]) => form);
  expect([first?.get('id'), again?.get('id')]).toEqual([firstId, firstId]);
  expect(other?.get('id')).not.toBe(firstId);
  expect(other?.get('plan')).toBe('m=5000&r=12&y=10&v=1');
});

test('a saved plan that was opened is saved in its place, or as a new one, which is then the opened one', async () => {
  jest.mocked(saveSipPlan).mockImplementation(async (form) => ({
    status: 'saved',
    id: String(form.get('id')),
  }));
  drawPage({}, '', { isOpened: true });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await pause();
  };
  await retype(monthly(), '5000');
  await pause();
  expect(screen.queryByRole('button', { name: sip.save.submit })).not.toBeInTheDocument();
  await press(sip.save.change);
  await edit(years(), '10');
  await press(sip.save.change);
  expect(leaveFor).not.toHaveBeenCalled();
  await press(sip.save.saveAsNew);
  await press(sip.save.saveAsNew);
  const forms = jest.mocked(saveSipPlan).mock.calls.map(([form]) => form);
  const ids = forms.map((form) => form.get('id'));
  expect(ids).toEqual([firstId, firstId, ids[2], ids[2]]);
  expect(ids[2]).not.toBe(firstId);
  expect(ids[2]).toMatch(/^[0-9a-f-]{36}$/);
  // With the mark of a new plan the server would give it another id at each press.
  expect(forms.some((form) => form.has(newPlanField))).toBe(false);
  expect(jest.mocked(leaveFor).mock.calls[0]).toEqual([
    `/features/sip-calculator?m=5000&r=12&y=10&v=1&id=${ids[2]}&saved=saved#sip-save`,
  ]);
});

test('an opened plan stays the opened one in the address, and is no part of a link or of the last calculation', async () => {
  drawPage({}, '', { isOpened: true, title: 'My house' });
  await retype(monthly(), '5000');
  await pause();
  expect(window.location.search).toBe(`?m=5000&r=12&y=20&v=1&n=My%20house&id=${firstId}`);
  expect(lastPlan.read()).toBe('/features/sip-calculator?m=5000&r=12&y=20&v=1');
  expect(hrefOf(sip.share.link)).toBe('/features/sip-calculator?m=5000&r=12&y=20&v=1');
});

test('a plan that the form of the server saved as a new one is the opened one at the next edit', async () => {
  const { rerender } = drawPage({}, '&fc=102550', { isOpened: true, title: 'My house' });
  await focus(monthly());
  const id = 'b4f4e2a4-5a0c-4b0e-8d6a-1f2e3d4c5b6a';
  // The redirect after a plain post leads to the same page, which stays as it is but for what the server drew.
  rerender(pageOf({}, '', { isOpened: true, title: 'Car', id }));
  await edit(monthly(), '5000');
  await pause();
  expect(window.location.search).toBe(`?m=5000&r=12&y=20&v=1&n=Car&id=${id}`);
  expect(lastPlan.read()).toBe('/features/sip-calculator?m=5000&r=12&y=20&v=1');
  expect(hrefOf(sip.share.link)).toBe('/features/sip-calculator?m=5000&r=12&y=20&v=1');
});

test('a guest is taken to sign-in, and the address holds the name of the plan', async () => {
  const signInPath = '/auth/signin?returnUrl=x';
  jest.mocked(saveSipPlan).mockResolvedValue({ status: 'guest', signInPath });
  await openEdited();
  await edit(planName(), 'My house');
  await user.click(saveButton());
  expect(leaveFor).toHaveBeenCalledWith(signInPath);
  // For Back.
  expect(window.location.search).toBe('?m=5000&r=12&y=20&v=1&n=My%20house');
});

test('an opened plan that a guest saves is still the opened one after Back, but not one that is to be new', async () => {
  jest.mocked(saveSipPlan).mockResolvedValue({ status: 'guest', signInPath: '/auth/signin' });
  drawPage({}, '', { isOpened: true, title: 'My house' });
  await retype(monthly(), '5000');
  await edit(planName(), 'Car');
  await user.click(screen.getByRole('button', { name: sip.save.change }));
  await pause();
  expect(window.location.search).toBe(`?m=5000&r=12&y=20&v=1&n=Car&id=${firstId}`);
  await user.click(screen.getByRole('button', { name: sip.save.saveAsNew }));
  await pause();
  expect(window.location.search).toBe('?m=5000&r=12&y=20&v=1&n=Car');
  const marks = jest.mocked(saveSipPlan).mock.calls.map(([form]) => form.has(openedField));
  expect(marks).toEqual([true, false]);
});

test('a lost connection says so and loses nothing, not even a name typed before the first edit', async () => {
  jest.mocked(saveSipPlan).mockRejectedValue(new TypeError('Failed to fetch'));
  drawPage();
  await edit(planName(), 'House');
  await retype(monthly(), '5000');
  await pause();
  await user.click(saveButton());
  expect(await screen.findByText(sip.save.outcomes.unavailable)).toBeVisible();
  expect(planName()).toHaveValue('House');
});

test('with a bad field nothing is saved and the field takes the focus', async () => {
  await openEdited({ y: 'ten' });
  await user.click(saveButton());
  expect(saveSipPlan).not.toHaveBeenCalled();
  expect(await screen.findByText(sip.save.outcomes.invalid)).toBeVisible();
  expect(years()).toHaveFocus();
});

describe('the last plan', () => {
  beforeEach(() => localStorage.clear());

  test.each([
    ['/features/sip-calculator?m=5000', true],
    ['/hi/features/sip-calculator?m=5000', true],
    ['/hi/features/income-tax-calculator?m=5000', false],
    ['/features/sip-calculatorx?m=5000', false],
    ['//evil.example/features/sip-calculator?m=5000', false],
  ])('the last plan at %s can be opened again: %s', (path, isKnown) => {
    lastPlan.write(path);
    expect(lastPlan.read()).toBe(isKnown ? path : null);
  });
});
