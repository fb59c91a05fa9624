import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HighlightPanel } from '@/components/education/lesson/highlight-panel';
import type { Highlight, HighlightOutcome } from '@/lib/education/domain/lesson-notes';
import { messages } from '@/lib/messages';

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
