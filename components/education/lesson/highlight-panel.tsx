'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PressForm } from '@/components/forms/press-form';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import {
  findPassage,
  passageBetween,
  notesLimits,
  type Highlight,
  type HighlightOutcome,
} from '@/lib/education/domain/lesson-notes';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

/** Also named in app/globals.css. */
const highlightName = 'saved-passage';
const shownCharacters = 60;

type HighlightPanelProps = {
  lesson: string;
  articleId: string;
  highlights: readonly Highlight[];
  saveAction: (lesson: string, highlight: Highlight) => Promise<HighlightOutcome>;
  messages: Messages['lessonNotes']['inLesson'];
};

/**
 * Shows the marked passages in the text of a lesson and marks further ones. It paints by the browser's own highlights
 * and changes nothing in the text; where a browser has none, the list of passages is still below.
 */
export function HighlightPanel({
  lesson,
  articleId,
  highlights,
  saveAction,
  messages,
}: HighlightPanelProps) {
  // Created only in the browser, for a text that does not change.
  const [paragraphs] = useState(() => beginningsIn(articleId));
  const [chosen, setChosen] = useState('0');
  const [hasSelection, setHasSelection] = useState(false);
  const [outcome, setOutcome] = useState<HighlightOutcome | null>(null);
  const [selectionOutcome, setSelectionOutcome] = useState<HighlightOutcome | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => paint(articleId, highlights), [articleId, highlights]);

  useEffect(() => {
    const updateHasSelection = () => {
      setHasSelection(selectedIn(articleId) !== null);
      setSelectionOutcome((before) => (before === 'saved' ? before : null));
    };
    document.addEventListener('selectionchange', updateHasSelection);
    return () => document.removeEventListener('selectionchange', updateHasSelection);
  }, [articleId]);

  const mark = async (
    passage: Omit<Highlight, 'id'> | null,
    setAnswer: (outcome: HighlightOutcome | null) => void,
  ) => {
    if (!passage) return;
    setIsSaving(true);
    setAnswer(null);
    const answer =
      passage.quote.length > notesLimits.quoteCharacters
        ? 'invalid'
        : await saveAction(lesson, { id: crypto.randomUUID(), ...passage }).catch(
            () => 'unavailable' as const,
          );
    setAnswer(answer);
    setIsSaving(false);
    if (answer === 'saved') document.getSelection()?.removeAllRanges();
  };

  return (
    <div className="no-print grid gap-3">
      <p className="text-sm text-ink-soft">{messages.howToMark}</p>
      <PressForm
        onPress={() => void mark(paragraphIn(articleId, Number(chosen)), setOutcome)}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 grow">
          <Select
            id="highlight-paragraph"
            label={messages.paragraph}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={paragraphs.map((label, at) => ({ value: String(at), label }))}
          />
        </div>
        <Button type="submit" variant="secondary" isBusy={isSaving}>
          {messages.markParagraph}
        </Button>
      </PressForm>
      <LiveRegion className="text-sm">{outcome ? wordsOf(outcome, messages) : null}</LiveRegion>
      {/* Not inside the notes, which may be closed. */}
      {createPortal(
        <div className="fixed inset-x-4 bottom-4 z-20 grid justify-items-center gap-2 max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] print:hidden">
          <LiveRegion className={selectionOutcome === 'saved' ? 'sr-only' : undefined}>
            {selectionOutcome ? (
              <Alert tone={selectionOutcome === 'saved' ? 'good' : 'bad'}>
                {wordsOf(selectionOutcome, messages)}
              </Alert>
            ) : null}
          </LiveRegion>
          {hasSelection ? (
            <PressForm onPress={() => void mark(selectedIn(articleId), setSelectionOutcome)}>
              <Button
                type="submit"
                isBusy={isSaving}
                // The click must not clear the selection.
                onPointerDown={(event) => event.preventDefault()}
                className="shadow-raised"
              >
                {messages.markSelection}
              </Button>
            </PressForm>
          ) : null}
        </div>,
        document.body,
      )}
    </div>
  );
}

function wordsOf(outcome: HighlightOutcome, messages: HighlightPanelProps['messages']): string {
  if (outcome === 'saved') return messages.marked;
  const max = outcome === 'full' ? notesLimits.highlights : notesLimits.quoteCharacters;
  return fill(messages.markProblems[outcome], { max });
}

