import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { outboxOf, type OutboxState } from '@/components/education/learning-outbox';
import { HighlightPanel } from '@/components/education/lesson/highlight-panel';
import { LessonNotebook } from '@/components/education/lesson/lesson-notebook';
import { followReading } from '@/components/education/lesson/follow-reading';
import { Quiz } from '@/components/education/quiz/quiz';
import type { AskedQuestion } from '@/lib/education/domain/course';
import {
  type Highlight,
  type HighlightOutcome,
  type LessonNotes,
  type NoteState,
  noNotes,
} from '@/lib/education/domain/lesson-notes';
import type { PressState } from '@/lib/saved/save-problem';
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

/** The outbox that the parts are given, with what waits in it. */
function putOutbox(state: OutboxState, send = () => Promise.resolve()) {
  jest.mocked(outboxOf).mockReturnValue({
    ...{ record, send },
    state: () => state,
    subscribe: () => () => true,
  });
}
const nothingWaits = { waiting: 0, problem: 'none' } as const;

beforeEach(() => {
  record.mockReset();
  putOutbox(nothingWaits);
});

function open() {
  const questions = [question('q1'), question('q2')];
  render(<Quiz questions={questions} askedIn="quiz" owner="x" messages={quizMessages} />);
}

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
    // The focus moves to the next part at once, because the next key is meant for it.
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
  [0, 1],
  [1, 0],
])('a review leads to its next questions once no answer waits: %i wait', async (waiting, links) => {
  const user = userEvent.setup();
  putOutbox({ waiting, problem: 'none' });
  const more = { href: '/review', label: 'Review 3 more' };
  const questions = [question('q1')];
  render(<Quiz {...{ questions, more }} askedIn="review" owner="x" messages={quizMessages} />);
  await user.click(screen.getByRole('radio', { name: 'right of q1' }));
  await user.click(screen.getByRole('button', { name: quizMessages.check }));
  expect(screen.queryByRole('link', { name: more.label })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: quizMessages.finish }));
  const shown = screen.queryAllByRole('link', { name: more.label });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/review'));
});

