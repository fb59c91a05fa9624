import type { Highlight } from './lesson-notes';

/**
 * The place of a highlighted passage in a text: found with the text around it, else by its words alone, which may have
 * moved. Null where they are no longer there.
 */
export function findPassage(
  text: string,
  { quote, before, after }: Omit<Highlight, 'id'>,
): { start: number; end: number } | null {
  const tries = [
    { lead: before, whole: `${before}${quote}${after}` },
    { lead: before, whole: `${before}${quote}` },
    { lead: '', whole: `${quote}${after}` },
    { lead: '', whole: quote },
  ];
  for (const { lead, whole } of tries) {
    const at = text.indexOf(whole);
    if (at >= 0) return { start: at + lead.length, end: at + lead.length + quote.length };
  }
  return null;
}

/** The passage between two places of a text, without space at its ends; null when nothing but space is there. */
export function passageBetween(
  text: string,
  from: number,
  to: number,
  contextCharacters: number,
): Omit<Highlight, 'id'> | null {
  const piece = text.slice(from, to);
  const quote = piece.trim();
  if (quote === '') return null;
  const start = from + piece.indexOf(quote);
  const end = start + quote.length;
  return {
    quote,
    before: text.slice(Math.max(0, start - contextCharacters), start),
    after: text.slice(end, end + contextCharacters),
  };
}