/** The first words of each paragraph. */
function beginningsIn(articleId: string): readonly string[] {
  const article = document.getElementById(articleId);
  if (!article) return [];
  const model = passageText(article);
  return paragraphsOf(model).map(({ from, to }) => {
    const line = model.text.slice(from, to).trim();
    return line.length > shownCharacters ? `${line.slice(0, shownCharacters).trimEnd()}…` : line;
  });
}

function paragraphIn(articleId: string, at: number): Omit<Highlight, 'id'> | null {
  const article = document.getElementById(articleId);
  if (!article) return null;
  const model = passageText(article);
  const place = paragraphsOf(model)[at];
  return place ? passageIn(model.text, place) : null;
}

function selectedIn(articleId: string): Omit<Highlight, 'id'> | null {
  const selection = document.getSelection();
  const article = document.getElementById(articleId);
  if (!selection || !article || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(article)) return null;
  const model = passageText(article);
  const places = placesOf(model, range);
  return places && passageIn(model.text, places);
}

function passageIn(text: string, { from, to }: { from: number; to: number }) {
  return passageBetween(text, from, to, notesLimits.contextCharacters);
}

/** @returns a function that removes the highlights. */
function paint(articleId: string, highlights: readonly Highlight[]): () => void {
  const article = document.getElementById(articleId);
  if (!article || typeof CSS === 'undefined' || !('highlights' in CSS)) return () => undefined;
  const model = passageText(article);
  const ranges = highlights.flatMap((highlight) => {
    const place = findPassage(model.text, highlight);
    return (place && rangeBetween(model, place.start, place.end)) ?? [];
  });
  CSS.highlights.set(highlightName, new window.Highlight(...ranges));
  return () => void CSS.highlights.delete(highlightName);
}

/** What an article says as one text, and where in it each text node begins. */
type PassageText = {
  text: string;
  nodes: readonly { node: Text; start: number }[];
};

const blocks = 'p, li, h2, h3, h4, td, th, blockquote, dt, dd, pre';
/** Popovers and controls inside the text, which are not part of it. */
const notRead = '[popover], form, figure, button, [data-not-read]';

/** Blocks are parted by the end of a line, as a selection copies them. */
function passageText(article: Element): PassageText {
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(notRead)) continue;
    const own = parent.closest(blocks);
    if (text !== '' && own !== block) text += '\n';
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  return { text, nodes };
}

/** The range of the document from one place of the text to another. */
function rangeBetween({ nodes }: PassageText, start: number, end: number): Range | null {
  const first = nodes.findLast((each) => each.start <= start);
  const last = nodes.findLast((each) => each.start < end);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** Which places of the text a range covers; null when it covers none. */
function placesOf({ nodes }: PassageText, range: Range): { from: number; to: number } | null {
  const covered = nodes.filter(({ node }) => range.intersectsNode(node));
  const first = covered[0];
  const last = covered.at(-1);
  if (!first || !last) return null;
  const from = first.start + (first.node === range.startContainer ? range.startOffset : 0);
  const to = last.start + (last.node === range.endContainer ? range.endOffset : last.node.length);
  return from < to ? { from, to } : null;
}

/** The paragraphs and points of a list, by the places of their text; several places where one is too long to mark. */
function paragraphsOf({ text }: PassageText): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const isOffered = line.trim().split(/\s+/).length > 5;
    for (const piece of piecesOf(line)) {
      if (isOffered) found.push({ from, to: from + piece.length });
      from += piece.length;
    }
    from += 1;
  }
  return found;
}

/** A line in pieces that can be marked. They end with a sentence, or with a word where a sentence is too long. */
function piecesOf(line: string): string[] {
  const { quoteCharacters } = notesLimits;
  if (line.length <= quoteCharacters) return [line];
  const pieces: string[] = [];
  for (const sentence of line.split(/(?<=[.!?]\s)/)) {
    const parts = sentence.length <= quoteCharacters ? [sentence] : sentence.split(/(?<=\s)/);
    for (const part of parts) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + part.trimEnd().length <= quoteCharacters) {
        pieces[pieces.length - 1] = last + part;
      } else {
        pieces.push(part);
      }
    }
  }
  return pieces;
}