it.each([
  ['offline', 3, '3 answers wait in this browser'],
  ['offline', 1, '1 answer waits in this browser'],
  ['signed-out', 2, quizMessages.signedOut],
  ['none', 1, quizMessages.saving],
] as const)('answers that wait are said: %s', (problem, waiting, text) => {
  putOutbox({ waiting, problem });
  open();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

it('notes a lesson at its opening, and the heading reached in an open part when the reader leaves', () => {
  document.body.innerHTML = `<div data-lesson-text><h2 id="one"></h2><h2 id="two"></h2>
    <details><h2 id="folded"></h2></details></div>`;
  const topsPx: Record<string, number> = { one: 161, two: 461 };
  let scrolledPx = 0;
  const send = jest.fn(() => Promise.resolve());
  putOutbox(nothingWaits, send);
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

describe('what a member writes', () => {
  const lessonNotesMessages = messages().lessonNotes;
  const { inLesson } = lessonNotesMessages;
  const notes: LessonNotes = { ...noNotes, note: 'As it was', noteRevision: 3 };
  const sent: Record<string, unknown>[] = [];

  function notebook(
    shown: LessonNotes | null,
    answer: Partial<NoteState> = {},
    pressed: PressState['status'] = 'saved',
  ) {
    const press = () => Promise.resolve<PressState>({ status: pressed });
    return (
      <LessonNotebook
        lesson="tax/a"
        articleId="lesson"
        notes={shown}
        actions={{
          saveBookmark: press,
          removeHighlight: press,
          saveHighlight: () => Promise.resolve<HighlightOutcome>('saved'),
          saveNote: async (_, form) => {
            sent.push(Object.fromEntries(form));
            const text = String(form.get('text'));
            return { status: 'saved', text, basedOn: 4, other: null, ...answer };
          },
        }}
      />
    );
  }
  function draw(...shown: Parameters<typeof notebook>) {
    sent.length = 0;
    render(notebook(...shown));
  }
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(inLesson.note);
  const save = () => userEvent.click(screen.getByRole('button', { name: inLesson.save }));

  it.each(['saved', 'too-many', 'signed-out', 'unavailable'] as const)(
    'a note is sent with what it is based on; after “%s” the text is still there',
    async (status) => {
      draw(notes, { status });
      await userEvent.type(note(), ' and more');
      await save();
      expect(await screen.findByText(inLesson.outcomes[status])).toBeInTheDocument();
      expect(sent).toEqual([{ lesson: 'tax/a', basedOn: '3', text: 'As it was and more' }]);
      expect(note()).toHaveValue('As it was and more');
    },
  );

  it.each(['ended', 'too-many', 'unavailable'] as const)(
    'a bookmark and a highlight that stay as they were say why: %s',
    async (problem) => {
      const { bookmark, pressOutcomes } = inLesson;
      const highlight = { id: 'h', quote: 'marked words', before: '', after: '' };
      draw({ ...notes, highlights: [highlight] }, {}, problem);
      for (const [at, name] of [bookmark, /marked words/].entries()) {
        await userEvent.click(screen.getByRole('button', { name }));
        await waitFor(() =>
          expect(screen.getAllByText(pressOutcomes[problem])).toHaveLength(at + 1),
        );
      }
    },
  );

  it('a note that is too long says so at its field', async () => {
    draw(notes, { status: 'invalid' });
    await save();
    await waitFor(() => expect(note()).toBeInvalid());
  });

  it('stays open when the last of the notes is removed, since the reader is in it', () => {
    const { rerender } = render(notebook({ ...noNotes, isBookmarked: true }));
    rerender(notebook(noNotes));
    expect(screen.getByRole('button', { name: inLesson.bookmark })).toBeVisible();
  });

  it('notes show where there are any, and say when they cannot be reached', () => {
    draw({ ...notes, note: '' });
    expect(screen.getByText(inLesson.all)).not.toBeVisible();
    draw(null);
    expect(screen.getByText(lessonNotesMessages.unavailable)).toBeInTheDocument();
    draw({ ...notes, isBookmarked: true });
    expect(screen.getByRole('button', { name: inLesson.removeBookmark })).toBeVisible();
  });
});

describe('highlight panel', () => {
  const inLessonMessages = messages().lessonNotes.inLesson;
  const first = 'Salary comes in here, and standing instructions leave from here.';

  afterEach(() => document.getSelection()?.removeAllRanges());

  function draw(answer: HighlightOutcome, more: ReactNode = null) {
    const saveAction = jest.fn(async (_: string, _highlight: Highlight) => answer);
    // The text is beside the panel, not part of it.
    render(
      <article id="lesson">
        <h2>Jobs</h2>
        <p>
          Salary <a href="/glossary/x">comes</a>
          <span popover="hint">A note.</span> in here, and standing instructions leave from here.
        </p>
        <p>Before you open more, read the terms of the account.</p>
        {more}
      </article>,
    );
    render(
      <div data-testid="notes">
        <HighlightPanel
          lesson="first-salary/accounts"
          articleId="lesson"
          highlights={[]}
          saveAction={saveAction}
          messages={inLessonMessages}
        />
      </div>,
    );
    return saveAction;
  }

  test('a paragraph that is too long to mark is offered in pieces that end with a sentence', async () => {
    const sentence = (at: number) => `Sentence ${at} says ${'something '.repeat(20)}of money.`;
    const endless = `And one ${'goes on and '.repeat(80)}ends.`;
    const text = [sentence(1), sentence(2), sentence(3), endless].join(' ');
    const saveAction = draw('saved', <p>{text}</p>);
    const list = screen.getByRole('combobox', { name: inLessonMessages.paragraph });
    for (const place of ['2', '3', '4']) {
      await userEvent.selectOptions(list, place);
      await userEvent.click(screen.getByRole('button', { name: inLessonMessages.markParagraph }));
    }
    const quotes = saveAction.mock.calls.map(([, { quote }]) => quote);
    expect(quotes).toHaveLength(3);
    expect(quotes[0]).toBe(`${sentence(1)} ${sentence(2)}`);
    expect(quotes[1]).toMatch(/^Sentence 3 /);
    expect(quotes.join(' ')).toBe(text);
    expect(within(list).getAllByRole('option')).toHaveLength(5);
  });

  test('selected words are marked as they are read, without what opens over them', async () => {
    const saveAction = draw('saved');
    const [paragraph] = screen.getAllByRole('paragraph');
    if (!paragraph) throw new Error('no paragraph');
    act(() => {
      document.getSelection()?.selectAllChildren(paragraph);
      document.dispatchEvent(new Event('selectionchange'));
    });
    await userEvent.click(
      await screen.findByRole('button', { name: inLessonMessages.markSelection }),
    );
    const quotes = saveAction.mock.calls.map(([, { quote }]) => quote.replace(/\s+/g, ' '));
    expect(quotes).toEqual([first]);
  });

  test('while the notes are closed, selected words can be marked, and a message confirms it', async () => {
    draw('full');
    const [paragraph] = screen.getAllByRole('paragraph');
    if (!paragraph) throw new Error('no paragraph');
    act(() => {
      document.getSelection()?.selectAllChildren(paragraph);
      document.dispatchEvent(new Event('selectionchange'));
    });
    const button = await screen.findByRole('button', { name: inLessonMessages.markSelection });
    const notes = screen.getByTestId('notes');
    expect(notes).not.toContainElement(button);
    await userEvent.click(button);
    expect(notes).not.toContainElement(await screen.findByText(/Limit of 50 highlights/));
    act(() => {
      document.getSelection()?.removeAllRanges();
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(screen.queryByText(/Limit of 50 highlights/)).not.toBeInTheDocument();
  });

  test.each([
    ['full', /Limit of 50 highlights/],
    ['unavailable', inLessonMessages.markProblems.unavailable],
  ] as const)('why nothing was marked is said: %s', async (answer, text) => {
    draw(answer);
    await userEvent.click(screen.getByRole('button', { name: inLessonMessages.markParagraph }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
