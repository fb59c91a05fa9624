import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outboxOf } from '@/components/education/learning-outbox';
import { followReading } from '@/components/education/lesson/follow-reading';
import { Quiz } from '@/components/education/quiz/quiz';
import type { AskedQuestion } from '@/lib/education/domain/course';
import { messages } from '@/lib/messages';

jest.mock('@/components/education/learning-outbox');

const quizMessages = messages().education.quiz;
const record = jest.fn();

const question = (id: string): AskedQuestion => ({
  key: `a/lesson:${id}`,
  question: `What does ${id} ask?`,
  options: ['wrong', 'right', 'also wrong'].map((text) => ({
    text: `${text} of ${id}`,
    isRight: text === 'right',
    why: `Because ${text} of ${id}.`,
    paragraph: 'a-heading',
  })),
  lesson: null,
});

const nothingWaits = { waiting: 0, problem: 'none' } as const;

beforeEach(() => {
  record.mockReset();
  jest.mocked(outboxOf).mockReturnValue({
    record,
    send: () => Promise.resolve(),
    state: () => nothingWaits,
    subscribe: () => () => true,
  });
});

const open = () =>
  render(
    <Quiz
      questions={[question('q1'), question('q2')]}
      askedIn="quiz"
      owner="x"
      messages={quizMessages}
    />,
  );

it('asks for a choice, then explains every option and leads to its paragraph', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: quizMessages.check }));
  expect(screen.getByText(quizMessages.choose)).toBeVisible();
  expect(record).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'wrong of q1' }));
  await user.click(screen.getByRole('button', { name: quizMessages.check }));
  expect(screen.getByText(quizMessages.wrong)).toBeVisible();
  for (const reason of ['wrong', 'right', 'also wrong']) {
    expect(screen.getByText(new RegExp(`^Because ${reason} of q1`))).toBeVisible();
  }
  const links = screen.getAllByRole('link', { name: quizMessages.paragraph });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('#a-heading'));
  expect(record.mock.calls).toEqual([
    [{ kind: 'answered', question: 'a/lesson:q1', option: 0, askedIn: 'quiz' }],
  ]);
});

it('by the keyboard alone to the result, which can be tried again', async () => {
  const user = userEvent.setup();
  open();
  for (const id of ['q1', 'q2']) {
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: `right of ${id}` })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.getByText(quizMessages.right)).toBeVisible();
    await user.keyboard('{Enter}');
    // Where reading goes on has the focus at once: the next key is meant for it.
    expect(screen.getByRole('heading')).toHaveFocus();
  }
  expect(screen.getByRole('heading', { name: '2 of 2 right' })).toBeVisible();
  expect(record).toHaveBeenCalledTimes(2);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading')).toHaveFocus();
  const group = screen.getByRole('group', { name: 'What does q1 ask?' });
  expect(within(group).getByRole('radio', { name: 'right of q1' })).not.toBeChecked();
});

it.each([
  ['offline', 3, '3 answers wait in this browser'],
  ['signed-out', 2, quizMessages.signedOut],
  ['none', 1, quizMessages.saving],
] as const)('answers that wait are said: %s', (problem, waiting, text) => {
  const held = { waiting, problem };
  jest.mocked(outboxOf).mockReturnValue({
    record,
    send: () => Promise.resolve(),
    state: () => held,
    subscribe: () => () => true,
  });
  open();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

it('notes a lesson at its opening, and the heading reached in an open part when the reader leaves', () => {
  document.body.innerHTML = `<div data-lesson-text><h2 id="one"></h2><h2 id="two"></h2>
    <details><h2 id="folded"></h2></details></div>`;
  const topsPx: Record<string, number> = { one: 161, two: 461 };
  let scrolledPx = 0;
  const send = jest.fn(() => Promise.resolve());
  jest.mocked(outboxOf).mockReturnValue({ ...outboxOf('x'), send });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return { top: (topsPx[this.id] ?? 561) - scrolledPx } as DOMRect;
  });
  const end = followReading('tax/deductions', 'x');
  scrolledPx = 301;
  window.dispatchEvent(new Event('scroll'));
  scrolledPx = 2000;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('scroll'));
  end();
  const read = { kind: 'read', lesson: 'tax/deductions' };
  expect(record.mock.calls).toEqual([[{ ...read, heading: null }], [{ ...read, heading: 'two' }]]);
  expect(send).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});
