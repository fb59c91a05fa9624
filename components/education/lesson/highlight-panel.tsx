'use client';

import { useEffect, useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { findPassage, passageBetween } from '@/lib/education/domain/find-passage';
import {
  notesLimits,
  type Highlight,
  type HighlightOutcome,
} from '@/lib/education/domain/lesson-notes';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { paragraphsOf, passageText, placesOf, rangeBetween } from './passage-text';

/** Also named in app/globals.css. */
const highlightName = 'saved-passage';
const shownCharacters = 60;

export type HighlightPanelProps = {
  lesson: string;
  articleId: string;
  highlights: readonly Highlight[];
  saveAction: (lesson: string, highlight: Highlight) => Promise<HighlightOutcome>;
  messages: Messages['lessonNotes']['inLesson'];
};

/**
 * Shows the marked passages in the text of a lesson and marks further ones. It paints by the browser's own highlights
 * and changes nothing in the text; where a browser has none, the list of passages still stands below.
 */
export function HighlightPanel({
  lesson,
  articleId,
  highlights,
  saveAction,
  messages,
}: HighlightPanelProps) {
  // Only ever made in the browser, beside a text that does not change.
  const [paragraphs] = useState(() => beginningsIn(articleId));
  const [chosen, setChosen] = useState('0');
  const [hasSelection, setHasSelection] = useState(false);
  const [outcome, setOutcome] = useState<HighlightOutcome | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => paint(articleId, highlights), [articleId, highlights]);

  useEffect(() => {
    const variant = () => setHasSelection(selectedIn(articleId) !== null);
    document.addEventListener('selectionchange', variant);
    return () => document.removeEventListener('selectionchange', variant);
  }, [articleId]);

  const mark = async (passage: Omit<Highlight, 'id'> | null) => {
    if (!passage) return;
    setIsSaving(true);
    setOutcome(null);
    const answer =
      passage.quote.length > notesLimits.quoteCharacters
        ? 'invalid'
        : await saveAction(lesson, { id: crypto.randomUUID(), ...passage }).catch(
            () => 'unavailable' as const,
          );
    setOutcome(answer);
    setIsSaving(false);
    if (answer === 'saved') document.getSelection()?.removeAllRanges();
  };

  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{messages.howToMark}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <Select
            id="highlight-paragraph"
            label={messages.paragraph}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={paragraphs.map((label, at) => ({ value: String(at), label }))}
          />
        </div>
        <Button
          variant="secondary"
          isBusy={isSaving}
          onClick={() => void mark(paragraphIn(articleId, Number(chosen)))}
        >
          {messages.markParagraph}
        </Button>
      </div>
      {hasSelection ? (
        <div className="fixed inset-x-0 bottom-4 z-20 flex justify-center print:hidden">
          <Button
            isBusy={isSaving}
            // The press shall not take the selection away.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void mark(selectedIn(articleId))}
            className="shadow-raised"
          >
            {messages.markSelection}
          </Button>
        </div>
      ) : null}
      <LiveRegion className="text-sm">{outcome ? wordsOf(outcome, messages) : null}</LiveRegion>
    </div>
  );
}

function wordsOf(outcome: HighlightOutcome, messages: HighlightPanelProps['messages']): string {
  if (outcome === 'saved') return messages.marked;
  const most = outcome === 'full' ? notesLimits.highlights : notesLimits.quoteCharacters;
  return fill(messages.markProblems[outcome], { most });
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

/** @returns what takes the paint away again. */
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
