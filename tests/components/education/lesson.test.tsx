import userEvent from '@testing-library/user-event';
import { render, screen, within, waitFor, act } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawingPlot } from '@/components/education/drawing/drawing';
import { lessonDrawings } from '@/components/education/drawing/lesson-drawings';
import { LessonDrawing } from '@/components/education/drawing/lesson-drawing';
import { lessonIdOf, pathSlugs, type LessonId } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';
import { type MDXComponents, type MDXContent } from 'mdx/types';
import { type ElementType } from 'react';
import { LessonText } from '@/components/education/lesson/lesson-text';
import { LessonNoteForm } from '@/components/education/lesson/lesson-note-form';
import {
  type NoteState,
  type Highlight,
  type HighlightOutcome,
} from '@/lib/education/domain/lesson-notes';
import { HighlightPanel } from '@/components/education/lesson/highlight-panel';
import { ScamDrillCard } from '@/components/education/scam-drill-card';
import { scamDrills } from '@/lib/education/data/scams';

describe('lesson drawing', () => {
  const today = '2026-11-24';
  const words = messages().lessonDrawings;
  const ids = Object.keys(lessonDrawings) as LessonId[];
  const lessons = pathSlugs.flatMap((path) =>
    readdirSync(join(__dirname, '../../../content/lessons', path))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => lessonIdOf(path, name.replace('.mdx', ''))),
  );

  const stepsOf = (plot: DrawingPlot) => ('steps' in plot ? plot.steps.length : 0);

  test('every drawing belongs to a lesson, and only a lesson about papers has none', () => {
    expect(Object.keys(words).sort()).toEqual([...ids].sort());
    expect(lessons.filter((id) => !ids.includes(id))).toEqual(['tax/filing-your-return']);
    expect(ids.filter((id) => !lessons.includes(id))).toEqual([]);
  });

  test.each(ids)('%s is drawn from known numbers and says what it shows', (id) => {
    render(<LessonDrawing lesson={id} today={today} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveAccessibleName();
    expect(figure).not.toHaveTextContent(/[{}]|NaN|Infinity|undefined/);
    expect(figure.innerHTML).not.toMatch(/NaN|Infinity/);
    expect(figure.innerHTML).toMatch(/<(path|rect) [^>]*\d/);
    const { plot } = lessonDrawings[id]!(today);
    const { labels = [], series = [''] } = words[id] ?? {};
    const [rows, length] = {
      payoff: () => [[], 0] as const,
      bars: () => [plot.kind === 'bars' ? plot.values : [], labels.length] as const,
      lines: () => [plot.kind === 'lines' ? plot.values : [], stepsOf(plot)] as const,
      stack: () => [plot.kind === 'stack' ? plot.values : [], stepsOf(plot)] as const,
    }[plot.kind]();
    const count = { payoff: 0, bars: series.length, lines: labels.length, stack: labels.length };
    expect(rows.map((values) => values.length)).toEqual(Array(count[plot.kind]).fill(length));
  });

  test.each<[LessonId, string]>([
    // 10,000 a month for 25 years at 10% and at 11%, as in the text of the lesson.
    ['saving-and-funds/cost-of-a-fund', '₹1.34 crore instead of ₹1.59 crore'],
    // 30 lakh ÷ 278.74, the annuity due of 144 months at 10 ÷ 12 %.
    ['saving-and-funds/goals-and-mix', '₹10,763 a month'],
    // The rebate up to 12 lakh and its marginal relief above, with cess.
    ['tax/how-income-tax-works', '₹0 on ₹12.75 lakh, ₹10,400 on ₹12.85 lakh'],
    // 3 lakh of rent less 10% of 9 lakh.
    ['tax/rent-and-home-loan', '₹2.1 lakh of his HRA'],
    ['protection-loans-retirement/how-a-loan-works', 'EMI ₹17,195'],
  ])('%s prints %s', (id, text) => {
    render(<LessonDrawing lesson={id} today={today} />);
    expect(screen.getByRole('figure')).toHaveTextContent(text);
  });
});

describe('lesson table', () => {
  /** What the compiler makes of a table in Markdown. */
  const Text: MDXContent = ({ components = {} }: { components?: MDXComponents }) => {
    const Box = (components.table ?? 'table') as ElementType;
    const Head = (components.th ?? 'th') as ElementType;
    const Cell = (components.td ?? 'td') as ElementType;
    return (
      <Box>
        <thead>
          <tr>
            <Head>Age</Head>
            <Head>
              Rate in <em>percent</em>
            </Head>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell>60</Cell>
            <Cell>7.5</Cell>
          </tr>
        </tbody>
      </Box>
    );
  };

  test('a table of a lesson is named by its columns and can be scrolled by the keyboard', () => {
    const { computed, lesson } = messages().education;
    render(
      <LessonText
        Text={Text}
        context={{ today: '2026-11-23', messages: computed }}
        terms={[]}
        messages={lesson}
      />,
    );
    const box = screen.getByRole('region', { name: 'Age, Rate in percent' });
    expect(box).toHaveAttribute('tabindex', '0');
    const table = within(box).getByRole('table', { name: 'Age, Rate in percent' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('cell', { name: '7.5' })).toBeInTheDocument();
  });
});

describe('lesson note form', () => {
  const words = messages().lessonNotes.inLesson;

  function draw(answer: (typed: string) => NoteState) {
    const sent: Record<string, unknown>[] = [];
    render(
      <LessonNoteForm
        lesson="tax/a"
        note="As it was"
        noteRevision={3}
        most={5_000}
        saveAction={async (_, form) => {
          sent.push(Object.fromEntries(form));
          return answer(String(form.get('text')));
        }}
        messages={words}
      />,
    );
    return sent;
  }

  const note = () => screen.getByLabelText<HTMLTextAreaElement>(words.note);

  test('the typed note is saved, and the form says so', async () => {
    const sent = draw((text) => ({ status: 'saved', text, basedOn: 4, other: null }));
    await userEvent.type(note(), ' and more');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.outcomes.saved)).toBeInTheDocument();
    expect(sent).toEqual([{ lesson: 'tax/a', basedOn: '3', text: 'As it was and more' }]);
    expect(note()).toHaveValue('As it was and more');
  });

  test('changed elsewhere, both texts are there, and the next try is based on the newer', async () => {
    const sent = draw((text) => ({
      status: 'changed-elsewhere',
      text,
      basedOn: 9,
      other: 'Theirs',
    }));
    await userEvent.type(note(), '!');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText('Theirs')).toBeInTheDocument();
    expect(note()).toHaveValue('As it was!');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ basedOn: '9' });
  });

  test.each(['too-many', 'signed-out', 'unavailable'] as const)(
    'after %s the text is still there',
    async (status) => {
      draw((text) => ({ status, text, basedOn: 3, other: null }));
      await userEvent.type(note(), ' typed');
      await userEvent.click(screen.getByRole('button', { name: words.save }));
      expect(await screen.findByText(words.outcomes[status])).toBeInTheDocument();
      expect(note()).toHaveValue('As it was typed');
    },
  );
});

describe('highlight panel', () => {
  const words = messages().lessonNotes.inLesson;
  const first = 'Salary comes in here, and standing instructions leave from here.';
  const second = 'Before you open more, read the terms of the account.';

  let sent: Highlight[];

  beforeEach(() => {
    sent = [];
  });

  afterEach(() => document.getSelection()?.removeAllRanges());

  function draw(answer: HighlightOutcome = 'saved') {
    // The text is beside the panel, not part of it.
    render(
      <article id="lesson">
        <h2>Jobs</h2>
        <p>
          Salary <a href="/glossary/x">comes</a>
          <span popover="hint">A note.</span> in here, and standing instructions leave from here.
        </p>
        <p>{second}</p>
      </article>,
    );
    render(
      <HighlightPanel
        lesson="first-salary/accounts"
        articleId="lesson"
        highlights={[]}
        saveAction={async (_, highlight) => {
          sent.push(highlight);
          return answer;
        }}
        messages={words}
      />,
    );
  }

  test('a paragraph is chosen by its first words and marked, without a pointer', async () => {
    draw();
    const paragraphs = screen.getByLabelText(words.paragraph);
    await userEvent.selectOptions(paragraphs, second);
    await userEvent.click(screen.getByRole('button', { name: words.markParagraph }));
    expect(await screen.findByText(words.marked)).toBeInTheDocument();
    expect(sent).toMatchObject([{ quote: second, after: '' }]);
    expect(sent[0]?.before.trimEnd().endsWith('leave from here.')).toBe(true);
  });

  test('selected words are marked as they are read, without what opens over them', async () => {
    draw();
    const [paragraph] = screen.getAllByRole('paragraph');
    if (!paragraph) throw new Error('no paragraph');
    act(() => {
      document.getSelection()?.selectAllChildren(paragraph);
      document.dispatchEvent(new Event('selectionchange'));
    });
    await userEvent.click(await screen.findByRole('button', { name: words.markSelection }));
    expect(sent.map(({ quote }) => quote.replace(/\s+/g, ' '))).toEqual([first]);
  });

  test('why nothing was marked is said', async () => {
    draw('full');
    await userEvent.click(screen.getByRole('button', { name: words.markParagraph }));
    expect(await screen.findByText(/Limit of 50 highlights/)).toBeInTheDocument();
  });
});

describe('scam drill card', () => {
  const words = messages().scamClinic.drill;
  const [drill] = scamDrills;
  if (!drill) throw new Error('no drill');

  test('each choice opens into what comes of it, one at a time, and nothing is given away before', () => {
    render(<ScamDrillCard drill={drill} messages={words} />);
    const groups = screen.getAllByRole('group');
    drill.choices.forEach(({ text, why }, place) => {
      const choice = groups[place];
      expect(choice).toHaveAttribute('name', `choices-of-${drill.slug}`);
      expect(choice).not.toHaveAttribute('open');
      expect(choice).toHaveTextContent(text);
      expect(choice).toHaveTextContent(why);
    });
    expect(screen.getAllByText(words.safe)).toHaveLength(1);
    expect(screen.getByText(drill.report)).toBeInTheDocument();
  });
});
